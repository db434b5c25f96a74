import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { shellStyleTags } from '@jobsite/shell/server'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import { ServerStyleSheet } from 'styled-components'

/** Only what the server vouches for runs and is styled; the services are behind the site's own address. */
const policyOf = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')

/** Waits for the whole page, whose styles then go before the end of its head. */
export default async function handleRequest(request, status, headers, context) {
  const nonce = randomBytes(16).toString('base64')
  const sheet = new ServerStyleSheet({ nonce })
  try {
    const html = await new Promise((resolve, reject) => {
      const { pipe } = renderToPipeableStream(
        sheet.collectStyles(<ServerRouter context={context} url={request.url} nonce={nonce} />),
        { nonce, onAllReady: () => resolve(text(pipe(new PassThrough()))), onShellError: reject },
      )
    })
    headers.set('Content-Type', 'text/html; charset=utf-8')
    headers.set('Content-Security-Policy', policyOf(nonce))
    // The meta element is for styles that come later.
    const styles = `<meta name="sc-nonce" content="${nonce}">${shellStyleTags(sheet.getStyleTags())}`
    const page = html.replace('</head>', () => `${styles}</head>`)
    return new Response(`<!doctype html>${page}`.replace(/^(<!doctype html>)+/i, '<!doctype html>'), {
      headers,
      status,
    })
  } finally {
    sheet.seal()
  }
}
