/**
 * Rules and tables of the shell for servers, edges, workers and build scripts. No React, DOM or storage at import;
 * every function except `recordAttribution` is pure, and none throws on a string. A value of the wrong type counts as left
 * out, and an unsupported language as Vietnamese; `localizeUrl` and `switchUrl` then return the URL unchanged. Functions that
 * need a config throw a `TypeError` without one.
 *
 * @packageDocumentation
 */
export { type RecordAttributionOptions, recordAttribution } from './browser/attribution/recordAttribution.ts'
export type { AttributionModel } from './browser/attribution/recordVisit.ts'
export {
  type EmployerSection,
  employerUrl,
  type LoginOptions,
  type LoginType,
  loginUrl,
  logoutUrl,
  onboardingUrl,
  type ReturnOptions,
  registerUrl,
  returnTarget,
} from './core/account/accountUrls.ts'
export { type Attribution, attributionFor, type Visit } from './core/attribution/attributionFor.ts'
export type { BannerClick, SidebarBanner, TopBanner } from './core/banner/banner.ts'
export type { BannerCombination } from './core/banner/rotation.ts'
export type { ConfigOverrides, LocalizedUrl, MenuChange, Mode, ShellConfig } from './core/config/config.ts'
export { defineConfig } from './core/config/defineConfig.ts'
export { constants } from './core/constants.ts'
export { cookieNames, storageKeys } from './core/contracts.ts'
export {
  type Endpoint,
  type EndpointName,
  type EndpointPaths,
  type EndpointQuery,
  endpoints,
} from './core/endpoints.ts'
export { eventBootScript, eventBootScriptHash } from './core/events/eventBootScript.ts'
export type { SafeHtml } from './core/html/safeHtml.ts'
export { jobIdFromUrl } from './core/jobs/jobDetail.ts'
export {
  DEFAULT_LANGUAGE,
  formatLanguageCookie,
  isLanguage,
  LANGUAGES,
  type Language,
  parseLanguageCookie,
} from './core/language/language.ts'
export type { Logger } from './core/log.ts'
export type { MenuContext, MenuItem } from './core/menu/menuEntry.ts'
export { type Menus, menus } from './core/menu/menus.ts'
export { type Messages, messages } from './core/messages/messages.ts'
export { type Named, nameIn, type Taxonomy } from './core/named.ts'
export { PAGES, type Page, type PageLabel, type PageName, pagePath, type SearchTopic } from './core/pages/pages.ts'
export { categories } from './core/reference/categories.ts'
export type { InitialData } from './core/reference/initialData.ts'
export type { JobFunctionGroup } from './core/reference/jobFunctions.ts'
export { locations } from './core/reference/locations.ts'
export { countries, type District, type DistrictsByProvince } from './core/reference/places.ts'
export type { ReferenceDataset, ReferenceDatasets } from './core/reference/referenceData.ts'
export { defaultTaxonomy } from './core/reference/taxonomy.ts'
export {
  benefits,
  type EducationLevel,
  educationLevels,
  jobLevels,
  languages,
  type SalaryBand,
  salaryBands,
  typesOfWorking,
} from './core/reference/workTables.ts'
export { type AlternateLink, type AlternateOptions, alternateLinks } from './core/routes/alternateLinks.ts'
export { detectLanguage } from './core/routes/detectLanguage.ts'
export { detectPage } from './core/routes/detectPage.ts'
export { isOwnUrl, type OwnPaths } from './core/routes/isOwnUrl.ts'
export { type LocalizeOptions, localizeUrl } from './core/routes/localizeUrl.ts'
export { type OpenGraphLocale, type PageHead, type PageHeadOptions, pageHead } from './core/routes/pageHead.ts'
export { type RoutePair, routePairs } from './core/routes/routePairs.ts'
export { switchUrl } from './core/routes/switchUrl.ts'
export {
  buildListingUrl,
  buildSearchUrl,
  type SearchCriteria,
  type SearchUrlOptions,
} from './core/search/buildSearchUrl.ts'
export type { StoredLocation } from './core/search/ids.ts'
export { decodeKeyword, encodeKeyword } from './core/search/keyword.ts'
export { type ParsedSearch, parseListingUrl, parseSearchUrl } from './core/search/parseSearchUrl.ts'
export { buildCategoryUrl, buildLocationUrl, type LocationUrlOptions } from './core/search/seoLinks.ts'
export type { StoredSearch } from './core/search/storedSearch.ts'
export type { BottomText } from './core/seo/bottomText.ts'
export type { Breadcrumb } from './core/seo/breadcrumbs.ts'
export { type BreadcrumbOptions, breadcrumbsFor, formatBreadcrumbList } from './core/seo/breadcrumbs.ts'
export type { SeoKeyword } from './core/seo/seoKeywords.ts'
export type { BottomTextData, SeoKeywordsData, ShellData, TopBannerData } from './core/shellData.ts'
export type { SiteMenus } from './core/site/ownPage.ts'
export { type CspDirectives, formatCsp, type ShellCspOptions, shellCsp } from './core/site/shellCsp.ts'
export { defineSite, type Site, type SiteDefinition, type SiteMenuItem, type SiteProblem } from './core/site/site.ts'
export { formatTimestamp } from './core/text/formatTimestamp.ts'
export { slugify } from './core/text/slugify.ts'
export type { SeasonalTheme, ThemeLogos } from './core/theme/seasonalTheme.ts'
export { themeBootScript, themeBootScriptHash } from './core/theme/themeBootScript.ts'
export type { TrackEvent } from './core/track.ts'
export { type RouterLocale, withLocale } from './core/url/locale.ts'
export { type PageRequest, requestUrl, safePageUrl } from './core/url/pageUrl.ts'
export { type SafeUrl, type SiteIdentity, safeHref, safeReturnUrl } from './core/url/safeHref.ts'
export { type NavTracking, withNavTracking } from './core/url/withNavTracking.ts'
export type { ResumeSummary } from './core/user/resumeSummary.ts'
export { displayName, shortName, type User } from './core/user/user.ts'
