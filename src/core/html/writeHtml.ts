import { allowedAttributes, type ReadAttribute } from './allowedAttributes.ts'
import { ALLOWED_TAGS, DROPPED_TAGS, RENAMED_TAGS, VOID_TAGS } from './allowedHtml.ts'
import { unmask } from './maskAmbiguousMarkup.ts'
import { visibleText } from './visibleText.ts'

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
export function writeHtml<Node>(root: Node, tree: HtmlTree<Node>): string {
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
