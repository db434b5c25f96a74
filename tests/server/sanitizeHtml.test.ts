import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, serialize } from 'parse5'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { ALLOWED_SCHEMES, ALLOWED_TAGS, DROPPED_TAGS, RENAMED_TAGS } from '../../src/core/html/allowedHtml.ts'
import { parseHtml } from '../../src/server/parseHtml.ts'
import { sanitizeHtml } from '../../src/server/sanitizeHtml.ts'
import { eachValue } from '../support/chooseRows.ts'
import { ADVERSARIAL_HTML } from '../support/inputs/adversarialHtml.ts'
import { ALLOWED_HTML_CASES } from '../support/inputs/allowedHtmlCases.ts'
import { anyCharacter } from '../support/inputs/anyCharacter.ts'
import { anyHtml } from '../support/inputs/anyHtml.ts'

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

/** A text of sanitized HTML, and a tag of it. */
const TEXT = /^(?:[^<>&\u00a0]|&(?:amp|lt|gt|nbsp);)+$/
const TAG = /^<(\/?)([a-z]+\d?)((?: [a-z]+="(?:[^"<>&\u00a0]|&(?:amp|lt|gt|quot|nbsp);)*")*)>$/

/** Returns what HTML holds that may not be in it. Reads it without a parser: it is nothing but tags and texts. */
function faultsIn(html: string): string[] {
  const pieces = html.match(/<[^>]*>|[^<]+/g) ?? []
  const faults = pieces.join('') === html ? [] : ['a tag does not end']
  const open: string[] = []
  for (const piece of pieces) {
    if (!piece.startsWith('<')) {
      if (!TEXT.test(piece)) faults.push(piece)
      continue
    }
    const [, slash, name = '', rest = ''] = TAG.exec(piece) ?? []
    const attributes = [...rest.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])
    const isAllowed = slash ? open.pop() === name && rest === '' : isAllowedTag(name, attributes)
    if (!isAllowed) faults.push(piece)
    if (!slash && !VOID.includes(name)) open.push(name)
  }
  return [...faults, ...open.map((name) => `<${name}> does not end`)]
}

/** Whether a start tag may be in sanitized HTML, with these attributes. */
function isAllowedTag(name: string, attributes: readonly (readonly string[])[]): boolean {
  const given: Readonly<Record<string, string | undefined>> = Object.fromEntries(attributes)
  const { href, src, alt, loading, target, rel } = given
  return (
    TAGS.includes(name) &&
    Object.keys(given).length === attributes.length &&
    Object.keys(given).every((key) => (ATTRIBUTES[name] ?? ['lang']).includes(key)) &&
    (name !== 'img' || (src !== undefined && alt !== undefined && loading === 'lazy')) &&
    (name !== 'a' || /^(?:https?:\/\/[^@/]+(?:[/?#]|$)|\/(?!\/)|[?#]|mailto:|tel:)/i.test(href ?? '')) &&
    (src === undefined || /^(?:https?:\/\/|\/(?!\/)|[?#])/i.test(src)) &&
    (target === undefined || (target === '_blank' && rel?.includes('noopener') === true)) &&
    ['width', 'height', 'colspan', 'rowspan', 'span'].every((key) => /^[1-9]\d{0,3}$/.test(given[key] ?? '1'))
  )
}

/** Asserts that HTML holds nothing but what may be in it. */
function expectAllowed(html: string): void {
  expect(faultsIn(html)).toEqual([])
}

/** HTML as today's browsers write it: `<` and `>` of attributes are escaped. */
const escapedAttributes = (html: string): string =>
  html.replace(/<[a-z]+\d?(?: [a-z]+="[^"]*")*>/g, (tag) =>
    tag.replace(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  )

it.each([
  ['<script>', '<script></script>'],
  ['a tag that does not end', '<p>a'],
  ['an end without a start', 'a</p>'],
  ['tags that overlap', '<b><i></b></i>'],
  ['an attribute that is not allowed', '<p onclick="x()">a</p>'],
  ['an attribute twice', '<p lang="vi" lang="en">a</p>'],
  ['an attribute of an end', '<p>a</p lang="vi">'],
  ['another scheme', '<a href="javascript:x()">a</a>'],
  ['a link without a URL', '<a>a</a>'],
  ['an image of another scheme', '<img src="data:," alt="" loading="lazy">'],
  ['an image that loads at once', '<img src="/a" alt="">'],
  ['a new tab that keeps its opener', '<a href="/a" target="_blank">a</a>'],
  ['a width that is no number', '<img src="/a" alt="" width="1e9" loading="lazy">'],
  ['a bracket in a text', '<p>></p>'],
  ['an unknown character reference', '<p>&copy;</p>'],
])('the tests find %s', (_, html) => {
  expect(faultsIn(html)).not.toEqual([])
})

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
    fc.string({ unit: anyCharacter }),
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
    // Their result is compared above.
    for (const { left } of ADVERSARIAL_HTML) expect(sanitizeHtml(left) === left, left.slice(0, 200)).toBe(true)
  })

  it('is parsed as it was serialized', () => {
    const isRead = (html: string): void => {
      expect(escapedAttributes(serialize(parseHtml(html) as DefaultTreeAdapterTypes.DocumentFragment))).toBe(html)
    }
    fc.assert(fc.property(texts, (html) => isRead(sanitizeHtml(html))))
    for (const { left } of ADVERSARIAL_HTML) isRead(left)
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
      lib: { entry: 'src/server/sanitizeHtml.ts', formats: ['iife'], name: 'shell' },
    },
  })
  const [output] = [built].flat()
  const code =
    output && 'output' in output ? output.output.flatMap((file) => (file.type === 'chunk' ? file.code : [])) : []
  expect(code).toHaveLength(1)
  const edge = createContext({ URL })
  runInContext(`${code[0]};globalThis.shell = shell`, edge)
  // What the code makes of each is shown above; here that it needs no Node.
  for (const { html, left } of eachValue(ADVERSARIAL_HTML, ['group'])) {
    expect(runInContext(`shell.sanitizeHtml(${JSON.stringify(html)})`, edge)).toBe(left)
  }
})

it.each([254, 1_000, 5_000])('a character reference with %i zeros is the character', (zeros) => {
  const filling = '0'.repeat(zeros)
  expect(sanitizeHtml(`<p>a&#x${filling}41;b&#${filling}65;c&#x${filling};d&#${filling}a</p>`)).toMatch(/^<p>aAbAc/)
})
