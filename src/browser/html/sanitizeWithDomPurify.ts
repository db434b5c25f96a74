import createPurifier, { type Config } from 'dompurify'
import { ALLOWED_SCHEMES, ALLOWED_TAGS, DROPPED_TAGS } from '../../core/html/allowedHtml.ts'
import type { SafeHtml } from '../../core/html/safeHtml.ts'
import { type HtmlPlatform, type HtmlTree, sanitizeUntilStable } from '../../core/html/sanitizeUntilStable.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { trustedTypesPolicy } from './trustedTypes.ts'

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
 * Sanitizes HTML with DOMPurify. Loaded by `sanitizeHtml` on first use.
 *
 * @throws Error if DOMPurify does not support the browser.
 */
export function sanitizeWithDomPurify(html: string): SafeHtml {
  side ??= createPlatform()
  return sanitizeUntilStable(html, side)
}

let side: HtmlPlatform<Node> | undefined

/** Creates a separate DOMPurify instance, independent of hooks and settings that the page adds to its own. */
function createPlatform(): HtmlPlatform<Node> {
  const purifier = createPurifier(window)
  // An unsupported DOMPurify returns text unchanged.
  if (!purifier.isSupported)
    throw new Error(
      '[@jobsite/shell] DOMPurify does not support this browser, so HTML from services is not rendered. Sanitize it on the server with loadShellData to support older browsers. (code: no-sanitizer)',
    )
  const policy = trustedTypesPolicy()
  const config = { ...CONFIG, TRUSTED_TYPES_POLICY: policy } as Config
  // Scripts do not run and images do not load in an inert document.
  const inert = safeDocument.implementation.createHTMLDocument('')
  return {
    ...htmlTree,
    parse: (html) => {
      const div = inert.createElement('div')
      div.innerHTML = policy?.createHTML(html) ?? html
      return div
    },
    // Standards mode, and parsed as body content from the first character on.
    sanitize: (html) => purifier.sanitize(`<!doctype html><body>${html}`, config),
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
