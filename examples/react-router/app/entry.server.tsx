import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { shellStyleTags } from '@jobsite/shell/server'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { ServerStyleSheet } from 'styled-components'
import { policyOf } from './policy.server'

/** Waits for the whole page, then inserts its styles before the end of the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const sheet = new ServerStyleSheet({ nonce })
  try {
    const html = await new Promise<string>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(
        sheet.collectStyles(<ServerRouter context={context} url={request.url} nonce={nonce} />),
        { nonce, onAllReady: () => resolve(text(pipe(new PassThrough()))), onShellError: reject },
      )
    })
    headers.set('Content-Type', 'text/html; charset=utf-8')
    headers.set('Content-Security-Policy', await policyOf(nonce))
    // The meta element passes the nonce to styles that are added later, by the shell and by Vite in development.
    const meta = `<meta property="csp-nonce" nonce="${nonce}">`
    const styles = meta + shellStyleTags(sheet.getStyleTags())
    const page = html.replace('</head>', () => `${styles}</head>`)
    return new Response(`<!doctype html>${page}`.replace(/^(<!doctype html>)+/i, '<!doctype html>'), {
      headers,
      status,
    })
  } finally {
    sheet.seal()
  }
}
