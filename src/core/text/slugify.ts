// Codes up to the end of Latin Extended Additional include every Vietnamese letter.
const TABLE_END = 0x1f00

const HYPHEN = 45

const MARKS_START = 0x300

const MARKS_END = 0x36f

/** Letters without a Unicode decomposition. */
const WHOLE_LETTERS: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** Cached result of each character: a letter or digit, `''` for a combining mark, `'-'` for the rest. */
let known: (string | undefined)[] | undefined

function learnLetter(table: (string | undefined)[], code: number): string {
  const letter = slugLetter(String.fromCharCode(code))
  if (code < TABLE_END) table[code] = letter
  return letter
}

function slugLetter(character: string): string {
  const base = character.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  if (base === '') return ''
  const plain = WHOLE_LETTERS[base] ?? base
  return /^[a-z0-9]+$/.test(plain) ? plain : '-'
}

/**
 * Returns the URL form of a name: lower case, without diacritics, words joined by single hyphens. NFC and NFD input
 * return the same slug; idempotent. `''` if there is no Latin letter or digit, and for non-strings.
 *
 * @example slugify('Kế toán / Kiểm toán') // 'ke-toan-kiem-toan'
 * @example slugify('Đồng Nai') // 'dong-nai'
 */
export function slugify(text: string): string {
  if (typeof text !== 'string') return ''
  known ??= new Array<string | undefined>(TABLE_END).fill(undefined)
  let slug = ''
  let gap = false
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code >= MARKS_START && code <= MARKS_END) continue
    // One UTF-16 unit at a time: half of a surrogate pair is not a letter, so it becomes a gap.
    const letter = known[code] ?? learnLetter(known, code)
    if (letter === '') continue
    if (letter.charCodeAt(0) === HYPHEN) gap = true
    else {
      if (gap && slug !== '') slug += '-'
      gap = false
      slug += letter
    }
  }
  return slug
}
