import { fileURLToPath } from 'node:url'

/** Scripts of the same version as the HTML. */
const dir = fileURLToPath(new URL('node_modules/@jobsite/shell/dist', import.meta.url))

export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  nitro: { publicAssets: [{ baseURL: '/shell', dir }] },
  // Before the app's own scripts, which use it.
  app: { head: { script: [{ src: '/shell/embed.light.global.js' }] } },
})
