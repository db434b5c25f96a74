import { type AlternateLink, eventBootScript, type Language } from '@jobsite/shell/core'
import { html, raw } from 'hono/html'
import { embeddedJson } from './embeddedJson.ts'

/** The files that a page loads, site-relative. */
export interface PageAssets {
  readonly script: string
  /** Further files that the script imports. */
  readonly imports: readonly string[]
  readonly styles: readonly string[]
}

/** Input of the document around a rendered page. */
export interface DocumentParts {
  readonly language: Language
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly alternates: readonly AlternateLink[]
  readonly noIndex: boolean
  readonly nonce: string
  readonly assets: PageAssets
  readonly structuredData?: object
  /** Rendered body. */
  readonly html: string
  readonly state: unknown
}

/**
 * A whole page as HTML. Nothing is painted before the shell's header and the page's own head are there whole: half of a
 * row would make room for the rest.
 */
export function pageDocument(parts: DocumentParts) {
  const { language, assets, nonce } = parts
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="sc-nonce" content="${nonce}">
<script nonce="${nonce}">${raw(eventBootScript)}</script>
<title>${parts.title}</title>
<meta name="description" content="${parts.description}">
${parts.noIndex ? html`<meta name="robots" content="noindex">\n` : ''}<link rel="canonical" href="${parts.canonical}">
${parts.alternates.map(({ hrefLang, href }) => html`<link rel="alternate" hreflang="${hrefLang}" href="${href}">\n`)}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}">\n`)}<link rel="expect" href="#below-head" blocking="render">
${assets.imports.map((href) => html`<link rel="modulepreload" href="${href}">\n`)}<script type="module" src="${assets.script}"></script>
${parts.structuredData ? html`<script type="application/ld+json">${raw(embeddedJson(parts.structuredData))}</script>\n` : ''}</head>
<body>
<div id="root">${raw(parts.html)}</div>
<script type="application/json" id="page-state">${raw(embeddedJson(parts.state))}</script>
</body>
</html>
`
}
