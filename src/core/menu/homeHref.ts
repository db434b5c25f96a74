import type { ShellConfig } from '../config/config.ts'
import { configured } from '../config/configured.ts'
import type { Language } from '../language/language.ts'
import { pagePath } from '../pages/pages.ts'
import { type SafeUrl, siteHref } from '../url/safeHref.ts'

/**
 * Returns the URL of the home page in a language.
 *
 * @example homeHref(config, 'en') // '/en'
 */
export function homeHref(config: ShellConfig, language: Language): SafeUrl {
  return siteHref(configured(config?.linkBase), pagePath('homepage', language))
}
