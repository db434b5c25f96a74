import { indexRoutes } from './routeMap.ts'
import { ENGLISH_ALIASES, ROUTES } from './routePairs.ts'

/** Index of the site's routes. */
export const siteRoutes = indexRoutes(ROUTES, ENGLISH_ALIASES)
