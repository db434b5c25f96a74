import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  Parser,
  type Token,
  type TreeAdapterTypeMap,
} from 'parse5'
import type { HtmlTree } from '../core/html/sanitizeUntilStable.ts'

/** Node of a parse5 tree. */
export type HtmlNode = DefaultTreeAdapterTypes.Node

// Deeper or larger input is rejected anyway (see `writeHtml`); a server stops before it has parsed all of it.
const MAX_DEPTH = 400
const MAX_ELEMENTS = 25_000
const MAX_ATTRIBUTES = 1000
const CHUNK_SIZE = 1024

/**
 * Parses HTML into the tree that a browser builds in a `div` of a page in standards mode, with scripting disabled.
 *
 * @throws RangeError for input that exceeds the limits.
 */
export function parseHtml(text: string): HtmlNode {
  let elements = 0
  let depth = (): number => 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...parts) {
      elements += 1
      if (elements > MAX_ELEMENTS || depth() > MAX_DEPTH)
        throw new RangeError('The HTML exceeds the limits of elements or depth.')
      return defaultTreeAdapter.createElement(...parts)
    },
  }
  const div = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
  const parser = BrowserParser.getFragmentParser(div, { treeAdapter, scriptingEnabled: false })
  depth = () => parser.openElements.stackTop
  // In chunks: the time for a tag grows with the square of its attributes.
  for (let at = 0; at < text.length; at += CHUNK_SIZE) {
    parser.tokenizer.write(text.slice(at, at + CHUNK_SIZE), at + CHUNK_SIZE >= text.length)
    limitAttributes(parser.tokenizer)
  }
  return parser.getFragment()
}

/** parse5's parser with a correction for the HTML standard. */
class BrowserParser<Map extends TreeAdapterTypeMap> extends Parser<Map> {
  override onEndTag(token: Token.TagToken): void {
    const { openElements, activeFormattingElements, treeAdapter } = this
    const current = openElements.current as Map['element']
    const isFormatting = FORMATTING.has(token.tagName) && treeAdapter.getTagName(current) === token.tagName
    // Of many equal nested tags, the first ones are no longer active formatting elements: their end tags only close
    // them.
    if (isFormatting && !activeFormattingElements.getElementEntry(current)) openElements.pop()
    else super.onEndTag(token)
  }
}

const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

function limitAttributes(tokenizer: unknown): void {
  const { currentToken: token } = tokenizer as { currentToken?: Token.Token | null }
  if (token && 'attrs' in token) token.attrs.length = Math.min(token.attrs.length, MAX_ATTRIBUTES)
}

/** Adapter for reading parse5's trees. */
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
