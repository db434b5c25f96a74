/**
 * The business constants and limits of the site. Lengths are CSS pixels, times milliseconds or days as named.
 *
 * @example constants.maxLocations // 3
 */
export const constants = Object.freeze({
  languageCookieDays: 90,
  cityCookieDays: 30,
  attributionCookieDays: 30,
  maxLocations: 3,
  suggestionHideDelayMs: 300,
  mobileSearchDelayMs: 300,
  logoCheckIntervalMs: 300,
  bottomTextCollapsedHeight: 250,
  bottomTextExpandedExtra: 50,
  stickyThreshold: 60,
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

/** Names that other systems read from the visitor's cookies. */
export const cookieNames = Object.freeze({
  language: 'lang',
  city: 'VNWSearchJob[city]',
  attribution: 'VNW_TRACKING_GA',
  firstAttribution: 'VNW_TRACKING_GA_FIRST',
  onboarding: 'VNW_ONBOARDING',
})

/** Names that pages and the shell store things under in the browser. */
export const storageKeys = Object.freeze({
  search: 'params',
  topBanner: 'topBanner',
  theme: 'SEASONAL_THEME',
  initialData: 'initialData',
  recentSearches: '@jobsite/shell/recent-searches',
})

/** The type value of a saved job in stored data. The query of the saved-jobs page says `section=saved`. */
export const SAVED_JOB_TYPE = 'saved_job'
