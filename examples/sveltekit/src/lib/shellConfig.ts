import { defineConfig } from '@jobsite/shell/core'
import { env } from '$env/dynamic/public'

/** Returns the site's config with the origin of its services. */
export const configFor = (services: string) =>
  defineConfig({
    siteDomain: 'example.vn',
    hosts: { api: services, metadata: services, metaService: services, banners: services },
    // These cannot be derived from the domain.
    links: {
      cvTemplates: { vi: 'https://cv.example.vn/', en: 'https://cv.example.vn/en' },
      hrInsider: { vi: 'https://hr.example.vn/', en: 'https://hr.example.vn/en' },
      techRecruitment: { vi: 'https://tech.example.vn/', en: 'https://tech.example.vn/en' },
      learning: { vi: 'https://learning.example.vn/', en: 'https://learning.example.vn/en' },
      faq: 'https://faq.example.vn',
      appStore: 'https://apps.apple.com/app/id1',
      googlePlay: 'https://play.google.com/store/apps/details?id=vn.example',
      governmentRegistration: 'http://online.gov.vn/Home/WebDetails/1',
    },
    social: {
      facebook: 'https://www.facebook.com/example',
      linkedin: 'https://www.linkedin.com/company/example',
      tiktok: 'https://www.tiktok.com/@example',
      youtube: 'https://www.youtube.com/@example',
      spotify: 'https://open.spotify.com/show/example',
    },
  })

/** The browsers' config: the public URLs of the services. */
export const config = configFor(env.PUBLIC_SERVICES ?? 'https://ms.example.vn')
