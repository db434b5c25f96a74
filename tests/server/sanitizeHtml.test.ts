import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, serialize } from 'parse5'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { ALLOWED_SCHEMES, ALLOWED_TAGS, DROPPED_TAGS, RENAMED_TAGS } from '../../src/core/html/allowedHtml.ts'
import { parseHtml } from '../../src/server/parseHtml.ts'
import { sanitizeHtml } from '../../src/server/sanitizeHtml.ts'
import { ADVERSARIAL_HTML } from '../support/adversarialHtml.ts'
import { ALLOWED_HTML_CASES } from '../support/allowedHtmlCases.ts'
import { anyHtml } from '../support/anyHtml.ts'

const VOID = ['br', 'col', 'hr', 'img', 'wbr']
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['lang', 'href', 'title', 'target', 'rel'],
  abbr: ['lang', 'title'],
  col: ['lang', 'span'],
  colgroup: ['lang', 'span'],
  img: ['lang', 'src', 'alt', 'title', 'width', 'height', 'loading'],
  li: ['lang', 'value'],
  ol: ['lang', 'start', 'reversed', 'type'],
  td: ['lang', 'colspan', 'rowspan'],
  th: ['lang', 'colspan', 'rowspan', 'scope'],
}
const TAGS = [
  ...Object.keys(ATTRIBUTES),
  ...'blockquote div figcaption figure h2 h3 h4 h5 h6 hr p pre dd dl dt ul caption table tbody tfoot thead tr'.split(
    ' ',
  ),
  ...'b br cite code del em i ins kbd mark q s small span strong sub sup u wbr'.split(' '),
]

interface Tag {
  readonly name: string
  readonly isEnd: boolean
  readonly attributes: readonly (readonly [name: string, value: string])[]
}

/** The tags of sanitized HTML, read without a parser: nothing in it may be anything but a tag or a text. */
function tagsOf(html: string): Tag[] {
  const pieces = html.match(/<[^>]*>|[^<]+/g) ?? []
  expect(pieces.join('')).toBe(html)
  return pieces.flatMap((piece) => {
    if (!piece.startsWith('<')) {
      expect(piece).toMatch(/^(?:[^<>&\u00a0]|&(?:amp|lt|gt|nbsp);)+$/)
      return []
    }
    const [, slash, name = '', rest = ''] =
      /^<(\/?)([a-z]+\d?)((?: [a-z]+="(?:[^"<>&\u00a0]|&(?:amp|lt|gt|quot|nbsp);)*")*)>$/.exec(piece) ?? []
    expect(name, piece).not.toBe('')
    const attributes = [...rest.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    )
    return [{ name, isEnd: slash === '/', attributes }]
  })
}

/** Asserts that HTML holds nothing but what may be in it. */
function expectAllowed(html: string): void {
  const open: string[] = []
  for (const { name, isEnd, attributes } of tagsOf(html)) {
    expect(TAGS).toContain(name)
    if (isEnd) {
      expect(open.pop()).toBe(name)
      expect(attributes).toEqual([])
      continue
    }
    if (!VOID.includes(name)) open.push(name)
    const names = attributes.map(([key]) => key)
    expect(new Set(names).size).toBe(names.length)
    expect(ATTRIBUTES[name] ?? ['lang']).toEqual(expect.arrayContaining(names))
    const given = Object.fromEntries(attributes)
    if (name === 'img') expect(given).toMatchObject({ src: expect.anything(), alt: expect.anything(), loading: 'lazy' })
    if (name === 'a') expect(given.href).toMatch(/^(?:https?:\/\/[^@/]+(?:[/?#]|$)|\/(?!\/)|[?#]|mailto:|tel:)/i)
    if (given.src !== undefined) expect(given.src).toMatch(/^(?:https?:\/\/|\/(?!\/)|[?#])/i)
    if (given.target !== undefined)
      expect([given.target, given.rel]).toEqual(['_blank', expect.stringContaining('noopener')])
    for (const key of ['width', 'height', 'colspan', 'rowspan', 'span'])
      expect(given[key] ?? '1').toMatch(/^[1-9]\d{0,3}$/)
  }
  expect(open).toEqual([])
}

/** HTML as today's browsers write it: `<` and `>` of attributes are escaped. */
const escapedAttributes = (html: string): string =>
  html.replace(/<[a-z]+\d?(?: [a-z]+="[^"]*")*>/g, (tag) =>
    tag.replace(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  )

describe('allowed HTML', () => {
  it.each(ALLOWED_HTML_CASES)('%s', (_title, html, kept) => {
    expect(sanitizeHtml(html)).toBe(kept)
    expectAllowed(kept)
  })
})

describe('malicious HTML', () => {
  it('has many variants', () => {
    expect(ADVERSARIAL_HTML.length).toBeGreaterThan(300)
    expect(new Set(ADVERSARIAL_HTML.map(({ html }) => html)).size).toBe(ADVERSARIAL_HTML.length)
  })

  it.each(ADVERSARIAL_HTML.map((row) => ({ ...row, shown: row.html.slice(0, 100) })))(
    '$group: $shown',
    ({ html, left }) => {
      expect(sanitizeHtml(html)).toBe(left)
      expectAllowed(left)
    },
  )

  it('leaves what is before it as it is', () => {
    for (const { html, group } of ADVERSARIAL_HTML) {
      if (group !== 'too much') expect(sanitizeHtml(`<h2>Việc làm</h2>${html}`)).toMatch(/^<h2>Việc làm<\/h2>/)
    }
  })
})

describe('any HTML', () => {
  const texts = fc.oneof(
    { weight: 4, arbitrary: anyHtml },
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'<>/="\' \n!-?&;abp') }),
  )

  it('contains only allowed elements and attributes afterwards', () => {
    fc.assert(fc.property(texts, (html) => expectAllowed(sanitizeHtml(html))))
  })

  it('is unchanged when it is sanitized again', () => {
    const isSettled = (html: string): void => {
      const once = sanitizeHtml(html)
      expect(sanitizeHtml(once)).toBe(once)
    }
    fc.assert(fc.property(texts, isSettled))
    for (const { html } of ADVERSARIAL_HTML) isSettled(html)
  })

  it('is parsed as it was serialized', () => {
    const isRead = (html: string): void => {
      const once = sanitizeHtml(html)
      expect(escapedAttributes(serialize(parseHtml(once) as DefaultTreeAdapterTypes.DocumentFragment))).toBe(once)
    }
    fc.assert(fc.property(texts, isRead))
    for (const { html } of ADVERSARIAL_HTML) isRead(html)
  })

  it('no text that is not markup is lost', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{N}\p{P} ]*$/u), (text) => {
        const shown = text.replace(/[\ufdd0-\ufdef]/g, '')
        expect(sanitizeHtml(text.replaceAll('&', '&amp;'))).toBe(shown.replaceAll('&', '&amp;'))
      }),
    )
  })

  it.each([undefined, null, 1, {}, [], Symbol('a'), { toString: () => '<b>' }])(
    'non-string input returns nothing: %s',
    (value) => {
      expect(sanitizeHtml(value as unknown as string)).toBe('')
    },
  )

  it('is limited to 200,000 characters', () => {
    expect(sanitizeHtml('a'.repeat(200_000))).toHaveLength(200_000)
    expect(sanitizeHtml('a'.repeat(200_001))).toBe('')
  })
})

it('the allow-list is consistent', () => {
  expect(Object.keys(ALLOWED_TAGS).sort()).toEqual([...TAGS].sort())
  for (const tag of DROPPED_TAGS) expect(ALLOWED_TAGS).not.toHaveProperty(tag)
  for (const [tag, becomes] of Object.entries(RENAMED_TAGS)) {
    expect(TAGS).not.toContain(tag)
    expect(TAGS).toContain(becomes)
  }
  expect(ALLOWED_SCHEMES).toEqual(['http', 'https', 'mailto', 'tel'])
})

it('runs on an edge, which has web standards and no Node', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: 'src/server/sanitizeHtml.ts', formats: ['iife'], name: 'door' },
    },
  })
  const [output] = [built].flat()
  const code =
    output && 'output' in output ? output.output.flatMap((file) => (file.type === 'chunk' ? file.code : [])) : []
  expect(code).toHaveLength(1)
  const edge = createContext({ URL })
  runInContext(`${code[0]};globalThis.door = door`, edge)
  for (const { html, left } of ADVERSARIAL_HTML) {
    expect(runInContext(`door.sanitizeHtml(${JSON.stringify(html)})`, edge)).toBe(left)
  }
})

it.each([254, 1_000, 5_000])('a character reference with %i zeros is the character', (zeros) => {
  const filling = '0'.repeat(zeros)
  expect(sanitizeHtml(`<p>a&#x${filling}41;b&#${filling}65;c&#x${filling};d&#${filling}a</p>`)).toMatch(/^<p>aAbAc/)
})
