import { defineConfig, type PageName } from '@jobsite/shell/core'

const services = import.meta.env.VITE_SERVICES ?? 'https://ms.example.vn'

export const config = defineConfig({
  siteDomain: 'example.vn',
  hosts: { api: services, metadata: services, metaService: services, banners: services },
})

/** The pages that this app serves. Links to any other page of the site are page loads. */
export const ownPaths: readonly PageName[] = ['homepage', 'searchResult', 'companyList']
