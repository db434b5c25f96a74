import { createRouteMap } from './routeMap.ts'
import { ENGLISH_ALIASES, ROUTES } from './routePairs.ts'

/** The site's routes, indexed once. */
export const siteRoutes = createRouteMap(ROUTES, ENGLISH_ALIASES)
