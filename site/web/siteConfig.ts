import { type ConfigOverrides, defineConfig, type LocalizedUrl, type ShellConfig } from '@jobsite/shell/core'

/** The URL of the site's one campaign page. */
export const CAMPAIGN_PATH = '/ngay-hoi-viec-lam-2026'

/** The zone of the banner above pages. */
export const TOP_BANNER_ZONE = 'search_result_top'

/**
 * The shell's configuration for a site served from one origin: every host is that origin, and the sites of others are
 * represented by pages below `/elsewhere`. The server and the browser create it from the same origin.
 */
export function siteConfig(origin: string): ShellConfig {
  const elsewhere = (name: string): string => `${origin}/elsewhere/${name}`
  const both = (name: string): LocalizedUrl => ({ vi: elsewhere(name), en: elsewhere(`${name}/en`) })
  const overrides: ConfigOverrides = {
    siteDomain: new URL(origin).hostname,
    siteOrigin: origin,
    hosts: {
      secure: origin,
      employer: `${origin}/employer`,
      api: origin,
      metadata: origin,
      metaService: origin,
      banners: origin,
    },
    links: {
      cvTemplates: both('cv-templates'),
      hrInsider: both('hr-insider'),
      techRecruitment: both('intech'),
      learning: both('learning'),
      faq: elsewhere('faq'),
      appStore: elsewhere('app-store'),
      googlePlay: elsewhere('google-play'),
      governmentRegistration: elsewhere('government-registration'),
    },
    social: {
      facebook: elsewhere('facebook'),
      linkedin: elsewhere('linkedin'),
      tiktok: elsewhere('tiktok'),
      youtube: elsewhere('youtube'),
      spotify: elsewhere('spotify'),
    },
    // The company that runs the site: its name is not the site's, which the footer's last line begins with.
    company: { name: 'Jobsite Việt Nam JSC' },
    campaignPaths: [CAMPAIGN_PATH],
  }
  return defineConfig(overrides)
}
