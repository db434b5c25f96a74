import { shellStyleTags } from '@jobsite/shell/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { SiteShell } from './SiteShell.jsx'

/** The styles of a page's shell: Astro renders islands by itself, so they are collected beside it. */
export function shellStyles(url) {
  const sheet = new ServerStyleSheet()
  try {
    renderToString(sheet.collectStyles(createElement(SiteShell, { url })))
    return shellStyleTags(sheet.getStyleTags())
  } finally {
    sheet.seal()
  }
}
