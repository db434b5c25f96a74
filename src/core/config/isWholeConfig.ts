import type { ShellConfig } from './config.ts'
import { DEFAULT_MODE, PRESETS } from './presets.ts'

/**
 * Returns whether a config has every section and list, as the result of `defineConfig` does. Plain JavaScript pages may
 * pass overrides instead.
 *
 * @example isWholeConfig({ siteName: 'Việc làm' }) // false
 */
export function isWholeConfig(config: unknown): config is ShellConfig {
  const given = (config ?? {}) as Readonly<Record<string, unknown>>
  return Object.entries(PRESETS[DEFAULT_MODE]).every(
    ([part, preset]) => typeof preset !== 'object' || (typeof given[part] === 'object' && given[part] !== null),
  )
}
