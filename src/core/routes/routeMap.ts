import { LANGUAGES, type Language, otherLanguage } from '../language/language.ts'
import type { RoutePair } from './routePairs.ts'

/** The longest route that a path starts with. */
export interface RouteMatch<R extends RoutePair> {
  readonly route: R
  /** Where in the path the route's segments begin and end. */
  readonly start: number
  readonly end: number
  /** Whether longer routes begin with this one's address in the other language. */
  readonly otherGoesOn: boolean
}

/** Finds routes by a look-up a segment, so that a search costs the same whether there are 38 pairs or 10,000. */
export interface RouteMap<R extends RoutePair> {
  match(path: string, language: Language): RouteMatch<R> | undefined
}

/** The beginning of an address, cut after a segment. */
interface Branch<R> {
  /** The route whose whole address this is. */
  route?: R
  /** Whether longer addresses begin with this one, and with the route's other one. */
  goesOn: boolean
  otherGoesOn: boolean
}

type Branches<R> = Map<string, Branch<R>>

const SLASH = 47

/** The branch of a whole address, made with all that it begins with. */
function grow<R>(branches: Branches<R>, address: string): Branch<R> {
  for (let slashAt = address.indexOf('/'); slashAt >= 0; slashAt = address.indexOf('/', slashAt + 1))
    branchAt(branches, address.slice(0, slashAt)).goesOn = true
  return branchAt(branches, address)
}

function branchAt<R>(branches: Branches<R>, address: string): Branch<R> {
  let branch = branches.get(address)
  if (!branch) {
    branch = { goesOn: false, otherGoesOn: false }
    branches.set(address, branch)
  }
  return branch
}

/**
 * Indexes pairs by their addresses in both languages.
 *
 * @param aliases further English addresses of a Vietnamese one: found by path, never given as a counterpart.
 *
 * @example createRouteMap([{ vi: 'viec-lam', en: 'jobs' }]).match('/viec-lam/java', 'vi')?.route.en // 'jobs'
 */
/* @__NO_SIDE_EFFECTS__ */
export function createRouteMap<R extends RoutePair>(routes: readonly R[], aliases: readonly R[] = []): RouteMap<R> {
  const index: Record<Language, Branches<R>> = { vi: new Map(), en: new Map() }
  for (const alias of aliases) grow(index.en, alias.en).route = alias
  for (const route of routes) for (const language of LANGUAGES) grow(index[language], route[language]).route = route
  for (const language of LANGUAGES) {
    const others = index[otherLanguage(language)]
    for (const branch of index[language].values())
      branch.otherGoesOn =
        branch.route !== undefined && others.get(branch.route[otherLanguage(language)])?.goesOn === true
  }

  return {
    match(path, language) {
      const branches = index[language]
      const start = path.charCodeAt(0) === SLASH ? 1 : 0
      let found: Branch<R> | undefined
      let foundEnd = 0
      for (let end = start - 1; end < path.length; ) {
        const slashAt = path.indexOf('/', end + 1)
        end = slashAt < 0 ? path.length : slashAt
        const branch = branches.get(path.slice(start, end))
        if (branch?.route) {
          found = branch
          foundEnd = end
        }
        if (!branch?.goesOn) break
      }
      if (!found?.route) return undefined
      return { route: found.route, start, end: foundEnd, otherGoesOn: found.otherGoesOn }
    },
  }
}
