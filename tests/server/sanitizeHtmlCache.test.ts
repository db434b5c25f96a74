import { sanitizeHtml } from '@jobsite/shell/server'
import { expect, test, vi } from 'vitest'

const parsed = vi.hoisted(() => ({ count: 0 }))

vi.mock('../../src/server/parseHtml.ts', async (load) => {
  const module = await load<typeof import('../../src/server/parseHtml.ts')>()
  return {
    ...module,
    parseHtml: (html: string) => {
      parsed.count += 1
      return module.parseHtml(html)
    },
  }
})

/** Returns the number of times that a call parses HTML. */
function parsesOf(html: string): number {
  parsed.count = 0
  sanitizeHtml(html)
  return parsed.count
}

test('a text is sanitized once, another one by itself', () => {
  const text = '<h1 onclick="x()">Hà Nội</h1>'
  expect(parsesOf(text)).toBeGreaterThan(0)
  expect(parsesOf(text)).toBe(0)
  expect(sanitizeHtml(text)).toBe('<h2>Hà Nội</h2>')
  expect(parsesOf(`${text} `)).toBeGreaterThan(0)
  expect(sanitizeHtml(`${text}<script>x()</script>`)).toBe('<h2>Hà Nội</h2>')
})

test('so is one of which nothing is left', () => {
  expect(parsesOf('<script>x()</script>')).toBeGreaterThan(0)
  expect(parsesOf('<script>x()</script>')).toBe(0)
})

test.each([null, undefined, 7, {}, ['<b>']])('what is no text is not: %j', (value) => {
  expect(sanitizeHtml(value as never)).toBe('')
})
