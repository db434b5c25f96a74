import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import { ServerStyleSheet } from 'styled-components'

/** Waits for the whole page, whose styles then go before the end of its head. */
export default async function handleRequest(request, status, headers, context) {
  const sheet = new ServerStyleSheet()
  try {
    const html = await new Promise((resolve, reject) => {
      const { pipe } = renderToPipeableStream(
        sheet.collectStyles(<ServerRouter context={context} url={request.url} />),
        { onAllReady: () => resolve(text(pipe(new PassThrough()))), onShellError: reject },
      )
    })
    headers.set('Content-Type', 'text/html; charset=utf-8')
    const page = html.replace('</head>', () => `${sheet.getStyleTags()}</head>`)
    return new Response(`<!doctype html>${page}`.replace(/^(<!doctype html>)+/i, '<!doctype html>'), {
      headers,
      status,
    })
  } finally {
    sheet.seal()
  }
}
