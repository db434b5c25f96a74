import type { ShellConfig } from '../core/config/config.ts'
import type { Site } from '../core/site/site.ts'

/** Returns the configuration of a site, or the configuration itself. */
export const configIn = (site: Site | ShellConfig): ShellConfig =>
  ('config' in Object(site) ? (site as Site).config : site) as ShellConfig
