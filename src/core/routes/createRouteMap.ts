import { isLanguage } from '../language/language.ts'
import { toList } from '../toList.ts'
import { indexRoutes, type RouteMap } from './routeMap.ts'
import type { RoutePair } from './routePairs.ts'

/**
 * Creates an index of routes by their paths in both languages. Routes without two paths are left out; another language
 * matches nothing.
 *
 * @param aliases additional English paths of a Vietnamese one: matched, but never returned as a counterpart.
 *
 * @example createRouteMap([{ vi: 'viec-lam', en: 'jobs' }]).match('/viec-lam/java', 'vi')?.route.en // 'jobs'
 */
/* @__NO_SIDE_EFFECTS__ */
export function createRouteMap<R extends RoutePair>(routes: readonly R[], aliases: readonly R[] = []): RouteMap<R> {
  const index = indexRoutes(usableRoutes(routes), usableRoutes(aliases))
  return {
    match: (path, language) =>
      typeof path === 'string' && isLanguage(language) ? index.match(path, language) : undefined,
  }
}

const usableRoutes = <R extends RoutePair>(routes: readonly R[]): R[] =>
  toList(routes).filter(({ vi, en }) => typeof vi === 'string' && typeof en === 'string')
