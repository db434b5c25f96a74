import { defineConfig, type PageName } from '@jobsite/shell/core'

const configFor = (services: string) =>
  defineConfig({
    siteDomain: 'example.vn',
    hosts: { api: services, metadata: services, metaService: services, banners: services },
  })

/** The browsers' config: the public URLs of the services. */
export const config = configFor(process.env.NEXT_PUBLIC_SERVICES ?? 'https://ms.example.vn')

/** The server's config: the same services, at the URLs that the server uses. */
export const serverConfig = configFor(process.env.SERVICES ?? 'https://ms.example.vn')

/** The pages that this app serves. Links to any other page of the site are page loads. */
export const ownPaths: readonly PageName[] = ['homepage', 'searchResult', 'companyList']
