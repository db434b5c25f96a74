import { site as fallback } from '@example/site'
import { loadSite } from '@jobsite/shell/server'

/** Returns the site that all apps share as it is served now, or as this app was built with it while it cannot be read. */
export const currentSite = () => loadSite(process.env.SITE ?? 'https://www.example.vn/site.json', { fallback })
