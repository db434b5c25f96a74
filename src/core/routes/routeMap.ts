import type { Language } from '../language/language.ts'
import type { RoutePair } from './routePairs.ts'

/** The longest route that a path starts with. */
export interface RouteMatch<R extends RoutePair> {
  readonly route: R
  /** Where in the path the route's segments begin and end. */
  readonly start: number
  readonly end: number
}

/** Finds routes by a look-up a depth, so that a search costs the same whether there are 38 pairs or 10,000. */
export interface RouteMap<R extends RoutePair> {
  match(path: string, language: Language): RouteMatch<R> | undefined
}

const SLASH = 47

/**
 * Indexes pairs by their addresses in both languages.
 *
 * @param aliases further English addresses of a Vietnamese one: found by path, never given as a counterpart.
 *
 * @example createRouteMap([{ vi: 'viec-lam', en: 'jobs' }]).match('/viec-lam/java', 'vi')?.route.en // 'jobs'
 */
/* @__NO_SIDE_EFFECTS__ */
export function createRouteMap<R extends RoutePair>(routes: readonly R[], aliases: readonly R[] = []): RouteMap<R> {
  const index = { vi: new Map<string, R>(), en: new Map<string, R>() }
  let depth = 1
  const add = (language: Language, route: R): void => {
    index[language].set(route[language], route)
    depth = Math.max(depth, route[language].split('/').length)
  }
  for (const route of aliases) add('en', route)
  for (const route of routes) {
    add('vi', route)
    add('en', route)
  }

  return {
    match(path, language) {
      const start = path.charCodeAt(0) === SLASH ? 1 : 0
      let found: RouteMatch<R> | undefined
      let end = start - 1
      for (let level = 0; level < depth; level += 1) {
        if (end >= path.length) break
        const next = path.indexOf('/', end + 1)
        end = next < 0 ? path.length : next
        const route = index[language].get(path.slice(start, end))
        if (route) found = { route, start, end }
      }
      return found
    },
  }
}
