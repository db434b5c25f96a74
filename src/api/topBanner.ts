import * as v from 'valibot'
import { sortBanners, type TopBanner } from '../core/banner/banner.ts'
import type { BannerCombination } from '../core/banner/rotation.ts'
import type { ShellConfig } from '../core/config/config.ts'
import type { Language } from '../core/language/language.ts'
import { type CallOptions, callEndpoint } from './callEndpoint.ts'
import { flag, href, hrefOrNone, id, parseBy, rows } from './schemas.ts'

/** What top banners are asked for. */
export interface TopBannerQuery extends BannerCombination {
  readonly zoneName: string
  readonly language: Language
}

/** A rotation that is longer is none that anybody sees the end of. */
const MAX_BANNERS = 50

const answer = v.object({
  data: rows(
    v.pipe(
      v.object({ id, allowClose: v.optional(flag, false), attributes: v.object({ image: href, url: hrefOrNone }) }),
      v.transform(
        ({ id, allowClose, attributes }): TopBanner => ({
          id,
          isClosable: allowClose,
          image: attributes.image,
          url: attributes.url,
        }),
      ),
    ),
    MAX_BANNERS,
  ),
})

/** The banners of an answer, `{ data: [{ id, allowClose, attributes: { image, url } }] }`, in their order. */
export function parseTopBanners(value: unknown): TopBanner[] | null {
  const parsed = parseBy(answer)(value)
  return parsed && sortBanners(parsed.data)
}

/** The banners of a zone; `null` where the service does not answer as it should. Never rejects. */
export function fetchTopBanners(
  config: ShellConfig,
  { zoneName, companyIndustries, jobFunctionIds, language }: TopBannerQuery,
  options?: CallOptions,
): Promise<TopBanner[] | null> {
  return callEndpoint(
    config,
    {
      endpoint: 'topBanner',
      query: { zoneName, industryV3Id: companyIndustries, jobFunctionIds },
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      parse: parseTopBanners,
      report: ({ status, reason }, logger) =>
        logger.error(status === undefined ? `Error when getting Top Banner: ${reason}` : `status code ${status}`),
    },
    options,
  )
}
