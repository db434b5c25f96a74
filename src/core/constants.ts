import {
  ATTRIBUTION_COOKIE,
  ATTRIBUTION_COOKIE_DAYS,
  FIRST_ATTRIBUTION_COOKIE,
  INITIAL_DATA_KEY,
  LANDINGS_KEY,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  ONBOARDING_COOKIE,
  STICKY_MIN_HEIGHT,
  STICKY_THRESHOLD,
  THEME_KEY,
  THEME_STORED_AT_KEY,
} from './names.ts'

/**
 * Business constants and limits of the site. Lengths are CSS pixels, times milliseconds or days as named.
 *
 * @example constants.maxLocations // 3
 */
export const constants = Object.freeze({
  languageCookieDays: LANGUAGE_COOKIE_DAYS,
  cityCookieDays: 30,
  attributionCookieDays: ATTRIBUTION_COOKIE_DAYS,
  maxLocations: 3,
  maxKeywordLength: 200,
  suggestionHideDelayMs: 300,
  mobileSearchDelayMs: 300,
  logoCheckIntervalMs: 300,
  bottomTextCollapsedHeight: 250,
  bottomTextExpandedExtra: 50,
  stickyThreshold: STICKY_THRESHOLD,
  stickyMinHeight: STICKY_MIN_HEIGHT,
  mobileMaxWidth: 991,
  tabletMinWidth: 992,
  tabletMaxWidth: 1299,
  desktopMinWidth: 1300,
  bannerWidth: 2560,
  bannerHeight: 94,
  bannerGradientLeftPercent: 49,
  bannerGradientRightPercent: 51,
  menuColumns: 5,
  careerSubmenuColumns: 2,
  barHeight: 34,
  homeBarHeight: 60,
  mobileBarHeight: 60,
  jobIdDigits: 6,
  inTechJobFunctionId: 5,
  logoutClientId: 3,
  resumeSummaryDays: 7,
})

/** Names of the cookies shared with other systems. */
export const cookieNames = Object.freeze({
  language: LANGUAGE_COOKIE,
  city: 'VNWSearchJob[city]',
  attribution: ATTRIBUTION_COOKIE,
  firstAttribution: FIRST_ATTRIBUTION_COOKIE,
  onboarding: ONBOARDING_COOKIE,
})

/** Names of the storage keys shared by pages and the shell. */
export const storageKeys = Object.freeze({
  search: 'params',
  topBanner: 'topBanner',
  theme: THEME_KEY,
  themeStoredAt: THEME_STORED_AT_KEY,
  initialData: INITIAL_DATA_KEY,
  recentSearches: '@jobsite/shell/recent-searches',
  landings: LANDINGS_KEY,
  closedBanners: '@jobsite/shell/closed-banners',
})

/** Type of a saved job in stored data. The URL of the saved-jobs page uses `section=saved`. */
export const SAVED_JOB_TYPE = 'saved_job'
