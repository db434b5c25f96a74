import type { ShellData } from '../../core/shellData.ts'
import { isRecord } from '../../core/text/json.ts'
import { toSeasonalTheme } from '../../core/theme/seasonalTheme.ts'
import { endThemePending, storeTheme } from './storedTheme.ts'

/**
 * Stores the theme that the page's server loaded, for the next page, and shows its logo, which the server rendered. Does
 * nothing if the server loaded none.
 */
export function storeServerTheme(data: ShellData | undefined): void {
  const theme: unknown = data?.theme
  if (theme !== null && !isRecord(theme)) return
  if (theme) storeTheme(toSeasonalTheme(theme), false)
  else storeTheme(null, data?.isThemeUnanswered !== true)
  endThemePending()
}
