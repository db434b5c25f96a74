import { eventBootScript, eventBootScriptHash, themeBootScript, themeBootScriptHash } from '@jobsite/shell/core'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { App } from './App.tsx'
import type { BrowserAppProps } from './props.ts'

const NONCE = 'bm9uY2Utb2YtdGhlLXRlc3Rz'

const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'nonce-${NONCE}' ${themeBootScriptHash} ${eventBootScriptHash}`,
  `style-src 'self' 'nonce-${NONCE}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types jobsite-shell',
].join('; ')

/** A page's whole HTML and its content security policy, as a server sends them. */
export function renderDocument(props: BrowserAppProps, script: string): { html: string; policy: string | null } {
  const sheet = new ServerStyleSheet({ nonce: NONCE })
  try {
    const body = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <App {...props} />
        </StrictMode>,
      ),
    )
    const json = JSON.stringify(props).replaceAll('<', '\\u003c')
    const html = `<!doctype html>
<html lang="${props.language ?? 'vi'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="sc-nonce" content="${NONCE}">
<title>${props.page ?? 'Shell'}</title>
<link rel="icon" href="data:,">
<link rel="expect" href="#main-content" blocking="render">
${props.canonical === undefined ? '' : `<link rel="canonical" href="${props.canonical}">`}
${props.hasPolicy ? `<script>${themeBootScript}</script>` : ''}
${props.hasPolicy || props.earlyEvents ? `<script>${eventBootScript}</script>` : ''}
${(props.earlyEvents ?? []).map(([name, detail]) => `<script nonce="${NONCE}">window.dispatchEvent(new CustomEvent('${name}', { detail: ${JSON.stringify(detail)} }))</script>`).join('')}
<style nonce="${NONCE}">body { margin: 0; background: light-dark(#fff, #0c1119); color: light-dark(#111, #eee); font-family: sans-serif } .tall { height: 2400px }</style>
${sheet.getStyleTags()}
</head>
<body><div id="root">${body}</div>
<script type="application/json" id="props">${json}</script>
<script type="module" src="${script}"></script>
</body>
</html>`
    return { html, policy: props.hasPolicy ? POLICY : null }
  } finally {
    sheet.seal()
  }
}
