import type { ShellData } from '../../core/shellData.ts'
import { endThemePending, storeTheme } from './storedTheme.ts'

/**
 * Stores the theme that the page's server loaded, for the next page, and shows its logo, which the server rendered. Does
 * nothing if the server loaded none.
 */
export function storeServerTheme(data: ShellData | undefined): void {
  if (data?.theme === undefined) return
  storeTheme(data.theme, data.theme === null && data.isThemeUnanswered !== true)
  endThemePending()
}
