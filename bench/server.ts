import { Footer, Header, LanguageSwitch, ShellProvider, SideNav } from '@jobsite/shell'
import { createElement as h, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { PlainShell } from './plain/plainShell.ts'
import { contentOf, readPlain } from './plain/readPlain.ts'
import { interleave, type Task } from './support/interleave.ts'
import { round, type Table, timingRows } from './support/report.ts'

const YEAR = 2026
const PLAIN = 'plain React, plain CSS'

/** The page that is measured: a listing in English, a visitor who is not logged in. */
export const shellElement = (): ReactElement =>
  h(
    ShellProvider,
    { url: '/jobs', language: 'en', user: null, registerServiceWorker: false, attribution: false },
    h(Header, { key: 'header' }),
    h(SideNav, { key: 'sideNav' }),
    h('main', { id: 'main-content' }),
    h(Footer, { key: 'footer', year: YEAR }),
    h(LanguageSwitch, { key: 'switch' }),
  )

export interface ServerPage {
  readonly html: string
  readonly styles: string
}

/** A sheet a request, as the styled-components documentation has it. */
export function renderOnce(): ServerPage {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(shellElement()))
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

const kept = new ServerStyleSheet()
let keptStyles: string | undefined

/** One sheet for the process: the shell's styles are static, so they are written once. */
export function renderKept(): ServerPage {
  const html = renderToString(kept.collectStyles(shellElement()))
  keptStyles ??= kept.getStyleTags()
  return { html, styles: keptStyles }
}

/** The bound: draws the markup of a page again, in plain React. */
export function plainOf(page: ServerPage): () => ServerPage {
  const nodes = readPlain(page.html)
  const css = page.styles.replace(/<style[^>]*>|<\/style>|\/\*!sc\*\/\n/g, '')
  return () => ({ html: renderToString(h(PlainShell, { nodes })), styles: `<style>${css}</style>` })
}

/** A way of drawing the page, to be measured. */
export const renderTask = (name: string, render: () => ServerPage): Task => ({
  name,
  pass: () => {
    const { html, styles } = render()
    return html.length + styles.length
  },
})

/** Server renders in one run: the shell in two ways of keeping styles, and the same markup in plain React. */
export function serverTable(): Table {
  const page = renderOnce()
  const renderPlain = plainOf(page)
  const content = contentOf(page.html).join('\n')
  for (const other of [renderPlain(), renderKept()]) {
    if (contentOf(other.html).join('\n') !== content) throw new Error('The two shells do not hold the same.')
  }
  const timings = interleave(
    [
      renderTask(PLAIN, renderPlain),
      renderTask('@jobsite/shell, one sheet a process', renderKept),
      renderTask('@jobsite/shell, a sheet a request', renderOnce),
    ],
    { turnMs: 60, rounds: 11 },
  )
  const sizes = [renderPlain(), renderKept(), renderOnce()].map(({ html, styles }) => (html + styles).length)
  const links = content.split('\n').filter((line) => line.startsWith('a ')).length
  return {
    title: 'Server renders, styles included',
    rows: timingRows(timings, PLAIN).map((row, index) => ({
      ...row,
      'HTML with styles, bytes': sizes[index] ?? 0,
      'ratio of bytes': round((sizes[index] ?? 0) / (sizes[0] ?? 1)),
      'links in the HTML': links,
    })),
    notes: [`${PLAIN}: the very same markup, drawn from data without context, rules or state.`],
  }
}
