import * as components from '@jobsite/shell'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { PageCase } from './case.ts'
import { Page, reactValues } from './Page.tsx'

/** Values that a server's page passes for tokens: what only a browser can call is there too. */
const SERVER: Record<string, (argument: unknown) => unknown> = {
  undefined: () => undefined,
  navigate: () => () => undefined,
  ownPaths: (start) => (url: string) => url.startsWith(String(start)),
  jobFunctionGroup: (given) => () => given,
  linkComponent: reactValues.linkOf,
  node: reactValues.nodeOf,
}

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive)
  if (typeof value !== 'object' || value === null) return value
  if ('$' in value) return SERVER[String(value.$)]?.((value as { value?: unknown }).value)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]))
}

/** Renders a page of React: its styles and its HTML. */
export function renderReact(it: PageCase): { styles: string; html: string } {
  const sheet = new ServerStyleSheet()
  try {
    const options = {
      ...(revive(it.options) as object),
      ...(it.urlSource !== 'location' && { url: it.url }),
    }
    const state = { options, own: revive(it.own) as never, parts: it.parts }
    const html = renderToString(sheet.collectStyles(<Page components={components} it={it} state={state} />))
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
