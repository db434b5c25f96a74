import * as v from 'valibot'
import type { SidebarBanner } from '../core/banner/banner.ts'
import type { ShellConfig } from '../core/config/config.ts'
import type { Language } from '../core/language/language.ts'
import { type CallOptions, callEndpoint } from './callEndpoint.ts'
import { href, hrefOrNone, parseBy } from './schemas.ts'

const shown = v.object({
  status: v.picklist([1, '1']),
  path: href,
  link: hrefOrNone,
})

const answer = v.object({ data: v.array(v.unknown()) })

const row = v.object({ attributes: v.unknown() })

/** What an answer says: a banner, or that there is none to show. */
export interface SidebarBannerAnswer {
  readonly banner: SidebarBanner | null
}

/** The banner of an answer, `{ data: [{ attributes: { path, link, status } }] }`: shown only where its status is 1. */
export function parseSidebarBanner(value: unknown): SidebarBannerAnswer | null {
  const first = parseBy(answer)(value)?.data
  if (!first) return null
  if (first.length === 0) return { banner: null }
  const attributes = parseBy(row)(first[0])?.attributes
  if (typeof attributes !== 'object' || attributes === null) return null
  const banner = parseBy(shown)(attributes)
  return { banner: banner && { image: banner.path, url: banner.link } }
}

/** The banner beside a page; `null` where there is none. Never rejects. */
export async function fetchSidebarBanner(
  config: ShellConfig,
  language: Language,
  options?: CallOptions,
): Promise<SidebarBanner | null> {
  const headers = { 'accept-language': language }
  const found = await callEndpoint(config, { endpoint: 'sidebarBanner', headers, parse: parseSidebarBanner }, options)
  return found?.banner ?? null
}
