import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { sharing } from '../shared.ts'

export default defineConfig({
  html: { template: './index.html' },
  server: {
    port: 3000,
    strictPort: true,
    // The servers of the other apps.
    proxy: { '/apps/jobs': 'http://localhost:3001', '/apps/salary': 'http://localhost:3002' },
  },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'frame',
      remotes: { jobs: 'jobs@/apps/jobs/mf-manifest.json' },
      ...sharing,
      dts: false,
    }),
  ],
})
