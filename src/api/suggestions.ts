import type { ShellConfig } from '../core/config/config.ts'
import type { Language } from '../core/language/language.ts'
import { encodeQueryValue } from '../core/url/query.ts'
import { parseKeywords } from './keywords.ts'
import { type RequestOptions, request } from './request.ts'

/** Keywords that complete what was typed; none where the service does not answer as it should. Never throws. */
export async function fetchSuggestions(
  config: ShellConfig,
  keyword: string,
  language: Language,
  options?: RequestOptions,
): Promise<string[]> {
  const query = `?keyword=${encodeQueryValue(keyword)}&language=${language}`
  return parseKeywords(await request(`${config.hosts.api}/hot-keywords/api/v2/keywords/suggestion${query}`, options))
}
