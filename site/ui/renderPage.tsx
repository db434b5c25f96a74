import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { RenderPage } from '../web/respondPage.ts'
import { App } from './App.tsx'

/** Renders a page's state on the server. */
export const renderPage: RenderPage = (state, nonce) => {
  const sheet = new ServerStyleSheet({ nonce })
  try {
    const html = renderToString(sheet.collectStyles(<App {...state} />))
    return { html, styleTags: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
