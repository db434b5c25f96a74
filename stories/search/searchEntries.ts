import { IDEAS, type Idea, type Selector } from './ideas.ts'

/** A story or docs page of Storybook's index. */
export interface SearchableEntry {
  readonly id: string
  readonly type: string
  /** Path in the sidebar, separated by slashes. */
  readonly title: string
  readonly name: string
  readonly tags?: readonly string[]
}

/** An entry as a row of results shows it. */
export interface SearchResult {
  readonly id: string
  readonly isPage: boolean
  /** The story's name; of a docs page its title. */
  readonly name: string
  /** Titles above it in the sidebar. */
  readonly path: readonly string[]
}

interface IndexedEntry extends SearchResult {
  readonly tags: readonly string[]
  readonly group: string
  readonly nameWords: readonly Word[]
  readonly pathWords: readonly Word[]
}

/** A word as it is written, without accents, and as an English stem. */
interface Word {
  readonly text: string
  readonly plain: string
  readonly stem: string
}

/** A phrase of an idea. */
interface Phrase {
  readonly words: readonly Word[]
  readonly joined: string
  /** Without accents. A syllable within a Vietnamese word has a meaning of its own. */
  readonly isEnglish: boolean
  readonly idea: number
}

/** Fit of an entry to a phrase. The first entries of an idea outrank names: they are chosen by hand. */
const FIT = {
  idea: 1000,
  title: 995,
  ideaStem: 950,
  ideaBeginning: 700,
  name: 600,
  path: 400,
  nameBeginning: 300,
  ideaWord: 200,
}

/** Share of a weak word's fit that counts: it decides between entries that fit equally. */
const WEAK_SHARE = 0.001

/** Share of the words that must be known: one syllable of three is often a word of Vietnamese. */
const KNOWN_SHARE = 1 / 3

/** The largest number of words of a phrase. */
const LONGEST = 5

/** The smallest number of letters of a beginning, and of an English word that is found within a phrase. */
const SHORTEST_BEGINNING = 2
const SHORTEST_WITHIN = 4

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd')

/** Returns the stem of an English word: singular, without its ending. */
const stemOf = (plain: string): string => {
  const base = plain
    .replace(/ies$/, 'y')
    .replace(/(?<=ion)al$|(?<=[a-z]{4})[ai]bles?$/, '')
    .replace(/(?<=[a-z]{3})e?s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed|ion)$/, '')
  return base.length < 3 ? plain : base.replace(/([^aeiou])\1$/, '$1').replace(/e$/, '')
}

/** Returns one of the two ways to spell a Vietnamese syllable: "ký" is "kí". */
const withI = (word: string): string =>
  word.replace(/^([hklmst])(y\p{M}?)$/u, (_, first: string, vowel: string) => first + vowel.replace('y', 'i'))

const wordsOf = (text: string): Word[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(?<=\d)px\b/g, '')
    .split(/[^\p{L}\p{N}+%]+/u)
    .filter((word) => word !== '')
    .map((written) => {
      const word = withI(written.normalize('NFD')).normalize('NFC')
      const plain = withoutAccents(word)
      return { text: word, plain, stem: word === plain && plain.length > 3 ? stemOf(plain) : plain }
    })

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(', ').map((phrase) => textOf(wordsOf(phrase))))

/** Words that mean nothing in a search of several words, unless they belong to a phrase. */
const STOP_WORDS = setOf(
  'a, an, the, of, in, on, at, to, for, with, and, or, is, are, its, my, our, when, what, which, how, do, i, khi, của, cho, trên, và, các, cái, là, ở, bị, có, rất, quá, hơi, mọi, một, this, very',
)

/** Words that say little beside others: "pressed state" is about "pressed". Entries with both come first. */
const WEAK_WORDS = setOf(
  'state, states, icon, button, page, pages, style, styles, component, components, element, section, mode, view, screen, ui, ux, design, example, story, version, control, option, text, effect, area, bar, block, site, shell, trạng thái, nút, trang, màn hình, phần, mục, kiểu, chế độ, biểu tượng, thành phần, giao diện, web, website, hình, dạng',
)

const joinedOf = (words: readonly Word[]): string => words.map(({ text }) => text).join('')

/** Whether a typed word is a word. A letter typed without an accent is any of its accented letters. */
const isSame = (typed: Word, word: Word | undefined): boolean =>
  word !== undefined &&
  (typed.text === word.text ||
    (typed.text === typed.plain &&
      (typed.plain === word.plain || (typed.stem === word.stem && word.text === word.plain))))

/** Whether a typed word is the beginning of a word. */
const isBeginning = (typed: Word, word: Word | undefined): boolean =>
  word !== undefined &&
  (word.text.startsWith(typed.text) || (typed.text === typed.plain && word.plain.startsWith(typed.plain)))

/** Whether a typed word alone is long enough to be the beginning of one. */
const isLongBeginning = (typed: Word, word: Word | undefined): boolean =>
  typed.text.length >= SHORTEST_BEGINNING && isBeginning(typed, word)

const PHRASES: readonly Phrase[] = IDEAS.flatMap(({ en, vi }, idea) =>
  `${en}, ${vi}`.split(',').map((phrase) => {
    const words = wordsOf(phrase)
    return { words, joined: joinedOf(words), isEnglish: words.every(({ text, plain }) => text === plain), idea }
  }),
)

/** Makes the stories and docs pages of Storybook's index searchable. */
export function createSearch(entries: readonly SearchableEntry[]): (query: string) => SearchResult[] {
  const indexed = entries.map(indexEntry)
  const places = IDEAS.map(({ finds }) => placesOf(finds, indexed))
  const find = (typed: readonly Word[], options: FindOptions) => findEntries(typed, indexed, places, options)
  return (query) => {
    const typed = wordsOf(query)
    const found = find(typed, { share: 1, isTyping: true })
    if (found.length > 0) return found
    // Accents in another place ("hoà", "hòa"), or wrong ones; then words beside known ones.
    const plain = find(wordsOf(withoutAccents(query.toLowerCase())), { share: 1, isTyping: false })
    return plain.length > 0 ? plain : find(typed, { share: KNOWN_SHARE, isTyping: false })
  }
}

interface FindOptions {
  /** Share of the query's words that an entry must fit, from 0 to 1. */
  readonly share: number
  /** Whether the last word may be the beginning of one. */
  readonly isTyping: boolean
}

/** Returns the entries that fit most words of the query; the best fit first. */
function findEntries(
  typed: readonly Word[],
  indexed: readonly IndexedEntry[],
  places: readonly Places[],
  { share, isTyping }: FindOptions,
): SearchResult[] {
  const all = partsOf(typed, indexed, isTyping)
  const meaningful = all.filter(({ words }) => !STOP_WORDS.has(textOf(words)))
  const parts = meaningful.length > 0 ? meaningful : all
  const strong = parts.filter(({ words }) => !WEAK_WORDS.has(textOf(words)))
  const counted = new Set(strong.length > 0 ? strong : parts)
  const fits = parts.map((part) => ({ part, fits: fitsOf(part, indexed, places) }))
  const ranked = indexed.map((entry, index) => {
    let [words, score] = [0, 0]
    for (const { part, fits: own } of fits) {
      const fit = own[index] ?? 0
      score += counted.has(part) ? fit : fit * WEAK_SHARE
      if (fit > 0 && counted.has(part)) words += part.words.length
    }
    return { entry, index, words, score }
  })
  const total = [...counted].reduce((sum, { words }) => sum + words.length, 0)
  const most = Math.max(0, ...ranked.map(({ words }) => words))
  if (most === 0 || most < total * share) return []
  return ranked
    .filter(({ words }) => words === most)
    .sort((one, other) => other.score - one.score || one.index - other.index)
    .map(({ entry: { id, isPage, name, path } }) => ({ id, isPage, name, path }))
}

/** A word of a query, or several that belong together. */
interface Part {
  readonly words: readonly Word[]
  /** Its last word may be the beginning of one: it is still being typed. */
  readonly isLast: boolean
}

/** Splits a query into the longest phrases that an idea or a name has, and single words. */
function partsOf(typed: readonly Word[], indexed: readonly IndexedEntry[], isTyping: boolean): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < typed.length; ) {
    let length = Math.min(LONGEST, typed.length - at)
    const isLast = (): boolean => isTyping && at + length === typed.length
    while (length > 1 && !isPhrase(typed.slice(at, at + length), isLast(), indexed)) length -= 1
    parts.push({ words: typed.slice(at, at + length), isLast: isLast() })
    at += length
  }
  return parts
}

const isPhrase = (typed: readonly Word[], isLast: boolean, indexed: readonly IndexedEntry[]): boolean => {
  const joined = joinedOf(typed)
  return (
    PHRASES.some(
      (phrase) =>
        phrase.joined === joined ||
        // Words in the middle are a whole phrase: "nút đăng" of "nút đăng xuất" is not the beginning of another one.
        ((isLast || phrase.words.length === typed.length) && startsWith(phrase.words, typed, isLast)),
    ) || indexed.some(({ nameWords }) => contains(nameWords, typed))
  )
}

/** Returns the fit of each entry to a part of the query; 0 for none. */
function fitsOf({ words, isLast }: Part, indexed: readonly IndexedEntry[], places: readonly Places[]): number[] {
  const joined = joinedOf(words)
  const fits = indexed.map((entry) => nameFit(entry, words, isLast))
  for (const phrase of PHRASES) {
    const fit = phraseFit(phrase, words, joined, isLast)
    if (fit === 0) continue
    for (const [index, place] of places[phrase.idea] ?? []) fits[index] = Math.max(fits[index] ?? 0, fit - place)
  }
  return fits
}

function phraseFit(phrase: Phrase, typed: readonly Word[], joined: string, isLast: boolean): number {
  if (phrase.joined === joined) return FIT.idea
  if (typed.length > phrase.words.length) return 0
  if (phrase.words.length === typed.length && startsWith(phrase.words, typed, false)) return FIT.ideaStem
  if (isLast && startsWith(phrase.words, typed, true)) return FIT.ideaBeginning
  const isLong = typed.every(({ text }) => text.length >= SHORTEST_WITHIN)
  return phrase.isEnglish && isLong && contains(phrase.words, typed) ? FIT.ideaWord : 0
}

function nameFit(
  { name, isPage, nameWords, pathWords }: IndexedEntry,
  typed: readonly Word[],
  isLast: boolean,
): number {
  if (isPage && nameWords.length === typed.length && contains(nameWords, typed)) return FIT.title
  if (contains(nameWords, typed)) return FIT.name + (startsWith(nameWords, typed, false) ? 50 : 0) - name.length / 100
  if (contains(pathWords, typed)) return FIT.path
  return isLast && contains(nameWords, typed, isLongBeginning) ? FIT.nameBeginning : 0
}

/** Whether words begin with others; the last of these may itself be a beginning. */
const startsWith = (words: readonly Word[], typed: readonly Word[], isLast: boolean): boolean =>
  typed.every(
    (word, at) =>
      isSame(word, words[at]) ||
      (isLast && at === typed.length - 1 && (at === 0 ? isLongBeginning : isBeginning)(word, words[at])),
  )

/** Whether words contain others one after another. */
const contains = (words: readonly Word[], typed: readonly Word[], compareLast = isSame): boolean =>
  typed.length <= words.length &&
  words.some((_, from) =>
    typed.every((word, at) => (at === typed.length - 1 ? compareLast : isSame)(word, words[from + at])),
  )

/** Entries of an idea by their index, each with its place: 0 for those that the first selector selects. */
type Places = ReadonlyMap<number, number>

function placesOf(finds: Idea['finds'], indexed: readonly IndexedEntry[]): Places {
  const places = new Map<number, number>()
  for (const [place, selector] of finds.entries()) {
    for (const [index, entry] of indexed.entries()) {
      if (!places.has(index) && isSelected(entry, selector)) places.set(index, place)
    }
  }
  return places
}

/** Returns the ids of the entries that a selector selects. */
export const select = (entries: readonly SearchableEntry[], selector: Selector): string[] =>
  entries
    .map(indexEntry)
    .filter((entry) => isSelected(entry, selector))
    .map(({ id }) => id)

function isSelected({ id, isPage, name, group, tags, path }: IndexedEntry, selector: Selector): boolean {
  const [, kind, value = ''] = /^(tag|group|page|name|in):(.*)$/.exec(selector) ?? []
  if (kind === 'tag') return !isPage && tags.includes(value)
  if (kind === 'group') return !isPage && group === value
  if (kind === 'page') return isPage && name === value && path[0] !== 'All states'
  if (kind === 'name') return !isPage && name.startsWith(value)
  if (kind === 'in') return !isPage && path[1] === value
  return id === selector || id === `shell-${selector}`
}

function indexEntry({ id, type, title, name, tags = [] }: SearchableEntry): IndexedEntry {
  const titles = title.split('/')
  const isPage = type === 'docs'
  const path = isPage ? titles.slice(0, -1) : titles
  const ownName = isPage ? (titles.at(-1) ?? name) : name
  return {
    id,
    isPage,
    name: ownName,
    path,
    tags,
    group: titles[2] ?? '',
    nameWords: wordsOf(ownName),
    pathWords: wordsOf(path.slice(1).join(' ')),
  }
}
