import { safeDecode } from '../url/query.ts'

const WORD = String.raw`\p{L}\p{M}\p{Nd}`

// A private-use character keeps the underscores of a code apart from those that a visitor typed.
const KEPT_UNDERSCORE = '\uE000'

const WORD_CHARACTER = /* @__PURE__ */ new RegExp(`[${WORD}]`, 'u')
const NO_WORD = /* @__PURE__ */ new RegExp(`[^${WORD}${KEPT_UNDERSCORE}]+`, 'u')

/** Names that would lose their meaning with their signs, and what they are written as. */
const SPECIAL_WORDS = [
  { mark: '#', code: '_sharp', pattern: specialWord('c', '#') },
  { mark: '++', code: '_plus_plus', pattern: specialWord('c', '\\+\\+') },
]

/** The name as a whole word, whatever its case. */
/* @__NO_SIDE_EFFECTS__ */
function specialWord(letter: string, mark: string): RegExp {
  return new RegExp(`(?<![${WORD}])(${letter})${mark}(?![${WORD}])`, 'giu')
}

/**
 * A keyword as search addresses write it: `C#` and `C++` by name, every other character that is no letter, mark or
 * digit a space, words joined by hyphens. Case and diacritics stay; percent-encoding is left to the address. `''` for what
 * is no text.
 *
 * @example encodeKeyword('C# developer') // 'C_sharp-developer'
 * @example encodeKeyword('R&D, .NET') // 'R-D-NET'
 */
export function encodeKeyword(keyword: string): string {
  if (typeof keyword !== 'string') return ''
  if (!isPlain(keyword)) return encodeSigns(keyword)
  return keyword.includes(' ') ? keyword.split(' ').join('-') : keyword
}

const SPACE = 32

// Codes up to the end of Latin Extended Additional hold every letter that Vietnamese is written with.
const TABLE_END = 0x1f00

/** What the characters met so far are: 1 part of a word, 2 not. */
let known: Uint8Array | undefined

/** Whether a keyword is words parted by single spaces, as nearly all are. */
function isPlain(keyword: string): boolean {
  known ??= new Uint8Array(TABLE_END)
  let isGap = true
  for (let at = 0; at < keyword.length; at += 1) {
    const code = keyword.charCodeAt(at)
    if (code === SPACE) {
      if (isGap) return false
      isGap = true
    } else {
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
 * A keyword back from its address form, percent-encoded or not: hyphens and `+` are spaces, a bad escape is kept as text.
 * `''` for what is no text.
 *
 * @example decodeKeyword('C_sharp-developer') // 'C# developer'
 */
export function decodeKeyword(segment: string): string {
  if (typeof segment !== 'string') return ''
  return safeDecode(segment)
    .split(/[-+\s]+/)
    .filter((word) => word !== '')
    .map(decodeWord)
    .join(' ')
}

function decodeWord(word: string): string {
  const special = SPECIAL_WORDS.find(({ code }) => /^c$/i.test(word.charAt(0)) && word.slice(1).toLowerCase() === code)
  return special ? word.charAt(0) + special.mark : word
}
