import { defineConfig } from '@jobsite/shell/core'

const services = import.meta.env.VITE_SERVICES ?? 'https://ms.example.vn'

export const config = defineConfig({
  siteDomain: 'example.vn',
  hosts: { api: services, metadata: services, metaService: services, banners: services },
})
