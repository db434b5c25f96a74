import * as v from 'valibot'
import { sortBanners, type TopBanner } from '../core/banner/banner.ts'
import type { BannerCombination } from '../core/banner/rotation.ts'
import type { Language } from '../core/language/language.ts'
import { normalizeIds, toId } from '../core/search/ids.ts'
import { defineService } from './defineService.ts'
import { bannerText, flag, href, hrefOrNone, id, list, object, parseBy, readBannerText, rows } from './schemas.ts'

/** The zone, combination and language of a request for top banners. */
export interface TopBannerQuery extends BannerCombination {
  readonly zoneName: string
  readonly language: Language
}

/** Most banners that are read; nobody sees the end of a longer rotation. */
const MAX_BANNERS = 50

const ids = v.fallback(
  v.optional(
    v.pipe(
      list((value) => !Number.isNaN(toId(value))),
      v.transform((values) => normalizeIds(values)),
    ),
  ),
  undefined,
)

const answer = object({
  industryV3Id: ids,
  jobFunctionId: ids,
  data: rows(
    v.pipe(
      object({
        id,
        allowClose: v.optional(flag, false),
        attributes: object({ image: href, url: hrefOrNone, ...bannerText }),
      }),
      v.transform(
        ({ id, allowClose, attributes }): TopBanner => ({
          id,
          isClosable: allowClose,
          image: attributes.image,
          url: attributes.url,
          ...readBannerText(attributes),
        }),
      ),
    ),
    MAX_BANNERS,
  ),
})

/** Reads the banners of a response, `{ data: [{ id, allowClose, attributes: { image, url, alt } }] }`, in their order. */
export function parseTopBanners(value: unknown): TopBanner[] | null {
  const parsed = parseBy(answer)(value)
  return parsed && sortBanners(parsed.data)
}

/** Banners, and the combination that they are for, if the response contains it. */
export interface TopBannerAnswer {
  readonly banners: readonly TopBanner[]
  /** The combination under which the rotation is stored. @default the requested one */
  readonly rotation?: BannerCombination
}

/**
 * Reads the banners of a response with the combination that it is for: `industryV3Id` and `jobFunctionId`, lists of ids, or one
 * id, numbers also as text.
 *
 * @param requested gives the part of the combination that the response leaves out.
 */
export function parseTopBannerAnswer(
  value: unknown,
  requested: BannerCombination = { companyIndustries: [], jobFunctionIds: [] },
): TopBannerAnswer | null {
  const parsed = parseBy(answer)(value)
  if (!parsed) return null
  const { industryV3Id, jobFunctionId, data } = parsed
  const isGiven = industryV3Id !== undefined || jobFunctionId !== undefined
  const rotation = isGiven && {
    companyIndustries: industryV3Id ?? requested.companyIndustries,
    jobFunctionIds: jobFunctionId ?? requested.jobFunctionIds,
  }
  return { banners: sortBanners(data), ...(rotation && { rotation }) }
}

/** The banners of a zone. */
export const topBanner = defineService<TopBannerQuery, TopBannerAnswer, 'topBanner'>({
  endpoint: 'topBanner',
  query: ({ zoneName, companyIndustries, jobFunctionIds }) => ({
    zoneName,
    industryV3Id: companyIndustries,
    jobFunctionIds,
  }),
  headers: ({ language }) => ({ 'accept-language': language, 'content-type': 'application/json' }),
  parse: (response, { companyIndustries, jobFunctionIds }) =>
    parseTopBannerAnswer(response, { companyIndustries, jobFunctionIds }),
  report: ({ status, reason }, logger) =>
    logger.error(status === undefined ? `Error when getting Top Banner: ${reason}` : `status code ${status}`),
  section: {
    key: 'topBanner',
    input: ({ zoneName, companyIndustries, jobFunctionIds, language }) =>
      zoneName ? { zoneName, companyIndustries, jobFunctionIds, language } : undefined,
    data: (answer, { zoneName, companyIndustries, jobFunctionIds }) => ({
      topBanner: { zoneName, companyIndustries, jobFunctionIds, ...answer },
    }),
  },
})
