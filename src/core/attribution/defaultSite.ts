import { PRESET_DOMAIN } from '../config/placeholders.ts'
import { SOCIAL_LOGIN_HOSTS } from './socialLoginHosts.ts'

/** Attribution settings of a page without a config: those of the production preset, which is larger. */
export const DEFAULT_SITE = { siteDomain: PRESET_DOMAIN, ignoredReferrers: SOCIAL_LOGIN_HOSTS }
