import type { ShellConfig } from '../config/config.ts'
import type { Site } from './site.ts'

/** Returns the configuration of a page's options: its site's, else its own. */
export const configOf = (options: {
  readonly site?: Site | undefined
  readonly config?: ShellConfig | undefined
}): ShellConfig | undefined => options.site?.config ?? options.config

/**
 * Returns the beginning of the period that a time is in: the last time at which an item of the site has begun or ended, or
 * 0. `undefined` for a site whose items have no dates, which needs no clock.
 */
export const periodOf = (config: ShellConfig | undefined, now: number): number | undefined =>
  config?.menu?.dates && Math.max(0, ...config.menu.dates.filter((time) => time <= now))
