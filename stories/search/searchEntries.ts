import { allStates } from '../states/components.ts'
import { STOP_WORDS, WEAK_WORDS } from './commonWords.ts'
import { FACTS } from './facts.ts'
import { IDEAS, type Selector } from './ideas.ts'

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

/** Words that lead to entries together. A part of them leads nowhere: a syllable of a Vietnamese word means something else. */
interface Phrase {
  readonly words: readonly Word[]
  readonly joined: string
  /** Index of what it belongs to in `SOURCES`. */
  readonly source: number
}

/** Fit of an entry to a phrase. The first entries of an idea outrank names: they are chosen by hand. */
const FIT = {
  idea: 1000,
  title: 995,
  ideaStem: 950,
  ideaBeginning: 700,
  name: 600,
  fact: 500,
  path: 400,
  nameBeginning: 300,
}

/** Share of a weak word's fit that counts: it decides between entries that fit equally. */
const WEAK_SHARE = 0.001

/** The largest number of words of a phrase. */
const LONGEST = 6

/** The smallest number of letters of a beginning. */
const SHORTEST_BEGINNING = 3

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd')

/** Returns the stem of an English word: singular, without its ending. */
const stemOf = (plain: string): string => {
  const base = plain
    .replace(/ies$/, 'y')
    .replace(/(?<=ion)al$|(?<=[a-z]{4})[ai]bles?$/, '')
    .replace(/(?<=(?:s|x|z|ch|sh))es$|(?<=[a-z]{3})(?<!s)s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed|ion)$/, '')
  return base.length < 3 ? plain : base.replace(/([^aeiou])\1$/, '$1').replace(/(?<=[a-z]{3})e$/, '')
}

/** Endings and words that British English spells otherwise. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/^(col|behavi|fav|neighb|flav|lab|hon)our/, '$1or'],
  [/^gr(e)y/, 'gray'],
  [/^(cent|theat|fib|calib)re/, '$1er'],
  [/^(dialog|catalog|analog)ue/, '$1'],
  [/^(\p{L}{3,}[^aeiouw])is(e|ed|es|er|ing|ation)$/u, '$1iz$2'],
  [/^(cancel|label|travel|model|signal)l(ed|ing|er)$/, '$1$2'],
  [/^licence/, 'license'],
  [/^enrol$/, 'enroll'],
]

/** Words that mean the same in any phrase. */
const SAME: Readonly<Record<string, string>> = {
  failure: 'error',
  failures: 'errors',
  advert: 'ad',
  adverts: 'ads',
  advertisement: 'ad',
  advertisements: 'ads',
  promotional: 'promo',
  lag: 'slow',
  laggy: 'slow',
  debugger: 'checker',
  config: 'configuration',
  pic: 'picture',
  pics: 'pictures',
}

const inAmerican = (word: string): string =>
  BRITISH.reduce((spelled, [british, american]) => spelled.replace(british, american), word)

/** The five tone marks of Vietnamese. */
const TONE = /[\u0300\u0301\u0303\u0309\u0323]/gu

/**
 * Returns one of the ways to spell a Vietnamese syllable, decomposed: "ký" is "kí", "hoà" is "hòa". Its tone comes last: some
 * keyboards write it on another vowel.
 */
const spellSyllable = (word: string): string => {
  const tones = (word.match(TONE) ?? []).join('')
  return word.replace(TONE, '').replace(/^([hklmst])y$/, '$1i') + tones
}

const wordsOf = (text: string): Word[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(?<=\d)px\b/g, '')
    .replace(/(?<=\p{L})\+|\+(?=\p{L})/gu, ' ')
    .split(/[^\p{L}\p{N}+%]+/u)
    .filter((word) => word !== '')
    .map((written) => {
      const spelled = inAmerican(spellSyllable(written.normalize('NFD')))
      const word = SAME[spelled] ?? spelled
      const plain = withoutAccents(word)
      return { text: word, plain, stem: word === plain && plain.length > 3 ? stemOf(plain) : plain }
    })

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(', ').map((phrase) => textOf(wordsOf(phrase))))
const STOPS = setOf(STOP_WORDS)
const WEAK = setOf(WEAK_WORDS)

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
  (typed.text === typed.plain ? word.plain.startsWith(typed.plain) : lettersStart(word.text, typed.text))

/** The same for syllables with accents, whose tone is the last letter: "điệ" is the beginning of "điện". */
const lettersStart = (word: string, typed: string): boolean =>
  word.replace(TONE, '').startsWith(typed.replace(TONE, '')) && word.endsWith(typed.match(TONE)?.join('') ?? '')

/** Whether a typed word alone is long enough to be the beginning of one. */
const isLongBeginning = (typed: Word, word: Word | undefined): boolean =>
  typed.text.length >= SHORTEST_BEGINNING && isBeginning(typed, word)

/** What phrases belong to: ideas, then facts. */
const SOURCES: readonly { readonly words: readonly string[]; readonly finds: readonly Selector[] }[] = [
  ...IDEAS.map(({ en, vi, finds }) => ({ words: `${en}, ${vi}`.split(', '), finds })),
  ...FACTS,
]

const isFact = ({ source }: Phrase): boolean => source >= IDEAS.length

const letterOf = (words: readonly Word[]): string => words[0]?.plain[0] ?? ''

const PHRASES: readonly Phrase[] = SOURCES.flatMap(({ words }, source) =>
  words
    .map(wordsOf)
    .filter((phrase) => phrase.length > 0)
    .map((phrase) => ({ words: phrase, joined: joinedOf(phrase), source })),
)

/** Phrases by the first letter of their first word: what is typed begins with it too. */
const BY_LETTER = new Map<string, Phrase[]>()
for (const phrase of PHRASES) {
  const letter = letterOf(phrase.words)
  BY_LETTER.set(letter, [...(BY_LETTER.get(letter) ?? []), phrase])
}

/**
 * Makes the stories and docs pages of Storybook's index searchable, and the combinations of stories with toolbar values, which
 * are found by the id and the name of their state.
 */
export function createSearch(entries: readonly SearchableEntry[]): (query: string) => SearchResult[] {
  const indexed = withCombinations(entries)
  const places = SOURCES.map(({ finds }) => placesOf(finds, indexed))
  return (query) => {
    const parts = partsOf(wordsOf(query), indexed)
    return parts ? findEntries(parts, indexed, places) : []
  }
}

/** A word of a query, or several that belong together. */
interface Part {
  readonly words: readonly Word[]
  /** Its last word may be the beginning of one: it is still being typed, unless it is known as it is, beside others. */
  readonly isLast: boolean
  /** It is known as the beginning of a phrase alone. */
  readonly isBeginning: boolean
  /** It says little beside others: a common word, or a number that nothing is about ("font weight 650"). */
  readonly isWeak: boolean
}

/** A split into fewer parts is better, and one without a single syllable of Vietnamese, which has many meanings. */
const costOf = ({ words }: Part): number => (words.length === 1 && !words.every(isPlain) ? 1.5 : 1)

/**
 * Splits a query into the fewest phrases that ideas, facts or names have.
 *
 * @returns `null` if a word is not known: a story that fits the others by chance is worse than none.
 */
function partsOf(typed: readonly Word[], indexed: readonly IndexedEntry[]): readonly Part[] | null {
  if (typed.length > MOST_WORDS) return null
  // The best split of the words from each place on.
  const best: { parts: readonly Part[]; cost: number }[] = []
  best[typed.length] = { parts: [], cost: 0 }
  for (let at = typed.length - 1; at >= 0; at -= 1) {
    for (let length = Math.min(LONGEST, typed.length - at); length > 0; length -= 1) {
      const rest = best[at + length]
      if (!rest) continue
      const words = typed.slice(at, at + length)
      const isLast = at + length === typed.length && (at === 0 || isPlain(words.at(-1)))
      const isAll = length === typed.length
      const isKnown = isPhrase(words, false, isAll, indexed)
      const isWeak = says(words, WEAK) || (!isKnown && isNumber(words))
      const isFactOnly = isAll && !isKnown && isFactOf(words)
      const isWhole = isKnown || isFactOnly || isWeak || says(words, STOPS)
      if (!isWhole && !(isLast && isPhrase(words, true, isAll, indexed))) continue
      const part = { words, isLast: isLast && (isAll || !isWhole), isBeginning: !isWhole, isWeak }
      const cost = rest.cost + (isFactOnly ? 2 * typed.length : costOf(part))
      const before = best[at]
      if (!before || cost < before.cost) best[at] = { parts: [part, ...rest.parts], cost }
    }
  }
  return best[0]?.parts ?? null
}

/** The largest number of words of a query. */
const MOST_WORDS = 12

/** Whether a word has no accents, as words of English: one with accents is a whole syllable. */
const isPlain = (word: Word | undefined): boolean => word?.text === word?.plain

const says = (words: readonly Word[], list: ReadonlySet<string>): boolean => list.has(textOf(words))

const isNumber = (words: readonly Word[]): boolean => words.length === 1 && /^\d+%?$/.test(textOf(words))

/** Whether ideas or names have a phrase. Words that say little are the name of something only where nothing else is typed. */
const isPhrase = (typed: readonly Word[], isLast: boolean, isAll: boolean, indexed: readonly IndexedEntry[]): boolean =>
  hasPhrase(typed, isLast, (phrase) => !isFact(phrase)) ||
  ((isAll || typed.length === 1 || !typed.every(saysLittle)) &&
    indexed.some((entry) => nameFit(entry, typed, isLast) > 0))

/** Whether all that is typed is a text, measure or row of something. A split into ideas is better: texts are full of them. */
const isFactOf = (typed: readonly Word[]): boolean => hasPhrase(typed, false, isFact)

const hasPhrase = (typed: readonly Word[], isLast: boolean, counts: (phrase: Phrase) => boolean): boolean => {
  const joined = joinedOf(typed)
  return (
    BY_LETTER.get(letterOf(typed))?.some((phrase) => counts(phrase) && phraseFit(phrase, typed, joined, isLast) > 0) ??
    false
  )
}

const saysLittle = (word: Word): boolean => says([word], STOPS) || says([word], WEAK)

/** Returns the entries that fit all parts, or those that fit most if each part has a meaning of its own; the best fit first. */
function findEntries(
  all: readonly Part[],
  indexed: readonly IndexedEntry[],
  places: readonly Places[],
): SearchResult[] {
  const meaningful = all.filter(({ words }) => !says(words, STOPS))
  const parts = meaningful.length > 0 ? meaningful : all
  const strong = parts.filter(({ isWeak }) => !isWeak)
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
  if (most === 0) return []
  if (most < total && !(strong.length > 0 && strong.every(isMeaning))) return []
  // Where nothing fits all words, what is not of a component that they name is wrong.
  const named =
    most < total ? [...counted].filter(({ words }) => indexed.some((entry) => isComponent(entry, words))) : []
  return ranked
    .filter(({ words, entry }) => (named.length > 0 ? named.some((part) => isOf(entry, part.words)) : words === most))
    .sort((one, other) => other.score - one.score || one.index - other.index)
    .map(({ entry: { id, isPage, name, path } }) => ({ id, isPage, name, path }))
}

/** Whether an entry is the docs page of a component with this name. */
const isComponent = ({ isPage, nameWords, path }: IndexedEntry, words: readonly Word[]): boolean =>
  isPage && path[0] === 'Shell' && nameWords.length === words.length && contains(nameWords, words)

/** Whether an entry is a component's docs page or one of its stories, by the component's name. */
const isOf = (entry: IndexedEntry, words: readonly Word[]): boolean =>
  isComponent(entry, words) || (!entry.isPage && contains(entry.pathWords, words))

/** Whether a part means something by itself: a word of English, or several syllables of Vietnamese. */
const isMeaning = ({ words, isBeginning }: Part): boolean =>
  !isBeginning && (words.length > 1 || words.every((word) => isPlain(word) && word.text.length > 2))

/** Returns the fit of each entry to a part of the query; 0 for none. */
function fitsOf({ words, isLast }: Part, indexed: readonly IndexedEntry[], places: readonly Places[]): number[] {
  const joined = joinedOf(words)
  const fits = indexed.map((entry) => nameFit(entry, words, isLast))
  for (const phrase of BY_LETTER.get(letterOf(words)) ?? []) {
    const fit = phraseFit(phrase, words, joined, isLast)
    if (fit === 0) continue
    for (const [index, place] of places[phrase.source] ?? [])
      fits[index] = Math.max(fits[index] ?? 0, fit - place - impurity(indexed[index]))
  }
  return fits
}

/** A state that shows several things at once comes after those that show one. */
const impurity = (entry: IndexedEntry | undefined): number => (entry?.tags.length ?? 0) / 100

function phraseFit(phrase: Phrase, typed: readonly Word[], joined: string, isLast: boolean): number {
  if (isFact(phrase)) {
    return phrase.words.length === typed.length && startsWith(phrase.words, typed, false) ? FIT.fact : 0
  }
  if (phrase.joined === joined) return FIT.idea
  if (typed.length > phrase.words.length) return 0
  if (phrase.words.length === typed.length && startsWith(phrase.words, typed, false)) return FIT.ideaStem
  return isLast && startsWith(phrase.words, typed, true) ? FIT.ideaBeginning : 0
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

function placesOf(finds: readonly Selector[], indexed: readonly IndexedEntry[]): Places {
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
  withCombinations(entries)
    .filter((entry) => isSelected(entry, selector))
    .map(({ id }) => id)

function withCombinations(entries: readonly SearchableEntry[]): IndexedEntry[] {
  const stories = new Set(entries.map(({ id }) => id))
  const combinations = allStates.filter(({ of, story }) => of !== undefined && stories.has(story))
  return [...entries, ...combinations.map((state) => ({ ...state, type: 'story' }))].map(indexEntry)
}

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
