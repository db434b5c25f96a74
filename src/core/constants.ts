import { ATTRIBUTION_COOKIE_DAYS, CITY_COOKIE_DAYS, LANGUAGE_COOKIE_DAYS } from './contracts.ts'
import { MAX_LOCATIONS } from './search/ids.ts'
import { STICKY_MIN_HEIGHT, STICKY_THRESHOLD } from './stickyLimits.ts'
import { MOBILE_MAX_WIDTH } from './windowWidths.ts'

/**
 * Business constants and limits of the site. Lengths are CSS pixels, times milliseconds or days as named.
 *
 * @example constants.maxLocations // 3
 */
export const constants = /* @__PURE__ */ Object.freeze({
  languageCookieDays: LANGUAGE_COOKIE_DAYS,
  cityCookieDays: CITY_COOKIE_DAYS,
  attributionCookieDays: ATTRIBUTION_COOKIE_DAYS,
  maxLocations: MAX_LOCATIONS,
  maxKeywordLength: 200,
  suggestionHideDelayMs: 300,
  mobileSearchDelayMs: 300,
  logoCheckIntervalMs: 300,
  bottomTextCollapsedHeight: 250,
  bottomTextExpandedExtra: 50,
  stickyThreshold: STICKY_THRESHOLD,
  stickyMinHeight: STICKY_MIN_HEIGHT,
  mobileMaxWidth: MOBILE_MAX_WIDTH,
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

/** Type of a saved job in data that pages store. The URL of the saved-jobs page uses `section=saved`. */
export const SAVED_JOB_TYPE = 'saved_job'
