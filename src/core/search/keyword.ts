import { cutText } from '../text/cutText.ts'
import { safeDecode } from '../url/query.ts'

const WORD = String.raw`\p{L}\p{M}\p{Nd}`

// A private-use character distinguishes the underscores of an encoded name from typed ones.
const KEPT_UNDERSCORE = '\uE000'

const WORD_CHARACTER = /* @__PURE__ */ new RegExp(`[${WORD}]`, 'u')
const NO_WORD = /* @__PURE__ */ new RegExp(`[^${WORD}${KEPT_UNDERSCORE}]+`, 'u')

const SPACE = 32
const FIRST_ESCAPED = 128

/** Names that would lose their meaning without their symbols, with their encoded form. */
const SPECIAL_WORDS = [
  { mark: '#', code: '_sharp', pattern: specialWord('c', '#') },
  { mark: '++', code: '_plus_plus', pattern: specialWord('c', '\\+\\+') },
]

/** Matches the name as a whole word, in any case. */
/* @__NO_SIDE_EFFECTS__ */
function specialWord(letter: string, mark: string): RegExp {
  return new RegExp(`(?<![${WORD}])(${letter})${mark}(?![${WORD}])`, 'giu')
}

/**
 * Encodes a keyword for search URLs: `C#` and `C++` by name, every character other than letters, marks and digits as a
 * space, words joined by hyphens. Case and diacritics are kept; the result is not percent-encoded. `''` for
 * non-strings.
 *
 * @example encodeKeyword('C# developer') // 'C_sharp-developer'
 * @example encodeKeyword('R&D, .NET') // 'R-D-NET'
 */
export function encodeKeyword(keyword: string): string {
  return isPlain(keyword) ? keyword.split(' ').join('-') : encodeSigns(normalizeKeyword(keyword))
}

/** Percent-encoded letters, and the hyphen for a space. */
const escapes = /* @__PURE__ */ new Map([[SPACE, '-']])

/** Encodes a keyword like {@link encodeKeyword}, and percent-encodes it for a URL. */
export function keywordSegment(keyword: string): string {
  if (!isPlain(keyword)) return encodeURIComponent(encodeKeyword(keyword))
  // Faster than to split, join and percent-encode the whole keyword: most letters are kept.
  let segment = ''
  let from = 0
  for (let at = 0; at < keyword.length; at += 1) {
    const code = keyword.charCodeAt(at)
    if (code !== SPACE && code < FIRST_ESCAPED) continue
    const escaped = escapes.get(code) ?? encodeURIComponent(keyword.charAt(at))
    escapes.set(code, escaped)
    segment += keyword.slice(from, at) + escaped
    from = at + 1
  }
  return segment + keyword.slice(from)
}

/** Longest keyword of a search, in UTF-16 code units. */
const MAX_KEYWORD_LENGTH = 200

/**
 * Normalizes a keyword for searches: NFC, trimmed, at most 200 UTF-16 code units without splitting a surrogate pair.
 * `''` for non-strings.
 *
 * @example normalizeKeyword(' ke\u0302\u0301 toa\u0301n ') // 'kế toán'
 */
export function normalizeKeyword(keyword: string): string {
  if (typeof keyword !== 'string') return ''
  const text = keyword.normalize('NFC').trim()
  return text.length <= MAX_KEYWORD_LENGTH ? text : cutText(text, MAX_KEYWORD_LENGTH).trimEnd()
}

// Codes up to the end of Latin Extended Additional include every Vietnamese letter.
const TABLE_END = 0x1f00
const FIRST_MARK = 0x300
const LATIN_ADDITIONAL = 0x1e00

/** Cached class of each character: 1 part of a word, 2 not. */
let known: Uint8Array | undefined

/** Returns whether a keyword is words separated by single spaces and not too long, as nearly all are. */
function isPlain(keyword: string): boolean {
  if (typeof keyword !== 'string' || keyword.length > MAX_KEYWORD_LENGTH) return false
  known ??= new Uint8Array(TABLE_END)
  let isGap = true
  for (let at = 0; at < keyword.length; at += 1) {
    const code = keyword.charCodeAt(at)
    if (code === SPACE) {
      if (isGap) return false
      isGap = true
    } else {
      // Combining marks belong to the letter before them: NFC joins them.
      if (code >= FIRST_MARK && code < LATIN_ADDITIONAL) return false
      if (known[code] === 0) known[code] = WORD_CHARACTER.test(String.fromCharCode(code)) ? 1 : 2
      if (known[code] !== 1) return false
      isGap = false
    }
  }
  return !isGap
}

function encodeSigns(keyword: string): string {
  let text = keyword.replaceAll(KEPT_UNDERSCORE, ' ')
  for (const { pattern, code } of SPECIAL_WORDS)
    text = text.replace(pattern, `$1${code.replaceAll('_', KEPT_UNDERSCORE)}`)
  return text
    .split(NO_WORD)
    .filter((word) => word !== '')
    .join('-')
    .replaceAll(KEPT_UNDERSCORE, '_')
}

/**
 * Decodes a keyword from its URL form, percent-encoded or not: hyphens and `+` are spaces, an invalid escape is kept as
 * text. `''` for non-strings.
 *
 * @example decodeKeyword('C_sharp-developer') // 'C# developer'
 */
export function decodeKeyword(segment: string): string {
  if (typeof segment !== 'string') return ''
  // An encoded plus is one: `C%2B%2B` is C++.
  const words = safeDecode(segment.replaceAll('+', ' '))
    .split(/[-\s]+/)
    .filter((word) => word !== '')
    .map(decodeWord)
    .join(' ')
  return normalizeKeyword(words)
}

function decodeWord(word: string): string {
  const special = SPECIAL_WORDS.find(({ code }) => /^c$/i.test(word.charAt(0)) && word.slice(1).toLowerCase() === code)
  return special ? word.charAt(0) + special.mark : word
}
