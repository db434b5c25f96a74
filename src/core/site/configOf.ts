import type { ShellConfig } from '../config/config.ts'
import type { Site } from './site.ts'

/** Returns the configuration of a page's options: its site's, else its own. */
export const configOf = (options: {
  readonly site?: Site | undefined
  readonly config?: ShellConfig | undefined
}): ShellConfig | undefined => options.site?.config ?? options.config
