import sanitize from 'sanitize-html'
import { createBoundedCache } from '../core/boundedCache.ts'
import { ALLOWED_SCHEMES, ALLOWED_TAGS, DROPPED_TAGS, VOID_TAGS } from '../core/html/allowedHtml.ts'
import type { SafeHtml } from '../core/html/safeHtml.ts'
import { MAX_HTML_LENGTH, sanitizeUntilStable } from '../core/html/sanitizeUntilStable.ts'
import { htmlTree, parseHtml } from './parseHtml.ts'

const OPTIONS: sanitize.IOptions = {
  allowedTags: Object.keys(ALLOWED_TAGS),
  allowedAttributes: { ...ALLOWED_TAGS, '*': ['lang'] } as Record<string, string[]>,
  allowedSchemes: [...ALLOWED_SCHEMES],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...DROPPED_TAGS],
  selfClosing: [...VOID_TAGS],
  parseStyleAttributes: false,
}

/** Most characters of the remembered texts and results: some hundred texts below listings. */
const MAX_CHARACTERS = 4_000_000

const recent = /* @__PURE__ */ createBoundedCache<SafeHtml>(MAX_CHARACTERS, (html) => html.length)

/**
 * Sanitizes HTML on a server or an edge, with the same result as in browsers. `''` for more than 200,000 characters.
 * Never throws. The latest results are remembered, up to 4,000,000 characters with their texts.
 *
 * @example sanitizeHtml('<h1 onclick="x()">Hà Nội<script>x()</script>') // '<h2>Hà Nội</h2>'
 */
export function sanitizeHtml(html: string): SafeHtml {
  const known = typeof html === 'string' ? recent.get(html) : undefined
  if (known !== undefined) return known
  const safe = sanitizeUntilStable(html, { ...htmlTree, parse: parseHtml, sanitize: (text) => sanitize(text, OPTIONS) })
  if (typeof html === 'string' && html.length <= MAX_HTML_LENGTH) recent.set(html, safe)
  return safe
}
