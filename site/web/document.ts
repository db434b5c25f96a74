import { eventBootScript } from '@jobsite/shell/core'
import { html, raw } from 'hono/html'
import { embeddedJson } from './embeddedJson.ts'
import { type Head, headTags } from './head.ts'
import type { PageAssets } from './siteEnv.ts'

/** Input of the document around a rendered page. */
export interface DocumentParts {
  readonly head: Head
  readonly nonce: string
  readonly assets: PageAssets
  /** Rendered body. */
  readonly html: string
  readonly state: unknown
}

/**
 * A whole page as HTML. Nothing is painted before the shell's header and the page's own head are there whole: half of a
 * row would make room for the rest.
 */
export function pageDocument(parts: DocumentParts) {
  const { head, assets, nonce } = parts
  return html`<!doctype html>
<html lang="${head.links.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="sc-nonce" content="${nonce}">
<script nonce="${nonce}">${raw(eventBootScript)}</script>
${headTags(head)}${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}">\n`)}<link rel="expect" href="#below-head" blocking="render">
${assets.imports.map((href) => html`<link rel="modulepreload" href="${href}">\n`)}<script type="module" src="${assets.script}"></script>
</head>
<body>
<div id="root">${raw(parts.html)}</div>
<script type="application/json" id="page-state">${raw(embeddedJson(parts.state))}</script>
</body>
</html>
`
}
