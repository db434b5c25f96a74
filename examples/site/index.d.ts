import type { Site } from '@jobsite/shell/core'

/** The site of all apps, as `site.json` was when this package was published. */
export declare const site: Site
