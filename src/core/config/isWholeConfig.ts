import type { ShellConfig } from './config.ts'
import { DEFAULT_MODE, PRESETS } from './presets.ts'

/**
 * Whether a configuration has every part and list, as what `defineConfig` gives has. Page teams that do not write TypeScript pass
 * overrides in its place.
 *
 * @example isWholeConfig({ siteName: 'Việc làm' }) // false
 */
export function isWholeConfig(config: unknown): config is ShellConfig {
  const given = (config ?? {}) as Readonly<Record<string, unknown>>
  return Object.entries(PRESETS[DEFAULT_MODE]).every(
    ([part, preset]) => typeof preset !== 'object' || (typeof given[part] === 'object' && given[part] !== null),
  )
}
