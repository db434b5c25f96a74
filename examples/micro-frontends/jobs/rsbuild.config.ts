import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { sharing } from '../shared.ts'

export default defineConfig({
  // The browser loads the app from the frame's origin, in development too. A change reloads the frame's page, and so would code that
  // is compiled when a page needs it.
  dev: { assetPrefix: '/apps/jobs/', hmr: false, lazyCompilation: false },
  server: { port: 3001, strictPort: true, base: '/apps/jobs', cors: { origin: 'http://localhost:3000' } },
  plugins: [
    pluginReact(),
    pluginModuleFederation({ name: 'jobs', exposes: { './JobsPage': './src/JobsPage.tsx' }, ...sharing, dts: false }),
  ],
})
