import { defineConfig, type PageName } from '@jobsite/shell/core'

/** Returns the site's config with the origin of its services. */
export const configFor = (services: string) =>
  defineConfig({
    siteDomain: 'example.vn',
    hosts: { api: services, metadata: services, metaService: services, banners: services },
  })

/** The browsers' config: the public URLs of the services. */
export const config = configFor(import.meta.env.VITE_SERVICES ?? 'https://ms.example.vn')

/** The pages that this app serves. Links to any other page of the site are page loads. */
export const ownPaths: readonly PageName[] = ['homepage', 'searchResult', 'companyList']
