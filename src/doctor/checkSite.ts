import { type Finding, finding } from './Finding.ts'

const DEADLINE_MS = 10_000

/** Checks a page of the running site, as a browser receives it. */
export async function checkSite(url: string): Promise<Finding[]> {
  const html = await load(url).then((response) => response.text())
  const worker = await load(new URL('/service-worker.js', url)).catch(() => null)
  const isScript = worker?.ok === true && /javascript/i.test(worker.headers.get('content-type') ?? '')
  const hasRoots = html.includes('data-shell=')
  const hasStyles = /<style[^>]*data-(?:styled|shell-styles)|rel="stylesheet"[^>]*shell/.test(html)
  const placeholders = [...new Set(html.match(/[\w.-]*jobsite\.example\b/g) ?? [])]
  return [
    hasRoots
      ? finding(
          'styles',
          hasStyles
            ? undefined
            : `${url} has the shell in its HTML, but not its styles. Collect them on the server: docs/server-rendering.md.`,
          'The HTML has the styles of the shell.',
        )
      : { check: 'styles', status: 'skipped', message: `${url} has no shell in its HTML: it is rendered by script.` },
    finding(
      'placeholders',
      placeholders.length > 0 ? `${url} links to placeholder hosts: ${placeholders.join(', ')}.` : undefined,
      'No placeholder host is in the HTML.',
    ),
    hasRoots
      ? finding(
          'main',
          /<main\b/.test(html) ? undefined : `${url} has no <main>: the skip link has no target.`,
          'The page has a <main>.',
        )
      : { check: 'main', status: 'skipped', message: `${url} is rendered by script.` },
    finding(
      'service-worker',
      isScript
        ? undefined
        : 'The site serves no script at /service-worker.js. Serve one, or pass registerServiceWorker={false}.',
      'The service worker is served.',
    ),
  ]
}

/** @throws Error without a response, or for a response that is not a page. */
async function load(url: string | URL): Promise<Response> {
  return fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(DEADLINE_MS) })
}
