import type { ShellData } from '@jobsite/shell/islands'
import { shellStyleTags } from '@jobsite/shell/server'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { SiteShell } from './SiteShell'

/** Returns the style elements of a page's shell. Astro renders islands by itself, so the styles are collected separately. */
export function shellStyles(url: string, data: ShellData): string {
  const sheet = new ServerStyleSheet()
  try {
    renderToString(sheet.collectStyles(<SiteShell url={url} data={data} />))
    return shellStyleTags(sheet.getStyleTags())
  } finally {
    sheet.seal()
  }
}
