import type { ShellDataPart } from '../core/shellData.ts'
import type { ShellInternals } from '../react/ShellContext.ts'
import type { PartOptions, UnshownOption } from './options.ts'

/**
 * Values of the context that are no options and that no HTML shows: functions and stores that are the same for the
 * provider's lifetime. A component may read them, and options that no HTML shows, without listing them.
 */
export const UNSHOWN = [
  'bannerViews',
  'callOptions',
  'datasets',
  'isOwnUrl',
  'readTexts',
  'renderedFor',
  'requestResumeSummary',
  'setPage',
  'setShell',
  'setUser',
  'sideNav',
  'track',
] as const satisfies readonly (keyof ShellInternals)[]

/** Name of a context value that HTML may show. */
export type ShownValue = Exclude<keyof ShellInternals, (typeof UNSHOWN)[number] | UnshownOption>

/** Row of a component: known before its code is loaded. */
export interface PartDescriptor {
  /** Context values that its HTML depends on: a change of one renders it. Tests compare them with what it reads. */
  readonly shows: readonly ShownValue[]
  /** Its own props: all others are attributes of its root. A forgotten one does not compile (`components.ts`). */
  readonly own: Readonly<Record<string, true>>
  /**
   * The section of the server's data that it shows on every page: without one it requests the section itself, although
   * its HTML has no element that could say so.
   */
  readonly section?: ShellDataPart
  /** Whether it may render no element although all its data is there. */
  readonly mayBeEmpty?: true
  /** Pages without React can mount it, with these of its own props as options. @default they cannot */
  readonly mount?: readonly (keyof PartOptions)[]
}

const TEXTS = ['language', 'messages', 'config', 'linkComponent'] as const
const PAGE = [...TEXTS, 'url', 'pageName'] as const
const COUNTERPART = [...PAGE, 'alternateUrl', 'taxonomy'] as const
const MENU = [...COUNTERPART, 'menu', 'user', 'resumeSummary'] as const

/**
 * The components: the one list of what each shows, owns and needs, in the order in which a page has them. Everything
 * that treats components alike is derived from it: hydration, fragments and their cache, mount points, custom elements.
 */
export const PARTS = {
  skipLink: { shows: TEXTS, own: { targetId: true } },
  topBanner: {
    shows: [...PAGE, 'companyIndustries', 'jobFunctions', 'data', 'pageView'],
    own: { edgeColors: true, onBannerClick: true, reserve: true, trackClicks: true, zoneName: true },
    mayBeEmpty: true,
    mount: ['zoneName'],
  },
  header: {
    shows: [
      ...MENU,
      'categoryId',
      'data',
      'districts',
      'jobFunctionGroup',
      'jobFunctionParentId',
      'jobFunctions',
      'keyword',
      'locationId',
      'locations',
      'pageView',
      'theme',
    ],
    own: { searchShortcut: true, skipTo: true, slots: true, variant: true },
    mount: ['variant', 'skipTo', 'searchShortcut'],
  },
  sideNav: { shows: MENU, own: { slots: true }, mount: [] },
  breadcrumbs: {
    shows: [...PAGE, 'taxonomy'],
    own: { current: true, jsonLd: true, trail: true },
    mayBeEmpty: true,
  },
  seoBottomText: {
    shows: [...TEXTS, 'bottomSEOContent', 'data', 'pageView', 'pageViewUrl'],
    own: {},
    section: 'bottomText',
    mayBeEmpty: true,
    mount: [],
  },
  seoKeywords: {
    shows: [...TEXTS, 'url', 'locationId', 'categoryId', 'taxonomy', 'data'],
    own: {},
    section: 'seoKeywords',
    mayBeEmpty: true,
    mount: [],
  },
  footer: {
    shows: [...TEXTS, 'pageName'],
    own: { slots: true, variant: true, year: true },
    mount: ['variant'],
  },
  sidebarBanner: {
    shows: [...TEXTS, 'data'],
    own: { onBannerClick: true },
    section: 'sidebarBanner',
    mayBeEmpty: true,
    mount: [],
  },
  languageSwitch: { shows: COUNTERPART, own: {}, mount: [] },
} as const satisfies Record<string, PartDescriptor>

/** Name of a component. */
export type PartName = keyof typeof PARTS

/** Returns what the shell knows of a component. */
export const partOf = (name: PartName): PartDescriptor => PARTS[name]
