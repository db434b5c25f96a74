// What attribution needs of the presets, apart from them: they are larger, and most pages pass a config.

/** Domain of all presets: a setting that still uses it has not been configured. */
export const PRESET_DOMAIN = 'jobsite.example'

/** Hosts of the two social logins: returning from one does not start a visit. */
export const SOCIAL_LOGIN_HOSTS: readonly string[] = ['accounts.google.com', 'www.facebook.com', 'm.facebook.com']

/** Attribution settings of a page without a config: those of the production preset. */
export const DEFAULT_SITE = { siteDomain: PRESET_DOMAIN, ignoredReferrers: SOCIAL_LOGIN_HOSTS }
