import { counterpartHref } from '../components/LanguageSwitch/counterpartHref.ts'
import { searchTexts } from '../components/Search/searchTexts.ts'
import { locationTexts } from '../components/Search/useChosenLocations.ts'
import { scopeTexts } from '../components/Search/useScope.ts'
import { bottomTextOf } from '../components/SeoBottomText/SeoBottomText.tsx'
import { seoKeywordsTexts } from '../components/SeoKeywords/SeoKeywords.tsx'
import { accountTexts } from '../components/shared/accountTexts.ts'
import { defaultTaxonomy } from '../core/reference/taxonomy.ts'
import type { ShownValue } from '../options/parts.ts'
import { resumeLines } from '../react/data/useResumeLines.ts'
import { showsTopBanner } from '../react/data/useTopBanner.ts'
import type { FirstShell } from '../react/provider/firstShell.ts'
import type { MarkText, SelectTexts, ShellInternals } from '../react/ShellContext.ts'
import type { SlotName } from './mountPointNames.ts'

/** A selector of any component. */
export type Select = SelectTexts<unknown, never>

const renderedFor: Select = (shell, text) => text(shell.renderedFor)

/** The selectors of each component. */
const SELECTORS: Readonly<Record<SlotName, readonly Select[]>> = {
  topBanner: [showsTopBanner],
  header: [accountTexts, resumeLines, counterpartHref, searchTexts, locationTexts, scopeTexts],
  sideNav: [accountTexts, resumeLines, counterpartHref],
  seoBottomText: [bottomTextOf],
  seoKeywords: [seoKeywordsTexts],
  footer: [],
  sidebarBanner: [],
  languageSwitch: [counterpartHref],
}

/** All selectors. A placeholder names its selector by its place in this list. */
const PLACES: readonly Select[] = [renderedFor, ...new Set(Object.values(SELECTORS).flat())]

/**
 * Values that no template contains, with what it is rendered with instead: components show them by selectors. A value
 * that a component shows is here, or decides the markup (`fragmentKey.ts`).
 */
export const NOT_IN_TEMPLATES = {
  url: '',
  pageViewUrl: '',
  alternateUrl: undefined,
  keyword: '',
  categoryId: [],
  locationId: [],
  locations: [],
  taxonomy: defaultTaxonomy,
  districts: {},
  user: undefined,
  resumeSummary: null,
  bottomSEOContent: null,
} as const satisfies Partial<Pick<ShellInternals, ShownValue>>

/** The texts of one request. */
export interface RequestTexts {
  /** Returns the results of a component's selectors, with placeholders for the texts. */
  readonly select: (name: SlotName) => ReadonlyMap<Select, unknown>
  /** Returns whether a text contains what placeholders begin with. */
  readonly isAmbiguous: (text: string) => boolean
  /** Replaces the placeholders in a template by the texts. */
  readonly fill: (template: string) => string
}

// Unique, so that no text of a page, a config or a service contains it. Not made when the module is loaded: some edge
// runtimes have no random values then.
let uniqueStart = ''

/**
 * Returns the texts that components show for one request.
 *
 * @param escapeText escapes text as the renderer does.
 */
export function requestTexts(shell: FirstShell, escapeText: (text: string) => string): RequestTexts {
  uniqueStart ||= `~${crypto.randomUUID().slice(0, 8)}~`
  const start = uniqueStart
  const results = new Map<Select, unknown>()
  const texts = new Map<string, string>()
  const run = (select: Select): unknown => {
    const place = PLACES.indexOf(select)
    let count = 0
    const mark: MarkText = (text, isHtml) => {
      if (!text) return text
      count += 1
      texts.set(`${place}.${count}`, isHtml ? text : escapeText(text))
      return `${start}${place}.${count};` as typeof text
    }
    return select(shell as ShellInternals, mark)
  }
  return {
    select: (name) =>
      new Map(
        [renderedFor, ...SELECTORS[name]].map((select) => {
          if (!results.has(select)) results.set(select, run(select))
          return [select, results.get(select)]
        }),
      ),
    isAmbiguous: (text) => text.includes(start),
    fill: (template) => {
      let filled = ''
      let from = 0
      for (let at = template.indexOf(start); at >= 0; at = template.indexOf(start, from)) {
        const end = template.indexOf(';', at)
        filled += template.slice(from, at) + (texts.get(template.slice(at + start.length, end)) ?? '')
        from = end + 1
      }
      return filled + template.slice(from)
    },
  }
}

/** Returns the context's value for a template: without what differs between requests. */
export function templateValue(shell: ShellInternals, selected: ReadonlyMap<Select, unknown>): ShellInternals {
  return {
    ...shell,
    ...NOT_IN_TEMPLATES,
    menu: { ...shell.menu, user: undefined },
    renderedFor: selected.get(renderedFor) as string,
    readTexts<Result>(select: Select) {
      if (!selected.has(select)) throw new Error(`no text of ${select.name || 'a selector'} for this component`)
      return selected.get(select) as Result
    },
  }
}
