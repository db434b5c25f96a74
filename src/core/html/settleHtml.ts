import { plainSource } from './plainSource.ts'
import type { SafeHtml } from './safeHtml.ts'
import { type HtmlTree, LONGEST_HTML, writeHtml } from './writeHtml.ts'

/** What a server and a browser do each in their own way. */
export interface HtmlSide<Node> extends HtmlTree<Node> {
  /** The tree that a browser builds in a `div` of a page in standards mode. */
  parse(html: string): Node
  /** A library's word on what may stay. */
  sanitize(html: string): string
}

const MOST_ROUNDS = 16

/**
 * HTML from outside, made safe: what is allowed in its tree is written as text, which is read again until it stays the
 * same, and has to go through the library as it is. So the text means the same wherever and however often it is read.
 *
 * `''` for what is no text, is or becomes longer than 200,000 characters, is too deep, too large, or does not settle.
 * Never throws.
 *
 * @example settleHtml('<h1 onclick="x()">a', server) // '<h2>a</h2>'
 */
export function settleHtml<Node>(html: unknown, side: HtmlSide<Node>): SafeHtml {
  try {
    if (typeof html !== 'string' || html.length > LONGEST_HTML) return NOTHING
    const write = (text: string): string => writeHtml(side.parse(plainSource(text)), side)
    let written = write(html)
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const read = write(written)
      // The library reads on its own terms: it is asked about a text that can be read in one way only.
      const next = read === written ? write(side.sanitize(written)) : read
      if (next === written) return written as SafeHtml
      written = next
    }
    return NOTHING
  } catch {
    return NOTHING
  }
}

const NOTHING = '' as SafeHtml
