import { LANGUAGES, type Language, otherLanguage } from '../language/language.ts'
import { ENGLISH_ALIASES, ROUTES, type RoutePair } from './routePairs.ts'

const SLASH = 47

/** Index of the site's routes. */
export const siteRoutes = indexRoutes(ROUTES, ENGLISH_ALIASES)

/** The longest route at the start of a path. */
interface RouteMatch<R extends RoutePair> {
  readonly route: R
  /** Start and end of the route's segments in the path. */
  readonly start: number
  readonly end: number
  /** Next segments of longer routes that start with this route's counterpart. */
  readonly counterpartChildren: ReadonlyMap<string, unknown> | undefined
}

/** Index of routes with one look-up for each segment, so that a search costs the same for 38 pairs or 10,000. */
interface RouteMap<R extends RoutePair> {
  match(path: string, language: Language): RouteMatch<R> | undefined
}

/** Node of the index: a path cut after a segment. */
interface Branch<R> {
  /** The route that ends at this node. */
  route?: R
  /** Child nodes by their next segment. */
  children?: Map<string, Branch<R>>
  /** Child nodes of the route's counterpart. */
  counterpartChildNodes?: Map<string, Branch<R>> | undefined
}

/** Returns the node of a path, created with its ancestors if necessary. */
function insert<R>(root: Branch<R>, path: string): Branch<R> {
  let branch = root
  for (const segment of path.split('/')) {
    branch.children ??= new Map()
    const next: Branch<R> = branch.children.get(segment) ?? {}
    branch.children.set(segment, next)
    branch = next
  }
  return branch
}

/** Returns the longest route at the start of a path. Its loop is the library's hottest: one look-up a segment. */
function find<R extends RoutePair>(root: Branch<R>, path: string): RouteMatch<R> | undefined {
  const start = path.charCodeAt(0) === SLASH ? 1 : 0
  let branch = root
  let found: Branch<R> | undefined
  let foundEnd = 0
  for (let end = start - 1; branch.children && end < path.length; ) {
    const slashAt = path.indexOf('/', end + 1)
    const next = branch.children.get(path.slice(end + 1, slashAt < 0 ? path.length : slashAt))
    if (!next) break
    branch = next
    end = slashAt < 0 ? path.length : slashAt
    if (!branch.route) continue
    found = branch
    foundEnd = end
  }
  return found?.route && { route: found.route, start, end: foundEnd, counterpartChildren: found.counterpartChildNodes }
}

/**
 * Creates an index of routes by their paths in both languages.
 *
 * @param aliases additional English paths of a Vietnamese one: matched, but never returned as a counterpart.
 *
 * @example indexRoutes([{ vi: 'viec-lam', en: 'jobs' }], []).match('/viec-lam/java', 'vi')?.route.en // 'jobs'
 */
/* @__NO_SIDE_EFFECTS__ */
export function indexRoutes<R extends RoutePair>(routes: readonly R[], aliases: readonly R[]): RouteMap<R> {
  const roots: Record<Language, Branch<R>> = { vi: {}, en: {} }
  for (const alias of aliases) insert(roots.en, alias.en).route = alias
  for (const route of routes) for (const language of LANGUAGES) insert(roots[language], route[language]).route = route
  for (const language of LANGUAGES) {
    for (const path of [...routes, ...aliases].map((route) => route[language])) {
      const branch = insert(roots[language], path)
      if (branch.route)
        branch.counterpartChildNodes = insert(
          roots[otherLanguage(language)],
          branch.route[otherLanguage(language)],
        ).children
    }
  }
  return { match: (path, language) => find(roots[language], path) }
}
