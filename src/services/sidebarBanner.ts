import * as v from 'valibot'
import type { SidebarBanner } from '../core/banner/banner.ts'
import type { Language } from '../core/language/language.ts'
import { defineService } from './defineService.ts'
import { bannerText, flag, href, hrefOrNone, list, object, parseBy, readBannerText } from './schemas.ts'

const shown = object({
  status: v.pipe(flag, v.literal(true)),
  path: href,
  link: hrefOrNone,
  ...bannerText,
})

const answer = object({ data: list() })

const row = object({ attributes: v.unknown() })

/** Response of the sidebar banner service; `banner` is `null` where none is to be shown. */
export interface SidebarBannerAnswer {
  readonly banner: SidebarBanner | null
}

/** Reads the banner of a response, `{ data: [{ attributes: { path, link, status, alt } }] }`: shown only where its status is 1 or `true`. */
export function parseSidebarBanner(value: unknown): SidebarBannerAnswer | null {
  const first = parseBy(answer)(value)?.data
  if (!first) return null
  if (first.length === 0) return { banner: null }
  const attributes = parseBy(row)(first[0])?.attributes
  if (typeof attributes !== 'object' || attributes === null) return null
  const banner = parseBy(shown)(attributes)
  return { banner: banner && { image: banner.path, url: banner.link, ...readBannerText(banner) } }
}

/** The banner beside a page. */
export const sidebarBanner = defineService<{ readonly language: Language }, SidebarBannerAnswer, 'sidebarBanner'>({
  endpoint: 'sidebarBanner',
  headers: ({ language }) => ({ 'accept-language': language }),
  parse: parseSidebarBanner,
  section: {
    key: 'sidebarBanner',
    isShared: true,
    input: ({ language }) => ({ language }),
    data: (answer) => ({ sidebarBanner: answer.banner }),
  },
})
