import type { ShellConfig } from '../config/config.ts'
import { configured } from '../config/configured.ts'
import type { Language } from '../language/language.ts'
import { pagePath } from '../pages/pages.ts'

/**
 * Returns the URL of the home page in a language.
 *
 * @example homeHref(config, 'en') // '/en'
 */
export function homeHref(config: ShellConfig, language: Language): string {
  return configured(config?.linkBase) + pagePath('homepage', language)
}
