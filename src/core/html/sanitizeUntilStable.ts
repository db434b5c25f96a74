import { safeHref } from '../url/safeHref.ts'
import { ALLOWED_TAGS, DROPPED_TAGS, RENAMED_TAGS, VOID_TAGS } from './allowedHtml.ts'
import type { SafeHtml } from './safeHtml.ts'
import { visibleText } from './visibleText.ts'

/** Operations that differ between server and browser. */
export interface HtmlPlatform<Node> extends HtmlTree<Node> {
  /** Parses HTML into the tree that a browser builds in a `div` of a page in standards mode. */
  parse(html: string): Node
  /** Sanitizes HTML with a library. */
  sanitize(html: string): string
}

const MOST_ROUNDS = 16

/**
 * Sanitizes HTML: writes the allowed nodes of its tree, and repeats with the result until it is stable and the library
 * returns it unchanged. The result therefore means the same however often it is parsed.
 *
 * Returns `''` for non-strings, for HTML that is or becomes longer than 200,000 characters, is too deep or too large,
 * or does not become stable. Never throws.
 *
 * @example sanitizeUntilStable('<h1 onclick="x()">a', server) // '<h2>a</h2>'
 */
export function sanitizeUntilStable<Node>(html: unknown, platform: HtmlPlatform<Node>): SafeHtml {
  try {
    if (typeof html !== 'string' || html.length > MAX_HTML_LENGTH) return NOTHING
    const write = (text: string): string => writeHtml(platform.parse(maskAmbiguousMarkup(text)), platform)
    let written = write(html)
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const read = write(written)
      // The library parses in its own way: it only gets text that can be read in one way.
      const next = read === written ? write(platform.sanitize(written)) : read
      if (next === written) return written as SafeHtml
      written = next
    }
    return NOTHING
  } catch {
    return NOTHING
  }
}

const NOTHING = '' as SafeHtml

/** Appended to names to disable them. A Unicode noncharacter, so that it occurs in no text. */
const MARK = '\ufdd0'

// Parsers disagree on the content of these, and so do old and new browsers; a form's content shadows its properties.
// They are all removed later, so they are first renamed to unknown tags, which all parsers treat alike.
const DISPUTED_TAG = /<\/?(?:dialog|form|math|noscript|optgroup|option|select|svg|template)(?![a-z])/gi

// Some browsers do not reparent a tag with `is` like the standard. `style` and event handlers are removed anyway, but a
// content security policy reports each of them while parsing.
const DISPUTED_ATTRIBUTE = /[\s"'/](?:is|style|on[a-z]+)(?=[\s=/>])/gi

// In tables, some parsers treat it as white space and others as text.
const CARRIAGE_RETURN = /&#(?:0*13(?!\d)|x0*d(?![\da-f]));?/gi

// Some parsers lose a character reference with many leading zeros.
const DECIMAL_ZEROS = /&#0+(?=\d)/g

const HEX_ZEROS = /&#x0+(?=[\da-f])/gi

/**
 * Masks names in HTML that parsers read in different ways, inside and outside of tags.
 *
 * @example unmask(maskAmbiguousMarkup('<svg>a\0')) // '<svg>a'
 */
const maskAmbiguousMarkup = (html: string): string =>
  html
    .replace(/[\0\ufdd0]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(DECIMAL_ZEROS, '&#')
    .replace(HEX_ZEROS, '&#x')
    .replace(CARRIAGE_RETURN, '\n')
    .replace(DISPUTED_TAG, `$&${MARK}`)
    .replace(DISPUTED_ATTRIBUTE, (name, at: number, all: string) =>
      // The end tag of that name is not an attribute.
      name.startsWith('/') && all[at - 1] === '<' ? name : name + MARK,
    )

/**
 * Restores a masked name, text or value from the parsed tree.
 *
 * @example unmask('svg\ufdd0') // 'svg'
 */
const unmask = (text: string): string => text.replaceAll(MARK, '')

/** Read access to an HTML tree of any parser. */
export interface HtmlTree<Node> {
  children(node: Node): Iterable<Node>
  /** Returns a text node's characters; `null` for other nodes. */
  text(node: Node): string | null
  /** Returns an HTML element's name in lower case; `null` for other nodes, such as comments and SVG. */
  tag(node: Node): string | null
  attribute(node: Node, name: string): string | null
  attributeCount(node: Node): number
}

/** Maximum number of characters of HTML, before and after sanitizing. */
export const MAX_HTML_LENGTH = 200_000

// Far more than any text needs. Beyond it, browsers build different trees, and servers spend too much time.
const MAX_DEPTH = 100

const MOST_ELEMENTS = 20_000

const MOST_ATTRIBUTES = 500

const LONGEST_VALUE = 2000

/**
 * Writes the allowed nodes of a tree as HTML: allowed tags with their allowed attributes, and all text that is not
 * dropped. Every tag is closed, and text is escaped like in browsers.
 *
 * @throws RangeError if the tree is too deep or too large.
 */
function writeHtml<Node>(root: Node, tree: HtmlTree<Node>): string {
  const written: string[] = []
  let length = 0
  let elements = 0
  const put = (text: string): void => {
    written.push(text)
    length += text.length
    if (length > MAX_HTML_LENGTH) throw new RangeError('The HTML is too long.')
  }

  const writeText = (text: string): void => {
    const visible = escapeText(visibleText(unmask(text)))
    // A parser ignores a line break after `<pre>`.
    const shown = written.at(-1)?.startsWith('<pre') ? visible.replace(/^\n+/, '') : visible
    if (shown !== '') put(shown)
  }

  const writeElement = (node: Node, tag: string, depth: number, isDropped: boolean): void => {
    elements += 1
    const isTooMuch = depth > MAX_DEPTH || elements > MOST_ELEMENTS || tree.attributeCount(node) > MOST_ATTRIBUTES
    if (isTooMuch) throw new RangeError('The HTML is too deep or too large.')
    const read: ReadAttribute = (name) => {
      const value = tree.attribute(node, name)
      return value === null || value.length > LONGEST_VALUE ? null : unmask(value)
    }
    const fate = isDropped ? 'drop' : tagAction(tag, read)
    if (typeof fate === 'string') {
      writeChildren(node, depth, fate === 'drop')
      return
    }
    const attributes = allowedAttributes(fate.write, read).map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
    put(`<${fate.write}${attributes.join('')}>`)
    if (VOID_TAGS.includes(fate.write)) return
    writeChildren(node, depth, false)
    put(`</${fate.write}>`)
  }

  // Dropped nodes are visited too: their size counts.
  const writeChildren = (parent: Node, depth: number, isDropped: boolean): void => {
    for (const node of tree.children(parent)) {
      const text = tree.text(node)
      const tag = tree.tag(node)
      if (text !== null) {
        if (!isDropped) writeText(text)
      } else if (tag !== null) writeElement(node, tag, depth + 1, isDropped)
    }
  }

  writeChildren(root, 0, false)
  return written.join('')
}

const DROPPED = new Set(DROPPED_TAGS)

/** Returns the action for a tag: `write` with its name, `unwrap` to keep only its content, or `drop`. */
function tagAction(tag: string, read: ReadAttribute): { readonly write: string } | 'unwrap' | 'drop' {
  if (DROPPED.has(unmask(tag))) return 'drop'
  const write = Object.hasOwn(RENAMED_TAGS, tag) ? (RENAMED_TAGS[tag] ?? tag) : tag
  if (!Object.hasOwn(ALLOWED_TAGS, write)) return 'unwrap'
  const has = (name: string): boolean => allowedAttributes(write, read).some(([given]) => given === name)
  if (write === 'a' && !has('href')) return 'unwrap'
  return write === 'img' && !has('src') ? 'drop' : { write }
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

/** Reads an attribute of a tag; `null` if it is absent. */
type ReadAttribute = (name: string) => string | null

type Rule = (value: string | null, read: ReadAttribute) => string | null

/**
 * Returns the attributes to write for an allowed tag, in order, with the values that their rules accept.
 *
 * @example allowedAttributes('a', (name) => ({ href: '/a', target: '_blank', onclick: 'x()' })[name] ?? null)
 * // [['href', '/a'], ['target', '_blank'], ['rel', 'noopener']]
 */
function allowedAttributes(tag: string, read: ReadAttribute): (readonly [name: string, value: string])[] {
  return ['lang', ...(ALLOWED_TAGS[tag] ?? [])].flatMap((name) => {
    const value = RULES[name]?.(read(name), read) ?? null
    return value === null ? [] : [[name, value] as const]
  })
}

// Only hosts that all browsers and servers parse alike: Vietnamese and English letters, no user name or password.
const HOST =
  /^https?:\/\/[a-z\d\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e\u01a0\u01a1\u01af\u01b0\u1e00-\u1eff.-]+(?::\d+)?(?:[/?#]|$)/i

const MAIL = /^mailto:[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i

const PHONE = /^tel:\+?\d[\d(). -]{1,20}$/i

/** Markup that could end a surrounding comment or text, or start a tag there. */
const MARKUP = /--!?>|\]>|<[!/?a-z]/i

const LONGEST_TEXT = 500

const REL = ['nofollow', 'noreferrer', 'sponsored', 'ugc', 'noopener']

/** URL of an image: http(s) or site-relative. */
const imageUrl: Rule = (value) => {
  const href = safeHref(value)
  if (href === null || /[<>]/.test(href)) return null
  return /^[/?#]/.test(href) || HOST.test(href) ? href : null
}

/** URL of a link: as for an image, or a plain `mailto:` or `tel:` without parameters. */
const link: Rule = (value, read) => {
  const text = value?.trim() ?? ''
  return MAIL.test(text) || PHONE.test(text) ? text : imageUrl(value, read)
}

const words: Rule = (value) => {
  const text = visibleText(value ?? '').trim()
  return text === '' || text.length > LONGEST_TEXT || MARKUP.test(text) ? null : text
}

const like =
  (pattern: RegExp): Rule =>
  (value) => {
    const text = value?.trim() ?? ''
    return pattern.test(text) ? text : null
  }

const isNewTab = (read: ReadAttribute): boolean => read('target')?.trim().toLowerCase() === '_blank'

const rel: Rule = (value, read) => {
  const given = value?.toLowerCase().split(/\s+/) ?? []
  return REL.filter((word) => given.includes(word) || (word === 'noopener' && isNewTab(read))).join(' ') || null
}

const span = like(/^[1-9]\d?$/)

const count = like(/^-?\d{1,6}$/)

const size = like(/^[1-9]\d{0,3}$/)

const RULES: Readonly<Record<string, Rule>> = {
  alt: (value, read) => words(value, read) ?? '',
  colspan: span,
  height: size,
  href: link,
  lang: like(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i),
  loading: () => 'lazy',
  rel,
  reversed: (value) => (value === null ? null : ''),
  rowspan: span,
  scope: like(/^(?:row|col|rowgroup|colgroup)$/),
  span,
  src: imageUrl,
  start: count,
  target: (_value, read) => (isNewTab(read) ? '_blank' : null),
  title: words,
  type: like(/^[1aAiI]$/),
  value: count,
  width: size,
}
