import { type ConfigOverrides, defineConfig, type ShellConfig, type Site } from '@jobsite/shell/core'

/** The URL of the site's one campaign page. */
export const CAMPAIGN_PATH = '/ngay-hoi-viec-lam-2026'

/** The zone of the banner above pages. */
export const TOP_BANNER_ZONE = 'search_result_top'

/**
 * The shell's configuration of a site that is served from one origin: every host is that origin, and the sites of others are
 * represented by pages below `/elsewhere`.
 */
export function siteConfig({ config }: Site, origin: string): ShellConfig {
  const elsewhere = <Links extends object>(links: Links): Links =>
    mapValues(links, (key, link) => {
      const page = `${origin}/elsewhere/${elsewhereName(key)}`
      return typeof link === 'string' ? page : { vi: page, en: `${page}/en` }
    })
  const overrides: ConfigOverrides = {
    ...config,
    siteDomain: new URL(origin).hostname,
    siteOrigin: origin,
    hosts: { ...mapValues(config.hosts, () => origin), employer: `${origin}/employer` },
    links: elsewhere(config.links),
    social: elsewhere(config.social),
    campaignPaths: [...config.campaignPaths, CAMPAIGN_PATH],
  }
  return defineConfig(overrides)
}

/** Name of the page that represents a site of others, by its key in the configuration: `cv-templates` for `cvTemplates`. */
export const elsewhereName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const mapValues = <Values extends object>(values: Values, map: (key: string, value: unknown) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(key, value)])) as Values
