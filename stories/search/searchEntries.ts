import { allStates, components } from '../states/components.ts'
import { STOP_WORDS, WEAK_WORDS } from './commonWords.ts'
import { FACTS } from './facts.ts'
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
  readonly singular: string
  /** It is typed beside words with accents: who types accents types all of them ("trái tim" is no "tìm"). */
  readonly isExact?: boolean
  /** It is typed beside other words. */
  readonly isBeside?: boolean
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
  ideaPlural: 970,
  ideaStem: 950,
  ideaTurned: 900,
  ideaBeginning: 700,
  name: 600,
  fact: 500,
  path: 400,
  nameBeginning: 300,
}

/** Share of a weak word's fit that counts: it decides between entries in the same place. */
const WEAK_SHARE = 0.0005

/** The largest number of words of a phrase. */
const LONGEST = 6

/** The smallest number of letters of a beginning. */
const SHORTEST_BEGINNING = 3

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd')

const singularOf = (plain: string): string =>
  plain.replace(/ies$/, 'y').replace(/(?<=(?:s|x|z|ch|sh))es$|(?<=[a-z]{3})(?<!s)s$/, '')

/** Returns the stem of an English word in the singular: without its ending. */
const stemOf = (singular: string): string => {
  const base = singular
    .replace(/(?<=ion)al$|(?<=[a-z]{4})[ai]ble$|(?<=[a-z]{3})ness$/, '')
    .replace(/(?<=[a-z]{3})i$/, 'y')
    .replace(/(?<=[a-z]{3})([^aeiou])\1(?:ing|ed)$|(?<=[a-z]{3})(?:ing|ed|ion)$/, '$1')
  return base.length < 3 ? singular : base.replace(/(?<=[a-z]{3})e$/, '')
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
  darker: 'dark',
  lighter: 'light',
  wider: 'wide',
  longer: 'long',
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
    .replace(/(?<=ca)n['’]t\b/g, 'nnot')
    .replace(/n['’]t\b/g, ' not')
    .replace(/['’]/g, '')
    .replace(/(?<=\d)(?=(?:rem|em|pt)\b)/g, ' ')
    .replace(/(?<=\d)px\b/g, '')
    .replace(/(?<=\p{L})\+|\+(?=\p{L})/gu, ' ')
    .split(/(?:(?!(?<=\d)\.(?=\d))[^\p{L}\p{N}+%])+/u)
    .filter((word) => /[^+%]/.test(word))
    .map((written) => {
      const spelled = inAmerican(spellSyllable(written.normalize('NFD')))
      const word = SAME[spelled] ?? spelled
      const plain = withoutAccents(word)
      const singular = word === plain && plain.length > 3 ? singularOf(plain) : word
      return { text: word, plain, singular, stem: singular === plain && plain.length < 4 ? plain : stemOf(singular) }
    })

/** Returns the words of a query. */
const typedWordsOf = (query: string): readonly Word[] => {
  const words = wordsOf(
    /\p{L}/u.test(query) ? query.replace(/(?<![\p{L}\p{N}])\/(?![\p{L}\p{N}])/gu, ' slash ') : query,
  )
  if (words.length === 1) return words
  const isExact = !words.every(isPlain)
  return words.map((word) => ({ ...word, isBeside: true, isExact }))
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(', ').map((phrase) => textOf(wordsOf(phrase))))
const STOPS = setOf(STOP_WORDS)
const WEAK = setOf(WEAK_WORDS)

/** Whether a word has no accents, as words of English: one with accents is a whole syllable. */
const isPlain = (word: Word | undefined): boolean => word?.text === word?.plain

/** Whether a list has words, or a word in the singular. */
const says = (words: readonly Word[], list: ReadonlySet<string>): boolean =>
  list.has(textOf(words)) || (words.length === 1 && list.has(words[0]?.singular ?? ''))

const saysStop = (word: Word): boolean => says([word], STOPS)

const saysLittle = (word: Word): boolean => saysStop(word) || says([word], WEAK)

const joinedOf = (words: readonly Word[]): string => words.map(({ text }) => text).join('')

/** Whether a typed word is a word. A letter typed without an accent is any of its accented letters. */
const isSame = (typed: Word, word: Word | undefined): boolean =>
  word !== undefined &&
  (typed.text === word.text ||
    (canLackAccents(typed, word) &&
      (typed.plain === word.plain || (typed.stem === word.stem && word.text === word.plain && isEnglish(typed)))))

/** Whether a word without accents can be English: a short one beside words with accents is Vietnamese. */
const isEnglish = ({ isExact, plain }: Word): boolean => !isExact || plain.length > 3

const canLackAccents = (typed: Word, word: Word): boolean =>
  typed.text === typed.plain && (!typed.isExact || word.text === word.plain)

/** Whether a typed word is the beginning of a word. */
const isBeginning = (typed: Word, word: Word | undefined): boolean =>
  word !== undefined &&
  (canLackAccents(typed, word) ? word.plain.startsWith(typed.plain) : lettersStart(word.text, typed.text))

/** The same for syllables with accents, whose tone is the last letter: "điệ" is the beginning of "điện". */
const lettersStart = (word: string, typed: string): boolean => {
  const [letters, begun] = [word.replace(TONE, ''), typed.replace(TONE, '')]
  // The same letters with another tone are another syllable: "tim" is no beginning of "tìm".
  return (
    letters.startsWith(begun) &&
    (letters !== begun || word === typed) &&
    word.endsWith(typed.match(TONE)?.join('') ?? '')
  )
}

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

/** Returns a phrase of English without its stop words, if it has any and more than a word is left. */
const withoutStops = (phrase: readonly Word[]): readonly (readonly Word[])[] => {
  const told = phrase.filter((word) => !saysStop(word))
  return told.length > 1 && told.length < phrase.length && phrase.every(isPlain) ? [told] : []
}

const PHRASES: readonly Phrase[] = SOURCES.flatMap(({ words }, source) =>
  words
    .map(wordsOf)
    .flatMap((phrase) => [phrase, ...withoutStops(phrase)])
    .filter((phrase) => phrase.length > 0)
    .map((phrase) => ({ words: phrase, joined: joinedOf(phrase), source })),
)

/** Phrases by the first letters of their words: what is typed begins with one of them. */
const BY_LETTER = new Map<string, Phrase[]>()
for (const phrase of PHRASES) {
  for (const letter of new Set(phrase.words.map(({ plain }) => plain[0] ?? '')))
    BY_LETTER.set(letter, [...(BY_LETTER.get(letter) ?? []), phrase])
}

/**
 * Makes the stories and docs pages of Storybook's index searchable, and the combinations of stories with toolbar values, which
 * are found by the id and the name of their state.
 */
export function createSearch(entries: readonly SearchableEntry[]): (query: string) => SearchResult[] {
  const indexed = withCombinations(entries)
  const places = SOURCES.map(({ words, finds }, source) =>
    placesOf(finds, indexed, source < IDEAS.length ? words.map(wordsOf) : []),
  )
  return (query) => {
    const parts = bestOf(typedWordsOf(query), indexed)
    return parts && parts.length > 0 ? findEntries(parts, indexed, places) : []
  }
}

/** A word of a query, or several that belong together. */
interface Part {
  readonly words: readonly Word[]
  /** Its last word may be the beginning of one: it is still being typed, unless it is known as it is, beside others. */
  readonly isLast: boolean
  /** It is known as the beginning of a phrase alone. */
  readonly isBeginning: boolean
  /** It says little beside others: a common word, an adverb, or a number that nothing is about ("font weight 650"). */
  readonly isWeak: boolean
  /** It means nothing beside others. */
  readonly isStop: boolean
  /** Nothing is known about it: it tells apart what another part is about ("warm colors"). */
  readonly isUnknown: boolean
}

/** A split into fewer parts is better, and one without a beginning or a single syllable of Vietnamese, which has many meanings. */
const costOf = ({ words, isBeginning, isStop, isUnknown }: Part): number => {
  if (isUnknown) return 100
  if (isBeginning) return 3
  if (isStop) return 0.1
  return words.length === 1 && !words.every(isPlain) ? 1.5 : 1
}

/** Splits a query, or what it says without its stop words: "the backend is down" is "backend down". */
function bestOf(typed: readonly Word[], indexed: readonly IndexedEntry[]): readonly Part[] | null {
  const isVietnamese = typed.some(({ isExact }) => isExact)
  const told = typed.filter((word) => !says([word], STOPS) || (isVietnamese && isPlain(word)))
  const [whole, short] = [typed, told.length > 1 ? told : typed].map((words) => partsOf(words, indexed))
  if (!whole || !short) return whole ?? short ?? null
  return totalOf(short) < totalOf(whole) - 0.5 ? short : whole
}

const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + costOf(part), 0)

/**
 * Splits a query into the fewest phrases that ideas, facts or names have.
 *
 * @returns `null` if a word is not known, unless it goes with a state or topic: a story that fits the others by chance is worse
 * than none.
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
      const isWeak = says(words, WEAK) || (!isKnown && (isNumber(words) || isAdverb(words)))
      const isFactOnly = isAll && !isKnown && isFactOf(words)
      // "in" beside words with accents is Vietnamese: to print.
      const isStop =
        says(words, STOPS) && !(words.every(({ isExact, text, plain }) => isExact && text === plain) && isKnown)
      const isWhole = isKnown || isFactOnly || isWeak || isStop
      const isBeginning = !isWhole && isLast && isPhrase(words, true, isAll, indexed)
      const isUnknown = !isWhole && !isBeginning
      if (isUnknown && length > 1) continue
      const part = { words, isLast: isLast && (isAll || !isWhole), isBeginning, isWeak, isStop, isUnknown }
      const cost = rest.cost + (isAll && isKnown ? 0 : isFactOnly ? 2 * typed.length : costOf(part))
      const before = best[at]
      if (!before || cost < before.cost) best[at] = { parts: [part, ...rest.parts], cost }
    }
  }
  const parts = best[0]?.parts
  if (!parts || parts.some((part, at) => isTorn(parts[at - 1], part))) return null
  if (parts.some(({ isUnknown }) => isUnknown)) return withoutModifiers(parts)
  // A beginning beside words that say little is a guess: "site chrome" is no Chromebook.
  const others = parts.filter(({ isBeginning, isStop }) => !isBeginning && !isStop)
  return parts.length > 1 && parts.some(({ isBeginning }) => isBeginning) && others.every(({ isWeak }) => isWeak)
    ? null
    : parts
}

/**
 * Returns the known parts of a query, if the unknown ones tell apart a state or topic: they stand before it in English ("warm
 * colors"), after it in Vietnamese ("màu pastel"). Before a thing they make another thing: "date picker".
 */
function withoutModifiers(parts: readonly Part[]): readonly Part[] | null {
  const known = parts.filter(({ isUnknown, isStop }) => !isUnknown && !isStop)
  const isVietnamese = parts.some(({ words: [word] }) => word?.isExact)
  // "gio hang" has no accents, but no word of English either.
  if (parts.every(({ words }) => words.every(({ plain }) => SYLLABLE.test(plain)))) return null
  const head = isVietnamese ? parts[0] : parts.at(-1)
  const unknown = parts.filter(({ isUnknown }) => isUnknown).length
  return head &&
    !head.isBeginning &&
    !head.isWeak &&
    !(isVietnamese && joinedOf(head.words).length < SHORTEST_BEGINNING) &&
    unknown <= MOST_UNKNOWN &&
    (isOfIdea(head.words, isStateIdea) || isOfIdea(head.words, isTopicIdea)) &&
    (isMeaning(head) || parts.every(({ isUnknown, words }) => !isUnknown || words.every(isPlain)))
    ? known
    : null
}

/** The shape of a syllable of Vietnamese. */
const SYLLABLE = /^(?:b|ch?|d|gh?|gi|h|kh?|l|m|ngh?|nh?|ph?|qu|r|s|th?|tr|v|x)?[aeiouy]{1,3}(?:ch?|m|ng?|nh|p|t)?$/

/** The largest number of words of a query that are not known. */
const MOST_UNKNOWN = 2

/** Whether two syllables with accents may be one word that is not known: "bảng" and "chữ" of "bảng chữ cái". */
const isTorn = (before: Part | undefined, part: Part): boolean => isSyllable(before) && isSyllable(part) && !part.isWeak

const isSyllable = (part: Part | undefined): boolean =>
  part !== undefined && !part.isStop && part.words.length === 1 && !part.words.every(isPlain)

/** The largest number of words of a query. */
const MOST_WORDS = 12

/** Whether a word is a number, or the number of a model: "650", "2.0", "A8". */
const isNumber = (words: readonly Word[]): boolean =>
  words.length === 1 && /^[a-z]?\d[\d.]*[%a-z]?$/.test(textOf(words))

/** Whether a word says how something is done: "successfully". */
const isAdverb = (words: readonly Word[]): boolean => words.length === 1 && /^[a-z]{4,}ly$/.test(textOf(words))

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

/**
 * Returns the entries that fit all parts that say something, the best fit first. Where none does, those of the component that
 * the query names, or those that show the state or document the topic that it names: a thing alone fits by chance.
 */
function findEntries(
  all: readonly Part[],
  indexed: readonly IndexedEntry[],
  places: readonly Places[],
): SearchResult[] {
  const meaningful = all.filter(({ isStop }) => !isStop)
  const parts = meaningful.length > 0 ? meaningful : all
  const strong = parts.filter(({ isWeak }) => !isWeak)
  const counted = strong.length > 0 ? strong : parts
  const fits = new Map(parts.map((part) => [part, fitsOf(part, indexed, places)]))
  const fitOf = (part: Part, index: number): number => fits.get(part)?.[index] ?? 0
  const ranked = indexed.map((entry, index) => {
    const fitting = counted.filter((part) => fitOf(part, index) > 0)
    const score = parts.reduce((sum, part) => sum + fitOf(part, index) * (counted.includes(part) ? 1 : WEAK_SHARE), 0)
    return { entry, index, fitting: fitting.length, score }
  })
  const isFound = ranked.some(({ fitting }) => fitting === counted.length)
  const isAbout = isFound ? null : aboutOf(strong, indexed)
  return ranked
    .filter(({ entry, index, fitting }) =>
      isAbout ? isAbout(entry, (part) => fitOf(part, index)) : isFound && fitting === counted.length,
    )
    .sort((one, other) => other.fitting - one.fitting || other.score - one.score || one.index - other.index)
    .map(({ entry: { id, isPage, name, path } }) => ({ id, isPage, name, path }))
}

/** Returns which entries a query is about that none fits: `null` if that cannot be said. */
function aboutOf(
  parts: readonly Part[],
  indexed: readonly IndexedEntry[],
): ((entry: IndexedEntry, fitOf: (part: Part) => number) => boolean) | null {
  if (parts.some(({ isBeginning }) => isBeginning)) return null
  const about = (isKind: (idea: Idea) => boolean): readonly Part[] =>
    parts.filter((part) => isMeaning(part) && isOfIdea(part.words, isKind))
  const thing = parts.find((part) => isMeaning(part) && isThing(part.words, indexed))
  const longest = (some: readonly Part[]): number => Math.max(0, ...some.map(({ words }) => words.length))
  const [topics, states] = [about(isTopicIdea), about(isStateIdea)]
  const isFitting = (some: readonly Part[]) => (_: IndexedEntry, fitOf: (part: Part) => number) =>
    some.some((part) => fitOf(part) >= FIT.ideaBeginning)
  // A phrase of more words says more.
  if (topics.length > 0) return isFitting(states.length > 0 && longest(states) >= longest(topics) ? states : topics)
  if (!thing) return states.length > 0 ? isFitting(states) : null
  return isTitle(thing.words, indexed) ? (entry) => isOf(entry, thing.words) : isFitting([thing])
}

/** Whether words name a component, by its title or by an idea that finds all of its stories. */
const isThing = (words: readonly Word[], indexed: readonly IndexedEntry[]): boolean =>
  isTitle(words, indexed) || isOfIdea(words, ({ finds }) => finds.some((selector) => selector.startsWith('in:')))

const isTitle = (words: readonly Word[], indexed: readonly IndexedEntry[]): boolean =>
  indexed.some((entry) => isComponent(entry, words))

const isStateIdea = ({ isState }: Idea): boolean => isState === true

/** Whether an idea is what a page of the folder Reference is about. */
const isTopicIdea = ({ finds }: Idea): boolean =>
  finds[0]?.startsWith('page:') === true && !finds.some((selector) => NO_TOPICS.has(selector.slice('page:'.length)))

/** Pages about components, and about everything. */
const NO_TOPICS: ReadonlySet<string> = new Set([
  'Introduction',
  ...Object.values(components).map(({ title }) => title.replace('Shell/', '')),
])

const isOfIdea = (typed: readonly Word[], isKind: (idea: Idea) => boolean): boolean =>
  hasPhrase(typed, false, ({ source }) => IDEAS[source] !== undefined && isKind(IDEAS[source]))

/** Whether an entry is the docs page of a component with this name. */
const isComponent = ({ isPage, nameWords, path }: IndexedEntry, words: readonly Word[]): boolean =>
  isPage && path[0] === 'Shell' && nameWords.length === words.length && contains(nameWords, words)

/** Whether an entry is a component's docs page or one of its stories, by the component's name. */
const isOf = (entry: IndexedEntry, words: readonly Word[]): boolean =>
  isComponent(entry, words) || (!entry.isPage && contains(entry.pathWords, words))

/** Whether a part means something by itself: a word of English, or several syllables of Vietnamese. */
const isMeaning = ({ words, isBeginning }: Part): boolean =>
  !isBeginning && (words.length > 1 || words.every((word) => isPlain(word) && word.text.length > 1))

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
  if (typed.length > phrase.words.length || isGuess(phrase, typed)) return 0
  if (phrase.words.length === typed.length) {
    if (startsWith(phrase.words, typed, false))
      return typed.every(({ singular }, at) => singular === phrase.words[at]?.singular) ? FIT.ideaPlural : FIT.ideaStem
    if (isTurned(phrase.words, typed)) return FIT.ideaTurned
  }
  return isLast && startsWith(phrase.words, typed, true) ? FIT.ideaBeginning : 0
}

/** Whether one syllable without accents, beside other words, would be read as Vietnamese: "chat" as "chật". */
const isGuess = ({ words: [word, next] }: Phrase, [typed]: readonly Word[]): boolean =>
  typed?.isBeside === true && next === undefined && isPlain(typed) && !isPlain(word)

function nameFit(
  { name, isPage, nameWords, pathWords }: IndexedEntry,
  typed: readonly Word[],
  isLast: boolean,
): number {
  if (says(typed, STOPS)) return 0
  if (isPage && nameWords.length === typed.length && contains(nameWords, typed)) return FIT.title
  if (contains(nameWords, typed)) return FIT.name + (startsWith(nameWords, typed, false) ? 50 : 0) - name.length / 100
  if (contains(pathWords, typed)) return FIT.path
  return isLast && contains(nameWords, typed, isLongBeginning) ? FIT.nameBeginning : 0
}

/** Whether words of English are the same in another order: "list of suggestions" is a suggestion list. */
const isTurned = (words: readonly Word[], typed: readonly Word[]): boolean =>
  typed.length > 1 &&
  words.every(isPlain) &&
  typed.every((word) => isPlain(word) && words.some((other) => isSame(word, other))) &&
  words.every((word) => typed.some((other) => isSame(other, word)))

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

function placesOf(
  finds: readonly Selector[],
  indexed: readonly IndexedEntry[],
  words: readonly (readonly Word[])[],
): Places {
  const places = new Map<number, number>()
  for (const [place, selector] of finds.entries()) {
    for (const [index, entry] of indexed.entries()) {
      if (!places.has(index) && isSelected(entry, selector)) places.set(index, place)
    }
  }
  const telling = words.filter((phrase) => phrase.every(isTelling))
  for (const [index, { nameWords }] of indexed.entries()) {
    if (!places.has(index) && telling.some((phrase) => contains(nameWords, phrase))) places.set(index, NAMED)
  }
  return places
}

/** Whether a word in a name says what it is about: a word of English that is not common. */
const isTelling = (word: Word): boolean => isPlain(word) && word.text.length > 2 && !saysLittle(word)

/** The place of entries that an idea finds because their name says one of its words: after all that are chosen by hand. */
const NAMED = 650

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
