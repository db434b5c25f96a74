import type { SidebarBanner, TopBanner } from './banner/banner.ts'
import type { BannerCombination } from './banner/rotation.ts'
import { isLanguage } from './language/language.ts'
import { normalizeIds } from './search/ids.ts'
import type { SeoKeyword } from './seo/seoKeywords.ts'
import type { ShellData, ShellDataPart } from './shellData.ts'
import { isRecord } from './text/json.ts'
import { toSeasonalTheme } from './theme/seasonalTheme.ts'
import { safeHref, serviceHref } from './url/safeHref.ts'

/** Reads a section; returns `undefined` for one of another shape. */
type ReadSection<Key extends keyof ShellData> = (section: Readonly<Record<string, unknown>>) => ShellData[Key]

// A page may cache the data over an upgrade, or build it by hand. Rows are read by the rules of the services' answers.
const READERS: { readonly [Key in ShellDataPart]: ReadSection<Key> } = {
  theme(section) {
    const theme = toSeasonalTheme(section)
    return Object.values(theme).some(Boolean) ? theme : undefined
  },
  topBanner(section) {
    const { zoneName, banners, rotation } = section
    if (typeof zoneName !== 'string' || !Array.isArray(banners)) return undefined
    return {
      zoneName,
      ...combinationOf(section),
      banners: banners.flatMap(toTopBanner),
      ...(isRecord(rotation) && { rotation: combinationOf(rotation) }),
    }
  },
  sidebarBanner: toSidebarBanner,
  seoKeywords({ language, keywords }) {
    if (!isLanguage(language) || !Array.isArray(keywords)) return undefined
    return { language, keywords: keywords.flatMap(toKeyword) }
  },
  bottomText({ pageUrl, text }) {
    if (typeof pageUrl !== 'string') return undefined
    if (text === null) return { pageUrl, text }
    if (!isRecord(text) || typeof text.content !== 'string') return undefined
    const { id, content, image } = text
    const row = { id: isId(id) ? id : 0, content, image: serviceHref(image) }
    return { pageUrl, text: row as NonNullable<NonNullable<ShellData['bottomText']>['text']> }
  },
}

/**
 * Returns the usable sections of a page's data. A section of another shape counts as not given, and an unusable row of a
 * list is left out; `undefined` for no object.
 *
 * @example usableShellData({ topBanner: {}, sidebarBanner: null }) // { sidebarBanner: null }
 */
export function usableShellData(data: unknown): ShellData | undefined {
  if (!isRecord(data)) return undefined
  const usable: Record<string, unknown> = {}
  for (const [key, read] of Object.entries(READERS)) {
    const section = Object.hasOwn(data, key) ? readSafely(data, key, read) : undefined
    if (section !== undefined) usable[key] = section
  }
  if (typeof data.now === 'number') usable.now = data.now
  return usable
}

/** Reads a section; one whose getters throw counts as not given. */
function readSafely(
  data: Readonly<Record<string, unknown>>,
  key: string,
  read: (section: Readonly<Record<string, unknown>>) => unknown,
): unknown {
  try {
    const given = data[key]
    if (given === null) return null
    return isRecord(given) ? read(given) : undefined
  } catch {
    return undefined
  }
}

const isId = (id: unknown): id is number | string => Number.isSafeInteger(id) || typeof id === 'string'

const combinationOf = ({
  companyIndustries,
  jobFunctionIds,
}: Readonly<Record<string, unknown>>): BannerCombination => ({
  companyIndustries: normalizeIds(companyIndustries),
  jobFunctionIds: normalizeIds(jobFunctionIds),
})

function toTopBanner(row: unknown): TopBanner[] {
  const banner = isRecord(row) ? toSidebarBanner(row) : undefined
  if (!isRecord(row) || !banner || !isId(row.id)) return []
  return [{ ...banner, id: row.id, isClosable: row.isClosable === true }]
}

function toSidebarBanner({ image: src, url, alt }: Readonly<Record<string, unknown>>): SidebarBanner | undefined {
  const image = serviceHref(src)
  // An image with an unusable URL is shown without a link.
  return image === null ? undefined : { image, url: safeHref(url), ...(typeof alt === 'string' && { alt }) }
}

function toKeyword(row: unknown): SeoKeyword[] {
  if (!isRecord(row) || typeof row.name !== 'string' || !isId(row.id)) return []
  const link = serviceHref(row.link)
  return link === null ? [] : [{ id: row.id, name: row.name, link }]
}
