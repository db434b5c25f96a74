// Codes up to the end of Latin Extended Additional hold every letter that Vietnamese is written with.
const TABLE_END = 0x1f00
const HYPHEN = 45
const MARKS_START = 0x300
const MARKS_END = 0x36f

/** Letters that Unicode does not take apart though readers do. */
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

/** What characters have become so far: a letter or digit, `''` for a combining mark, `'-'` for the rest. */
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
 * The address form of a name: lower case, without diacritics, words joined by single hyphens.
 * NFC and NFD input give the same slug; a slug's slug is itself. `''` when no Latin letter or digit is
 * left, and for what is no text.
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
    // One UTF-16 unit at a time: half of a surrogate pair is no letter, and so a gap.
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
