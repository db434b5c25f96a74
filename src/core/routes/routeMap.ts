import { LANGUAGES, type Language, otherLanguage } from '../language/language.ts'
import type { RoutePair } from './routePairs.ts'

/** The longest route that a path starts with. */
export interface RouteMatch<R extends RoutePair> {
  readonly route: R
  /** Where in the path the route's segments begin and end. */
  readonly start: number
  readonly end: number
  /** The segments that longer routes go on with after this one's address in the other language. */
  readonly otherGoesOn: ReadonlyMap<string, unknown> | undefined
}

/** Finds routes by a look-up a segment, so that a search costs the same whether there are 38 pairs or 10,000. */
export interface RouteMap<R extends RoutePair> {
  match(path: string, language: Language): RouteMatch<R> | undefined
}

/** The beginning of an address, cut after a segment. */
interface Branch<R> {
  /** The route whose whole address this is. */
  route?: R
  /** Where longer addresses go on, by their next segment. */
  below?: Map<string, Branch<R>>
  /** Where those go on that begin with the route's other address. */
  otherBelow?: Map<string, Branch<R>> | undefined
}

const SLASH = 47

/** The branch of a whole address, made with all that it begins with. */
function grow<R>(root: Branch<R>, address: string): Branch<R> {
  let branch = root
  for (const segment of address.split('/')) {
    branch.below ??= new Map()
    const next: Branch<R> = branch.below.get(segment) ?? {}
    branch.below.set(segment, next)
    branch = next
  }
  return branch
}

/** The longest route that a path begins with. Its loop is the site's hottest: one look-up a segment, nothing else. */
function find<R extends RoutePair>(root: Branch<R>, path: string): RouteMatch<R> | undefined {
  const start = path.charCodeAt(0) === SLASH ? 1 : 0
  let branch = root
  let found: Branch<R> | undefined
  let foundEnd = 0
  for (let end = start - 1; branch.below && end < path.length; ) {
    const slashAt = path.indexOf('/', end + 1)
    const next = branch.below.get(path.slice(end + 1, slashAt < 0 ? path.length : slashAt))
    if (!next) break
    branch = next
    end = slashAt < 0 ? path.length : slashAt
    if (!branch.route) continue
    found = branch
    foundEnd = end
  }
  return found?.route && { route: found.route, start, end: foundEnd, otherGoesOn: found.otherBelow }
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
  const roots: Record<Language, Branch<R>> = { vi: {}, en: {} }
  for (const alias of aliases) grow(roots.en, alias.en).route = alias
  for (const route of routes) for (const language of LANGUAGES) grow(roots[language], route[language]).route = route
  for (const language of LANGUAGES) {
    for (const address of [...routes, ...aliases].map((route) => route[language])) {
      const branch = grow(roots[language], address)
      if (branch.route)
        branch.otherBelow = grow(roots[otherLanguage(language)], branch.route[otherLanguage(language)]).below
    }
  }
  return { match: (path, language) => find(roots[language], path) }
}
