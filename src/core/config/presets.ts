import { PRESET_DOMAIN, SOCIAL_LOGIN_HOSTS } from '../attribution/defaultSite.ts'
import { type EndpointPaths, endpoints } from '../endpoints.ts'
import { topCategoryIds } from '../reference/categories.ts'
import { topLocationIds } from '../reference/locations.ts'
import type { Mode, ShellConfig } from './config.ts'

/** Returns the URLs that follow from a site's domain by convention. */
/* @__NO_SIDE_EFFECTS__ */
export function siteUrls(siteDomain: string): Pick<ShellConfig, 'siteOrigin' | 'hosts'> {
  const api = `https://ms.${siteDomain}`
  return {
    siteOrigin: `https://www.${siteDomain}`,
    hosts: {
      secure: `https://secure.${siteDomain}`,
      employer: `https://employer.${siteDomain}`,
      api,
      metadata: api,
      metaService: api,
      banners: api,
    },
  }
}

/** The three presets. */
export const PRESETS: Readonly<Record<Mode, ShellConfig>> = /* @__PURE__ */ Object.freeze({
  staging: preset('staging'),
  release: preset('release'),
  production: preset('production'),
})

/** Mode of a page without one, or with an unknown one. */
export const DEFAULT_MODE: Mode = 'production'

// All configs of a mode share one preset, so it must not be modified.
function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part)
  return Object.freeze(value)
}

/** Returns the preset of a mode. Hosts are on a reserved example domain: each site sets its own. */
/* @__NO_SIDE_EFFECTS__ */
function preset(mode: Mode): ShellConfig {
  const siteDomain = mode === 'production' ? PRESET_DOMAIN : `${mode}.${PRESET_DOMAIN}`
  return deepFreeze({
    mode,
    siteName: 'Jobsite',
    siteDomain,
    ...siteUrls(siteDomain),
    linkBase: '',
    paths: Object.fromEntries(Object.entries(endpoints).map(([name, { path }]) => [name, path])) as EndpointPaths,
    links: {
      cvTemplates: { vi: `https://cv.${siteDomain}/`, en: `https://cv.${siteDomain}/en` },
      hrInsider: { vi: `https://hrinsider.${siteDomain}/`, en: `https://hrinsider.${siteDomain}/en` },
      techRecruitment: { vi: `https://intech.${siteDomain}/`, en: `https://intech.${siteDomain}/en` },
      learning: { vi: `https://learning.${siteDomain}/`, en: `https://learning.${siteDomain}/` },
      faq: `https://faq.${siteDomain}`,
      appStore: `https://apps.${siteDomain}/ios`,
      googlePlay: `https://apps.${siteDomain}/android`,
      governmentRegistration: `https://registration.${siteDomain}/`,
    },
    social: {
      facebook: `https://facebook.${siteDomain}/`,
      linkedin: `https://linkedin.${siteDomain}/`,
      tiktok: `https://tiktok.${siteDomain}/`,
      youtube: `https://youtube.${siteDomain}/`,
      spotify: `https://spotify.${siteDomain}/`,
    },
    company: {
      name: 'Jobsite',
      address: {
        vi: '12 Nguyễn Huệ, Phường Sài Gòn, Thành phố Hồ Chí Minh, Việt Nam',
        en: '12 Nguyen Hue, Sai Gon Ward, Ho Chi Minh City, Vietnam',
      },
      phone: '',
      registration: {
        vi: 'Đã đăng ký với Bộ Công Thương',
        en: 'Registered with the Ministry of Industry and Trade',
      },
    },
    logos: {},
    menu: { hidden: [], hrefs: {} },
    campaignPaths: [],
    ignoredReferrers: SOCIAL_LOGIN_HOSTS,
    topLocationIds,
    topCategoryIds,
    enableJobFunction: 1,
    chatWidget: { accountId: 'jobsite-chat', appId: mode === 'staging' ? 'jobsite-staging' : 'jobsite' },
  })
}

/** Returns whether a value is a domain that can have subdomains; `localhost` and IP addresses cannot. */
export const isDomain = (value: unknown): value is string =>
  typeof value === 'string' && /^\.?(?:[a-z0-9-]+\.)+(?!\d+$)[a-z0-9-]+$/i.test(value)
