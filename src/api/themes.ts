import * as v from 'valibot'
import type { ShellConfig } from '../core/config/config.ts'
import { type SeasonalTheme, toSeasonalTheme } from '../core/theme/seasonalTheme.ts'
import { type CallOptions, callEndpoint } from './callEndpoint.ts'
import { parseBy } from './schemas.ts'

const answer = v.object({ data: v.object({ attributes: v.record(v.string(), v.unknown()) }) })

/** The logos of an answer, `{ data: { attributes: { blue_desktop_logo, white_desktop_logo, responsive_logo } } }`. */
export function parseTheme(value: unknown): SeasonalTheme | null {
  const parsed = parseBy(answer)(value)
  return parsed && toSeasonalTheme(parsed.data.attributes)
}

/** The season's logos; `null` where the service does not answer as it should. Never rejects. */
export function fetchTheme(config: ShellConfig, options?: CallOptions): Promise<SeasonalTheme | null> {
  return callEndpoint(config, { endpoint: 'themes', parse: parseTheme }, options)
}
