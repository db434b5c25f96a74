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

let table: string[] | undefined

/** What each character becomes: its letter or digit, `''` for a combining mark, `'-'` for the rest. Built on first use. */
function buildTable(): string[] {
  const rows: string[] = []
  for (let code = 0; code < TABLE_END; code += 1) rows.push(slugLetter(String.fromCharCode(code)))
  return rows
}

function slugLetter(character: string): string {
  const base = character.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  if (base === '') return ''
  const plain = WHOLE_LETTERS[base] ?? base
  return /^[a-z0-9]+$/.test(plain) ? plain : '-'
}

/**
 * The address form of a name: lower case, without diacritics, words joined by single hyphens.
 * NFC and NFD input give the same slug; a slug's slug is itself. `''` when no Latin letter or digit is left.
 *
 * @example slugify('Kế toán / Kiểm toán') // 'ke-toan-kiem-toan'
 * @example slugify('Đồng Nai') // 'dong-nai'
 */
export function slugify(text: string): string {
  table ??= buildTable()
  let slug = ''
  let gap = false
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code >= MARKS_START && code <= MARKS_END) continue
    // One UTF-16 unit at a time: half of a surrogate pair is no letter, and so a gap.
    const letter = table[code] ?? slugLetter(text.charAt(i))
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
