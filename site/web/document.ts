import type { AlternateLink, Language } from '@jobsite/shell/core'
import { embeddedJson, escapeHtml } from './escapeHtml.ts'

/** The files that a page loads, site-relative. */
export interface PageAssets {
  readonly script: string
  readonly styles: readonly string[]
}

/** What the document around a rendered page is made from. */
export interface DocumentParts {
  readonly language: Language
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly alternates: readonly AlternateLink[]
  readonly noIndex: boolean
  readonly nonce: string
  readonly assets: PageAssets
  /** Rendered body and the style elements it needs; both are HTML already. */
  readonly html: string
  readonly styleTags: string
  readonly state: unknown
}

/** A whole page as HTML. */
export function pageDocument(parts: DocumentParts): string {
  const { language, assets, nonce } = parts
  const alternates = parts.alternates.map(
    ({ hrefLang, href }) => `<link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}">`,
  )
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // The browser's half of the styles reads its nonce here.
    `<meta name="sc-nonce" content="${nonce}">`,
    `<title>${escapeHtml(parts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(parts.description)}">`,
    ...(parts.noIndex ? ['<meta name="robots" content="noindex">'] : []),
    `<link rel="canonical" href="${escapeHtml(parts.canonical)}">`,
    ...alternates,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    parts.styleTags,
    // Nothing is painted before the header is there whole: half of one would make room for the rest.
    '<link rel="expect" href="#main-content" blocking="render">',
    `<script type="module" src="${assets.script}"></script>`,
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
${head.filter((line) => line !== '').join('\n')}
</head>
<body>
<div id="root">${parts.html}</div>
<script type="application/json" id="page-state">${embeddedJson(parts.state)}</script>
</body>
</html>
`
}

/** A small page of its own, without the shell. `body` is HTML. */
export function plainDocument(parts: { language: Language; title: string; body: string; assets: PageAssets }): string {
  const styles = parts.assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')
  return `<!doctype html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(parts.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles}
</head>
<body>
<main class="page page-plain">
${parts.body}
</main>
</body>
</html>
`
}
