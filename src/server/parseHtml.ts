import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  Parser,
  type Token,
  type TreeAdapterTypeMap,
} from 'parse5'
import type { HtmlTree } from '../core/html/writeHtml.ts'

/** A node of parse5's own trees. */
export type HtmlNode = DefaultTreeAdapterTypes.Node

// A text that holds more gives nothing in any case: see `writeHtml`. A server stops long before it has read all.
const DEEPEST = 400
const MOST_ELEMENTS = 25_000
const MOST_ATTRIBUTES = 1000
const PIECE = 1024

/**
 * The tree that a browser builds in a `div` of a page in standards mode, without script.
 *
 * @throws RangeError where reading on would keep the server busy.
 */
export function parseHtml(text: string): HtmlNode {
  let elements = 0
  let depth = (): number => 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...parts) {
      elements += 1
      if (elements > MOST_ELEMENTS || depth() > DEEPEST) throw new RangeError('Too much HTML.')
      return defaultTreeAdapter.createElement(...parts)
    },
  }
  const div = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
  const parser = BrowserParser.getFragmentParser(div, { treeAdapter, scriptingEnabled: false })
  depth = () => parser.openElements.stackTop
  // Piece by piece: the time for a tag grows with the square of its attributes.
  for (let at = 0; at < text.length; at += PIECE) {
    parser.tokenizer.write(text.slice(at, at + PIECE), at + PIECE >= text.length)
    limitAttributes(parser.tokenizer)
  }
  return parser.getFragment()
}

/** parse5's parser, where it does not do as the standard says. */
class BrowserParser<Map extends TreeAdapterTypeMap> extends Parser<Map> {
  override onEndTag(token: Token.TagToken): void {
    const { openElements, activeFormattingElements, treeAdapter } = this
    const current = openElements.current as Map['element']
    const isFormatting = FORMATTING.has(token.tagName) && treeAdapter.getTagName(current) === token.tagName
    // Of many equal tags inside each other, the first ones are formatting no more: their ends close nothing but them.
    if (isFormatting && !activeFormattingElements.getElementEntry(current)) openElements.pop()
    else super.onEndTag(token)
  }
}

const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

function limitAttributes(tokenizer: unknown): void {
  const { currentToken: token } = tokenizer as { currentToken?: Token.Token | null }
  if (token && 'attrs' in token) token.attrs.length = Math.min(token.attrs.length, MOST_ATTRIBUTES)
}

/** How parse5's trees are read. */
export const htmlTree: HtmlTree<HtmlNode> = {
  children: (node) => ('childNodes' in node ? node.childNodes : []),
  text: (node) => (defaultTreeAdapter.isTextNode(node) ? node.value : null),
  tag: (node) => (isHtml(node) ? node.tagName : null),
  attribute: (node, name) =>
    isHtml(node) ? (node.attrs.find((one) => one.name === name && !one.prefix)?.value ?? null) : null,
  attributeCount: (node) => (isHtml(node) ? node.attrs.length : 0),
}

const isHtml = (node: HtmlNode): node is DefaultTreeAdapterTypes.Element =>
  defaultTreeAdapter.isElementNode(node) && node.namespaceURI === html.NS.HTML
