import type { ShellConfig } from '../core/config/config.ts'
import type { Language } from '../core/language/language.ts'
import { parseKeywords } from './keywords.ts'
import { type RequestOptions, request } from './request.ts'

/** Keywords that many look for; none where the service does not answer as it should. Never throws. */
export async function fetchHotKeywords(
  config: ShellConfig,
  language: Language,
  options?: RequestOptions,
): Promise<string[]> {
  return parseKeywords(
    await request(`${config.hosts.api}/hot-keywords/api/v2/hot-keywords?language=${language}`, options),
  )
}
