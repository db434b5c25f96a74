import createPurifier, { type Config } from 'dompurify'
import { ALLOWED_SCHEMES, ALLOWED_TAGS, DROPPED_TAGS } from '../core/html/allowedHtml.ts'
import type { SafeHtml } from '../core/html/safeHtml.ts'
import { type HtmlSide, settleHtml } from '../core/html/settleHtml.ts'
import type { HtmlTree } from '../core/html/writeHtml.ts'

/** Name of the Trusted Types policy that a page lists, if it lists any, for HTML that the browser reads. */
export const TRUSTED_TYPES_POLICY = 'jobsite-shell'

const HTML = 'http://www.w3.org/1999/xhtml'

const CONFIG: Config = {
  ALLOWED_TAGS: Object.keys(ALLOWED_TAGS),
  ALLOWED_ATTR: ['lang', ...new Set(Object.values(ALLOWED_TAGS).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: [HTML],
  // No other schemes, and no `//host`.
  ALLOWED_URI_REGEXP: new RegExp(`^(?!//)(?:(?:${ALLOWED_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`, 'i'),
  FORBID_CONTENTS: [...DROPPED_TAGS],
}

/**
 * HTML from outside, made safe: what `sanitizeHtml` loads on first use.
 *
 * @throws Error where DOMPurify does not know the browser.
 */
export function purifyHtml(html: string): SafeHtml {
  side ??= buildSide()
  return settleHtml(html, side)
}

let side: HtmlSide<Node> | undefined

/** An instance of DOMPurify of the shell's own: what the page hooks into or sets up on others stays apart from it. */
function buildSide(): HtmlSide<Node> {
  const purifier = createPurifier(window)
  // It hands text back as it is where it is not supported.
  if (!purifier.isSupported)
    throw new Error(
      '[@jobsite/shell] DOMPurify does not know this browser, so HTML from services is left out. (code: no-sanitizer)',
    )
  const policy = createPolicy()
  const config: Config = { ...CONFIG, TRUSTED_TYPES_POLICY: policy ?? null }
  // Scripts do not run and images do not load in a document that is not shown.
  const inert = document.implementation.createHTMLDocument('')
  return {
    ...htmlTree,
    parse: (html) => {
      const div = inert.createElement('div')
      div.innerHTML = (policy?.createHTML(html) ?? html) as string
      return div
    },
    // In standards mode, and in the body from the first character on.
    sanitize: (html) => purifier.sanitize(`<!doctype html><body>${html}`, config),
  }
}

type Policy = Config['TRUSTED_TYPES_POLICY']

/** Pages may only let text become HTML through policies, which they list by name. */
function createPolicy(): Policy {
  try {
    const { trustedTypes } = window as Parameters<typeof createPurifier>[0] & object
    return trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (html) => html }) as Policy
  } catch {
    // The page does not list it: it either lets text through, or nothing is shown.
    return undefined
  }
}

const htmlTree: HtmlTree<Node> = {
  children: (node) => node.childNodes,
  text: (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : null),
  tag: (node) => (isHtml(node) ? node.localName : null),
  attribute: (node, name) => (isHtml(node) ? node.getAttribute(name) : null),
  attributeCount: (node) => (isHtml(node) ? node.attributes.length : 0),
}

const isHtml = (node: Node): node is Element =>
  node.nodeType === Node.ELEMENT_NODE && (node as Element).namespaceURI === HTML
