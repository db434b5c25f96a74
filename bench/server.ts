import { Footer, Header, LanguageSwitch, ShellProvider, SideNav } from '@jobsite/shell'
import {
  createShellCache,
  type RenderShellOptions,
  renderShell,
  type SafeHtml,
  type ShellCache,
} from '@jobsite/shell/server'
import { createElement as h, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { BaselineShell } from './baseline/baselineShell.ts'
import { contentOf, readBaseline } from './baseline/readBaseline.ts'
import { plainCss } from './browser/pageStyles.ts'
import { countCalls } from './support/countCalls.ts'
import { interleave, type Task } from './support/interleave.ts'
import { round, timingRows } from './support/report.ts'
import type { Part } from './targets.ts'

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

/** Renders with one sheet per request, as the styled-components documentation recommends. */
export function renderWithOwnSheet(): ServerPage {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(shellElement()))
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

const sharedSheet = new ServerStyleSheet()
let collectedStyles: string | undefined

/** Renders with one sheet for the process: the shell's styles are static, so they are generated once. */
export function renderWithSharedSheet(): ServerPage {
  const html = renderToString(sharedSheet.collectStyles(shellElement()))
  collectedStyles ??= sharedSheet.getStyleTags()
  return { html, styles: collectedStyles }
}

const FRAGMENTS = ['header', 'sideNav', 'footer', 'languageSwitch'] as const

/** Renders the same components as fragments for pages without React. */
export function renderFragments(options: RenderShellOptions = {}): ServerPage {
  const { styles, ...fragments } = renderShell({
    url: '/jobs',
    language: 'en',
    user: null,
    registerServiceWorker: false,
    attribution: false,
    slots: FRAGMENTS,
    ...options,
  })
  const { header, sideNav, seoBottomText, footer, languageSwitch } = fragments
  return {
    html: `${header}${sideNav}<main id="main-content"></main>${seoBottomText}${footer}${languageSwitch}`,
    styles,
  }
}

/** Number of URLs and visitors of {@link renderNextUrl}: more than any cache of URLs holds. */
export const URLS = 5000

/** Returns one of many search pages: by query, by keyword, by category and location, each with parameters of its own. */
function searchUrl(index: number): string {
  const [category, location] = [(index % 60) + 1, (index % 63) + 1]
  const path = [`/jobs?q=java-${index}&l=${location}`, `/java-${index}-kw`, `/x-i${category}v${location}-en`][index % 3]
  return `${path}${path?.includes('?') ? '&' : '?'}page=${index}&utm_source=s${index}`
}

/** What changes with each call of {@link renderNextUrl}, beside its URL. */
export interface Visits {
  /** Another logged-in visitor, with another name and counts. @default false */
  readonly isLoggedIn?: boolean
  /** A text at the bottom of the page's own. @default false */
  readonly hasText?: boolean
  /** @default one of its own */
  readonly cache?: ShellCache | null
}

/** Returns a render that gets another URL with each call, from one cache. */
export function renderNextUrl({
  isLoggedIn = false,
  hasText = false,
  cache = createShellCache(),
}: Visits = {}): () => ServerPage {
  let next = 0
  return () => {
    const index = next
    next = (next + 1) % URLS
    const user = { userId: index + 1, firstName: `Minh ${index}`, lastName: 'Nguyễn', jobTitle: `Kế toán ${index}` }
    const resumeSummary = { totalEmployerViews: (index % 40) + 2, totalJobAlert: (index % 50) + 2 }
    return renderFragments({
      url: searchUrl(index),
      cache: cache ?? undefined,
      ...(isLoggedIn && { user, resumeSummary }),
      ...(hasText && {
        bottomSEOContent: { id: index + 1, content: bottomText(index), image: null },
        slots: [...FRAGMENTS, 'seoBottomText'],
      }),
    })
  }
}

/** Returns the text of a page: four paragraphs, as a service has them, sanitized. */
const bottomText = (index: number): SafeHtml =>
  Array.from(
    { length: 4 },
    (_, part) => `<h2>Java ${index}.${part}</h2><p>${`Jobs for <b>Java ${index}</b> in Vietnam. `.repeat(6)}</p>`,
  ).join('') as SafeHtml

/** Returns the baseline: renders the markup of a page again in plain React. */
export function plainOf(page: ServerPage): () => ServerPage {
  const nodes = readBaseline(page.html)
  const styles = `<style>${plainCss(page.styles)}</style>`
  return () => ({ html: renderToString(h(BaselineShell, { nodes })), styles })
}

/** Returns a task that renders the page. */
export const renderTask = (name: string, render: () => ServerPage): Task => ({
  name,
  pass: () => {
    const { html, styles } = render()
    return html.length + styles.length
  },
})

const ONE_SHEET = '@jobsite/shell, one sheet per process'
const CACHED = `renderShell with a cache, ${URLS} URLs`
const CACHED_LOGGED_IN = `${CACHED} and logged-in visitors`
const CACHED_TEXTS = `${CACHED} and bottom texts of their own`
const FRESH = 'renderShell of @jobsite/shell/server'
const HOT = 'renderShell with a cache, the same URL again'

/** Measures server rendering: the shell with one sheet per process and per request, and the same markup in plain React. */
export function serverTable(): Part {
  const page = renderWithOwnSheet()
  const cache = createShellCache()
  const ways: (readonly [string, () => ServerPage])[] = [
    [PLAIN, plainOf(page)],
    [ONE_SHEET, renderWithSharedSheet],
    ['@jobsite/shell, one sheet per request', renderWithOwnSheet],
    [FRESH, () => renderFragments()],
    [HOT, () => renderFragments({ cache })],
  ]
  const content = contentOf(page.html).join('\n')
  for (const [name, render] of ways) {
    if (contentOf(render().html).join('\n') !== content) throw new Error(`The content of "${name}" differs.`)
  }
  ways.push(
    [CACHED, renderNextUrl()],
    [CACHED_LOGGED_IN, renderNextUrl({ isLoggedIn: true })],
    [CACHED_TEXTS, renderNextUrl({ hasText: true })],
    [
      `renderShell without a cache, ${URLS} URLs and logged-in visitors`,
      renderNextUrl({ isLoggedIn: true, cache: null }),
    ],
  )
  const timings = interleave(
    ways.map(([name, render]) => renderTask(name, render)),
    { sliceMs: 60, rounds: 11 },
  )
  const sizes = ways.map(([, render]) => {
    const { html, styles } = render()
    return (html + styles).length
  })
  // Afterwards: counting slows down everything.
  const calls = ways.map(([, render]) => countCalls(render))
  const links = content.split('\n').filter((line) => line.startsWith('a ')).length
  const rows = timingRows(timings, PLAIN)
  const ratio = (name: string): number => Number(rows.find(({ what }) => what === name)?.[`ratio to ${PLAIN}`])
  const table = {
    title: 'Server rendering, styles included',
    rows: rows.map((row, index) => ({
      ...row,
      'HTML with styles, bytes': sizes[index] ?? 0,
      'ratio of bytes': round((sizes[index] ?? 0) / (sizes[0] ?? 1)),
      'function calls': calls[index] ?? 0,
      'links in the HTML': links,
    })),
    notes: [
      `${PLAIN}: the same markup, rendered from data without context, rules or state.`,
      '`renderShell` renders with Preact, its components share a provider.',
      `${URLS} URLs: search pages by query, keyword, category and location, none twice in a row of ${URLS}; visitors with names, job titles and counts of their own; texts of four paragraphs. The baseline renders the same page again.`,
    ],
  }
  return {
    tables: [table],
    figures: {
      'renderShell, fresh, to plain React': ratio(FRESH),
      'renderShell, 5,000 URLs from one cache, to plain React': ratio(CACHED),
      'renderShell, the same logged in, to plain React': ratio(CACHED_LOGGED_IN),
      'renderShell, the same with own bottom texts, to plain React': ratio(CACHED_TEXTS),
      'renderShell, one hot URL, to plain React': ratio(HOT),
      'server render by React, one sheet a process, to plain React': ratio(ONE_SHEET),
    },
  }
}
