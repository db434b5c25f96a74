import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { App } from './App.tsx'
import type { BrowserAppProps } from './props.ts'

/** A page's whole HTML, as a server sends it. */
export function renderDocument(props: BrowserAppProps, script: string): string {
  const sheet = new ServerStyleSheet()
  try {
    const body = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <App {...props} />
        </StrictMode>,
      ),
    )
    const json = JSON.stringify(props).replaceAll('<', '\\u003c')
    return `<!doctype html>
<html lang="${props.language ?? 'vi'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${props.page ?? 'Shell'}</title>
<link rel="icon" href="data:,">
<style>body { margin: 0; background: light-dark(#fff, #0c1119); color: light-dark(#111, #eee); font-family: sans-serif }</style>
${sheet.getStyleTags()}
</head>
<body><div id="root">${body}</div>
<script type="application/json" id="props">${json}</script>
<script type="module" src="${script}"></script>
</body>
</html>`
  } finally {
    sheet.seal()
  }
}
