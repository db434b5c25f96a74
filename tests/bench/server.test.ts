import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { countElements, type Figure, overBudget } from '../../bench/budgets.ts'
import type { ServerPage } from '../../bench/server.ts'
import { interleave } from '../../bench/support/interleave.ts'

// React and styled-components are others while a page is developed.
process.env.NODE_ENV = 'production'
let bench: typeof import('../../bench/server.ts')
beforeAll(async () => {
  bench = await import('../../bench/server.ts')
})

const bytes = ({ html, styles }: ServerPage): number => (html + styles).length

/** Figures that are the same on every machine. */
const figuresOf = (page: ServerPage): Partial<Record<Figure, number>> => ({
  ...countElements(page),
  'HTML with styles, bytes over plain React': bytes(page) / bytes(bench.plainOf(bench.renderKept())()),
  'HTML, bytes after brotli': brotliCompressSync(page.html).length,
})

/** What a way of drawing the page costs over plain React. The quicker half of the rounds counts: others disturb the rest. */
function cpuOf(render: () => ServerPage): Partial<Record<Figure, number>> {
  const timings = interleave(
    [bench.renderTask('plain', bench.plainOf(bench.renderKept())), bench.renderTask('shell', render)],
    { turnMs: 100, rounds: 9 },
  )
  return { 'server CPU over plain React': (timings[1]?.low ?? Number.NaN) / (timings[0]?.low ?? Number.NaN) }
}

describe('the page that a server writes', () => {
  test('has the elements, links and bytes that are planned', () => {
    expect(overBudget(figuresOf(bench.renderKept()))).toEqual([])
  })

  test('costs what is planned', () => {
    expect(overBudget(cpuOf(bench.renderKept))).toEqual([])
  })
})

describe('a seeded regression is found', () => {
  test('a footer twice: in elements, links and bytes', () => {
    const { html, styles } = bench.renderKept()
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>') + '</footer>'.length)
    const found = overBudget(figuresOf({ html: html + footer, styles })).map((line) => line.split(':')[0])
    expect(found).toEqual(['elements', 'links', 'HTML with styles, bytes over plain React'])
  })

  test('styles written anew for every request: in CPU time', () => {
    expect(overBudget(cpuOf(bench.renderOnce))).toHaveLength(1)
  })
})
