import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { shared } from '../shared.ts'

export default defineConfig({
  html: { template: './index.html' },
  output: { distPath: '../dist', cleanDistPath: true },
  server: { proxy: { '/apps/jobs': 'http://localhost:3001', '/apps/salary': 'http://localhost:3002' } },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'frame',
      remotes: { jobs: 'jobs@/apps/jobs/mf-manifest.json' },
      shared,
      dts: false,
    }),
  ],
})
