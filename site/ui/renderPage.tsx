import { shellStyleTags } from '@jobsite/shell/server'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { RenderPage } from '../web/respondPage.ts'
import { App } from './App.tsx'

/** Styles of the shell, collected once for all requests: they are the same on every page. */
const sheet = new ServerStyleSheet()

/** Renders a page's state on the server. */
export const renderPage: RenderPage = (state, nonce) => {
  const html = renderToString(sheet.collectStyles(<App {...state} />))
  return { html, styleTags: shellStyleTags(sheet.getStyleTags(), { nonce }) }
}
