import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { countElements, type Metric, overBudget } from '../../bench/budgets.ts'
import type { ServerPage } from '../../bench/server.ts'
import { countCalls } from '../../bench/support/countCalls.ts'

// React and styled-components are others while a page is developed.
process.env.NODE_ENV = 'production'
let bench: typeof import('../../bench/server.ts')
beforeAll(async () => {
  bench = await import('../../bench/server.ts')
})

const bytes = ({ html, styles }: ServerPage): number => (html + styles).length

/** Metrics that are the same on every machine. */
const metricsOf = (page: ServerPage): Partial<Record<Metric, number>> => ({
  ...countElements(page),
  'HTML with styles, bytes over plain React': bytes(page) / bytes(bench.plainOf(bench.renderWithSharedSheet())()),
  'HTML, bytes after brotli': brotliCompressSync(page.html).length,
})

describe('the page that a server writes', () => {
  test('has the elements, links and bytes that are planned', () => {
    expect(overBudget(metricsOf(bench.renderWithSharedSheet()))).toEqual([])
  })
})

/** Returns the calls of `renderShell` for another URL and visitor with each call, relative to plain React. */
const callsOf = (render: () => ServerPage): Partial<Record<Metric, number>> => ({
  'function calls of a cached render over plain React':
    countCalls(render) / countCalls(bench.plainOf(bench.renderWithSharedSheet())),
})

describe('a server that renders many URLs and visitors from one cache', () => {
  test.each([
    ['visitors who are not logged in', {}],
    ['logged-in visitors', { isLoggedIn: true }],
    ['a bottom text for each URL', { hasText: true }],
  ])('calls as few functions as planned: %s', (_, visits) => {
    expect(overBudget(callsOf(bench.renderNextUrl(visits)))).toEqual([])
  })
})

describe('an injected regression is found', () => {
  test('no cache: in function calls', () => {
    expect(overBudget(callsOf(bench.renderNextUrl({ isLoggedIn: true, cache: null })))).toHaveLength(1)
  })

  test('a footer twice: in elements, links and bytes', () => {
    const { html, styles } = bench.renderWithSharedSheet()
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>') + '</footer>'.length)
    // Repeated text compresses to a few bytes: fewer than class names, which each build chooses, differ by.
    const { 'HTML, bytes after brotli': _, ...metrics } = metricsOf({ html: html + footer, styles })
    const found = overBudget(metrics).map((line) => line.split(':')[0])
    expect(found).toEqual(['elements', 'links', 'HTML with styles, bytes over plain React'])
  })
})
