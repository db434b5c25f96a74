import type { EndpointName } from '../core/endpoints.ts'
import type { ShellDataPart } from '../core/shellData.ts'
import type { AdaptedEndpoint } from './adapters.ts'
import { bottomText } from './bottomText.ts'
import type { Service } from './defineService.ts'
import { jobFunctions } from './jobFunctions.ts'
import { keywordSeo } from './keywordSeo.ts'
import { companyIndustries, jobLevels } from './namedRows.ts'
import { resumeSummary } from './resumeSummary.ts'
import { sidebarBanner } from './sidebarBanner.ts'
import { themes } from './themes.ts'
import { topBanner } from './topBanner.ts'

/** A service, whatever it is called with and returns. */
export type AnyService = Service<unknown, unknown>

/** The services of the sections of `ShellData`, which a server fetches for the first paint. */
export const sectionServices: Readonly<Record<ShellDataPart, AnyService>> = {
  theme: themes,
  topBanner,
  sidebarBanner,
  seoKeywords: keywordSeo,
  bottomText,
}

/** The services of all endpoints; those with an adapter are called by `fetchEndpoint`. */
export const services: Readonly<Record<Exclude<EndpointName, AdaptedEndpoint>, AnyService>> = {
  jobLevels,
  companyIndustries,
  jobFunctions,
  keywordSeo,
  bottomText,
  topBanner,
  sidebarBanner,
  themes,
  resumeSummary,
}
