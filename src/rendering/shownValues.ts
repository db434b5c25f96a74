import type { PartName } from '../islands/loadRendering.ts'
import type { ShellInternals } from '../react/ShellContext.ts'

type Value = keyof ShellInternals

const WORDS: readonly Value[] = ['language', 'config', 'linkComponent']
const ADDRESS: readonly Value[] = [...WORDS, 'url', 'pageName', 'alternateUrl']
const MENU: readonly Value[] = [...ADDRESS, 'menu', 'user', 'resumeSummary']

/** Context values that each component displays. */
const SHOWN: Readonly<Record<PartName, readonly Value[]>> = {
  breadcrumbs: [...ADDRESS, 'taxonomy'],
  footer: WORDS,
  header: [
    ...MENU,
    'section',
    'theme',
    'logos',
    'keyword',
    'locationId',
    'locations',
    'categoryId',
    'taxonomy',
    'districts',
    'jobFunctionParentId',
    'jobFunctionGroup',
    'data',
  ],
  languageSwitch: ADDRESS,
  seoBottomText: [...WORDS, 'bottomSEOContent', 'url', 'data'],
  seoKeywords: [...WORDS, 'url', 'locationId', 'categoryId', 'taxonomy', 'data'],
  sidebarBanner: [...WORDS, 'data'],
  sideNav: [...MENU, 'section'],
  skipLink: WORDS,
  topBanner: [...ADDRESS, 'companyIndustries', 'jobFunctions', 'data', 'pageView'],
}

/** Returns whether a component's output would change. */
export function isOutputChanged(name: PartName, before: ShellInternals, now: ShellInternals): boolean {
  return SHOWN[name].some((value) => !isSame(before[value], now[value]))
}

/** Compares by content: pages and the provider recreate objects. */
function isSame(one: unknown, two: unknown): boolean {
  if (Object.is(one, two)) return true
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(two)])
  return [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(two, key)))
}
