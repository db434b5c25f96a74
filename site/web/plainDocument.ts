import type { Language } from '@jobsite/shell/core'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { iconTags } from './head.ts'
import type { PageAssets } from './siteEnv.ts'

/** Content of a small page. */
interface PlainParts {
  readonly language: Language
  readonly title: string
  readonly body: HtmlEscapedString | Promise<HtmlEscapedString>
  readonly assets: PageAssets
}

/** A small page of its own, without the shell. */
export function plainDocument({ language, title, body, assets }: PlainParts) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${iconTags}${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
</head>
<body>
<main class="page page-plain">
${body}
</main>
</body>
</html>
`
}
