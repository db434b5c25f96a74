/**
 * Rules and tables of the shell for servers, edges, workers and build scripts. No React, DOM or storage at import;
 * every function except `recordAttribution` is pure, and none throws on a string. A value of the wrong type counts as left
 * out, and an unsupported language as Vietnamese; `localizeUrl` and `switchUrl` then return the URL unchanged. Functions that
 * need a config throw a `TypeError` without one.
 *
 * @packageDocumentation
 */
export {
  type RecordAttributionOptions,
  recordAttribution,
} from './browser/attribution/recordAttribution.ts'
export type { AttributionModel } from './browser/attribution/recordVisit.ts'
export {
  type EmployerSection,
  employerUrl,
  isLogoutUrl,
  type LoginOptions,
  type LoginType,
  loginUrl,
  logoutUrl,
  onboardingUrl,
  type ReturnOptions,
  registerUrl,
  returnTarget,
} from './core/account/accountUrls.ts'
export {
  type Attribution,
  attributionFor,
  isDirect,
  type Visit,
} from './core/attribution/attributionFor.ts'
export { redactUrl } from './core/attribution/redact.ts'
export * from './core/banner/banner.ts'
export { type BannerCombination, isClosable, shouldRefetchBanners } from './core/banner/rotation.ts'
export * from './core/banner/shouldRequestTopBanner.ts'
export type { ConfigOverrides, LocalizedUrl, Mode, ShellConfig } from './core/config/config.ts'
export { defineConfig } from './core/config/defineConfig.ts'
export { placeholdersIn } from './core/config/placeholders.ts'
export { constants, SAVED_JOB_TYPE } from './core/constants.ts'
export { cookieNames, DIRECT, NOT_SET, storageKeys } from './core/contracts.ts'
export * from './core/endpoints.ts'
export { eventBootScript, eventBootScriptHash } from './core/events/eventBootScript.ts'
export type { SafeHtml } from './core/html/safeHtml.ts'
export * from './core/jobs/jobDetail.ts'
export * from './core/language/language.ts'
export * from './core/language/languageCookie.ts'
export type { Logger } from './core/log.ts'
export * from './core/menu/footerMenu.ts'
export { employersItem, headerMenu } from './core/menu/headerMenu.ts'
export * from './core/menu/homeHref.ts'
export type { MenuContext, MenuItem } from './core/menu/menuItem.ts'
export * from './core/menu/overflowMenu.ts'
export { careerCentreMenu, notificationItem, sideNavMenu } from './core/menu/sideNavMenu.ts'
export * from './core/menu/userMenu.ts'
export { type BreadcrumbMessages, breadcrumbMessages } from './core/messages/breadcrumbs.ts'
export { type Messages, messages } from './core/messages/messages.ts'
export * from './core/named.ts'
export * from './core/pages/pages.ts'
export * from './core/reference/categories.ts'
export * from './core/reference/educationLevels.ts'
export * from './core/reference/initialData.ts'
export * from './core/reference/jobFunctions.ts'
export * from './core/reference/languages.ts'
export * from './core/reference/locations.ts'
export * from './core/reference/nestedSelection.ts'
export * from './core/reference/places.ts'
export { type ReferenceDataset, type ReferenceDatasets, sortByName } from './core/reference/referenceData.ts'
export * from './core/reference/salaryBands.ts'
export { defaultTaxonomy } from './core/reference/taxonomy.ts'
export * from './core/reference/workTables.ts'
export * from './core/routes/alternateLinks.ts'
export { detectLanguage } from './core/routes/detectLanguage.ts'
export { detectPage } from './core/routes/detectPage.ts'
export * from './core/routes/explainUrl.ts'
export { isOwnUrl, type OwnPaths } from './core/routes/isOwnUrl.ts'
export { type LocalizeOptions, localizeUrl } from './core/routes/localizeUrl.ts'
export * from './core/routes/pageHead.ts'
export { type RoutePair, routePairs } from './core/routes/routePairs.ts'
export * from './core/routes/switchUrl.ts'
export { buildSearchUrl, type SearchCriteria, type SearchUrlOptions } from './core/search/buildSearchUrl.ts'
export { normalizeIds, normalizeLocations } from './core/search/ids.ts'
export { decodeKeyword, encodeKeyword, normalizeKeyword } from './core/search/keyword.ts'
export * from './core/search/listing.ts'
export * from './core/search/parseSearchUrl.ts'
export { buildCategoryUrl, buildLocationUrl, type LocationUrlOptions } from './core/search/seoLinks.ts'
export { parseStoredSearch, type StoredLocation, type StoredSearch } from './core/search/storedSearch.ts'
export { type BottomText, bottomTextPageUrl } from './core/seo/bottomText.ts'
export * from './core/seo/breadcrumb.ts'
export * from './core/seo/breadcrumbsFor.ts'
export * from './core/seo/formatBreadcrumbList.ts'
export * from './core/seo/seoKeywords.ts'
export type { BottomTextData, SeoKeywordsData, ShellData, TopBannerData } from './core/shellData.ts'
export type { MenuChange } from './core/site/menuChanges.ts'
export type { SiteMenus } from './core/site/ownPage.ts'
export { type CspDirectives, formatCsp, type ShellCspOptions, shellCsp } from './core/site/shellCsp.ts'
export {
  defineSite,
  type Site,
  type SiteDefinition,
  type SiteMenuItem,
  type SiteProblem,
} from './core/site/site.ts'
export { formatCount } from './core/text/formatCount.ts'
export * from './core/text/formatTimestamp.ts'
export * from './core/text/slugify.ts'
export * from './core/theme/pickLogo.ts'
export {
  parseSeasonalTheme,
  type SafeLogos,
  type SeasonalTheme,
  type ThemeLogos,
  themeLogos,
  toSeasonalTheme,
} from './core/theme/seasonalTheme.ts'
export { themeBootScript, themeBootScriptHash } from './core/theme/themeBootScript.ts'
export type { TrackEvent } from './core/track.ts'
export { type PageRequest, requestUrl, safePageUrl } from './core/url/pageUrl.ts'
export { isSiteHost, type SafeUrl, type SiteIdentity, safeHref, safeReturnUrl } from './core/url/safeHref.ts'
export { type RouterLocale, withLocale } from './core/url/withLocale.ts'
export * from './core/url/withNavTracking.ts'
export * from './core/user/resumeSummary.ts'
export * from './core/user/user.ts'
