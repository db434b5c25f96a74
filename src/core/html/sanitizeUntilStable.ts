import { maskAmbiguousMarkup } from './maskAmbiguousMarkup.ts'
import type { SafeHtml } from './safeHtml.ts'
import { type HtmlTree, MAX_HTML_LENGTH, writeHtml } from './writeHtml.ts'

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
