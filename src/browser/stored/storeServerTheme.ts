import type { ShellData } from '../../core/shellData.ts'
import { storeTheme } from './storedTheme.ts'

/** Stores the theme that the page's server loaded, for the next page; does nothing if the server loaded none. */
export function storeServerTheme(data: ShellData | undefined): void {
  if (data?.theme !== undefined) storeTheme(data.theme, data.theme === null && data.isThemeUnanswered !== true)
}
