import { isLoggedIn } from '@jobsite/shell/core'
import type { Case, Json } from './pages/case.ts'
import type { Way } from './ways.ts'

/** A difference that is a fault: to be removed here with its fix. */
interface OpenFault {
  readonly what: string
  readonly ways: readonly Way[]
  /** What differs: a component, cookies, requests … */
  readonly names: readonly string[]
  readonly when: (it: Case) => boolean
}

type Data = Readonly<Record<string, Json | undefined>>
const dataOf = ({ options }: Case): Data => (options.data ?? {}) as Data
const ISLANDS: readonly Way[] = ['islands', 'islands on React 18']
const has = (it: Case, part: string): boolean => it.parts.includes(part)
const user = ({ options }: Case) => (options.user ?? null) as { accessToken?: string; userId?: number } | null

/** Faults that the property has found and that are not fixed yet. */
const OPEN_FAULTS: readonly OpenFault[] = [
  {
    what: 'a side navigation without a header requests no resume summary',
    ways: [...ISLANDS, 'light'],
    names: ['component SideNav', 'requests'],
    when: (it) => it.isServed && has(it, 'SideNav') && !has(it, 'Header') && isLoggedIn(user(it)),
  },
  {
    what: 'keywords in another language than the page are not requested again',
    ways: ISLANDS,
    names: ['component SeoKeywords', 'requests'],
    when: (it) => it.isServed && has(it, 'SeoKeywords') && dataOf(it).seoKeywords !== undefined,
  },
  {
    what: 'a bottom text that fits stays a stop of the Tab key while no code is loaded for it',
    ways: [...ISLANDS, 'light'],
    names: ['component SeoBottomText'],
    when: (it) => it.isServed && has(it, 'SeoBottomText'),
  },
  {
    what: 'fragments do not correct the language of the document',
    ways: ['light'],
    names: ['lang'],
    when: ({ isServed, options }) => isServed && options.language === undefined,
  },
  {
    what: 'fragments of a user who has a token and no id are hydrated as those of nobody',
    ways: ['embed', 'elements', 'light'],
    names: ['component SideNav', 'component Header', 'requests'],
    when: (it) => it.isServed && user(it)?.accessToken !== undefined && user(it)?.userId === undefined,
  },
]

/** Whether a difference of a way of rendering is a known fault. */
export const isOpen = (it: Case, way: Way, name: string): boolean =>
  OPEN_FAULTS.some((fault) => fault.ways.includes(way) && fault.names.includes(name) && fault.when(it))
