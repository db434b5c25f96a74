// Single constants, for modules that must not load the tables of `constants.ts`.

/** Lifetime of the language cookie, in days. */
export const LANGUAGE_COOKIE_DAYS = 90
/** Lifetime of the attribution cookies, in days. */
export const ATTRIBUTION_COOKIE_DAYS = 30

/** Scroll distance at which the header becomes sticky, in CSS pixels. */
export const STICKY_THRESHOLD = 60
/** Minimum window height for a sticky header, in CSS pixels. */
export const STICKY_MIN_HEIGHT = 480

export const LANGUAGE_COOKIE = 'lang'
export const ATTRIBUTION_COOKIE = 'VNW_TRACKING_GA'
export const FIRST_ATTRIBUTION_COOKIE = 'VNW_TRACKING_GA_FIRST'
export const ONBOARDING_COOKIE = 'VNW_ONBOARDING'
/** Value of the onboarding cookie that requests the dialog. */
export const ONBOARDING_WANTED = '1'

export const INITIAL_DATA_KEY = 'initialData'
export const THEME_KEY = 'SEASONAL_THEME'
export const THEME_STORED_AT_KEY = '@jobsite/shell/theme-stored-at'
export const LANDINGS_KEY = '@jobsite/shell/landings'
