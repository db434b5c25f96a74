import { otherLanguage } from '../../core/language/language.ts'
import { homeHref } from '../../core/menu/sharedEntries.ts'
import { switchUrl } from '../../core/routes/switchUrl.ts'
import { type SafeUrl, safeHref } from '../../core/url/safeHref.ts'
import { alternateOf, type BrowserAlternate } from '../../react/navigation/useBrowserAlternate.ts'
import type { MarkText, ShellInternals } from '../../react/ShellContext.ts'

/** Input for the counterpart that only a browser knows. */
export interface BrowserCounterpart extends BrowserAlternate {
  /** Current hash, with `#`. @default none */
  readonly hash?: string | undefined
}

/** Returns the URL of the page in the other language. */
export function counterpartHref(shell: ShellInternals, text: MarkText, browser: BrowserCounterpart = {}): SafeUrl {
  const { url, language, pageName: page, config, taxonomy } = shell
  const to = otherLanguage(language)
  const { campaignPaths, menu } = config
  const rules = { ...alternateOf(shell, browser), page, campaignPaths, menu, taxonomy, site: config }
  // The URL is validated on input; this check covers later changes.
  return text(safeHref(switchUrl(url + (browser.hash ?? ''), to, rules)) ?? homeHref(config, to))
}
