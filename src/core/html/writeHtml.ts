import { allowedAttributes, type ReadAttribute } from './allowedAttributes.ts'
import { ALLOWED_TAGS, DROPPED_TAGS, RENAMED_TAGS, VOID_TAGS } from './allowedHtml.ts'
import { unmarked } from './plainSource.ts'
import { visibleText } from './visibleText.ts'

/** How a tree of HTML is read, whoever built it. */
export interface HtmlTree<Node> {
  children(node: Node): Iterable<Node>
  /** A text's characters; `null` for what is no text. */
  text(node: Node): string | null
  /** An HTML element's name in lower case; `null` for what is none: comments, and elements of other languages. */
  tag(node: Node): string | null
  attribute(node: Node, name: string): string | null
  attributeCount(node: Node): number
}

/** The most characters that HTML from outside may have, before and after. */
export const LONGEST_HTML = 200_000

// Far more than any text needs. Beyond them browsers build other trees, and servers are kept busy.
const DEEPEST = 100
const MOST_ELEMENTS = 20_000
const MOST_ATTRIBUTES = 500
const LONGEST_VALUE = 2000

/**
 * What is allowed in a tree, as text: allowed tags with their allowed attributes, and the text of all that is not
 * dropped. Every tag is closed, and text is escaped as browsers do.
 *
 * @throws RangeError if the tree is too deep or too large.
 */
export function writeHtml<Node>(root: Node, tree: HtmlTree<Node>): string {
  const written: string[] = []
  let length = 0
  let elements = 0
  const put = (text: string): void => {
    written.push(text)
    length += text.length
    if (length > LONGEST_HTML) throw new RangeError('The HTML is too long.')
  }

  const writeText = (text: string): void => {
    const visible = escapeText(visibleText(unmarked(text)))
    // A parser leaves out the line end after `<pre>`.
    const shown = written.at(-1)?.startsWith('<pre') ? visible.replace(/^\n+/, '') : visible
    if (shown !== '') put(shown)
  }

  const writeElement = (node: Node, tag: string, depth: number, isDropped: boolean): void => {
    elements += 1
    const isTooMuch = depth > DEEPEST || elements > MOST_ELEMENTS || tree.attributeCount(node) > MOST_ATTRIBUTES
    if (isTooMuch) throw new RangeError('The HTML is too deep or too large.')
    const read: ReadAttribute = (name) => {
      const value = tree.attribute(node, name)
      return value === null || value.length > LONGEST_VALUE ? null : unmarked(value)
    }
    const fate = isDropped ? 'drop' : tagFate(tag, read)
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

  // What is dropped is gone through as well: its size counts.
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

/** What becomes of a tag: the name that it is written with, `unwrap` for what is in it alone, or `drop`. */
function tagFate(tag: string, read: ReadAttribute): { readonly write: string } | 'unwrap' | 'drop' {
  if (DROPPED.has(unmarked(tag))) return 'drop'
  const write = Object.hasOwn(RENAMED_TAGS, tag) ? (RENAMED_TAGS[tag] ?? tag) : tag
  if (!Object.hasOwn(ALLOWED_TAGS, write)) return 'unwrap'
  const has = (name: string): boolean => allowedAttributes(write, read).some(([given]) => given === name)
  if (write === 'a' && !has('href')) return 'unwrap'
  return write === 'img' && !has('src') ? 'drop' : { write }
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;')
