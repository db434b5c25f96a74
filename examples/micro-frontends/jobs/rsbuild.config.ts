import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { shared } from '../shared.ts'

export default defineConfig({
  output: { distPath: '../dist/apps/jobs', cleanDistPath: true, assetPrefix: '/apps/jobs/' },
  // The frame's development server.
  server: { port: 3001, cors: { origin: 'http://localhost:3000' } },
  plugins: [
    pluginReact(),
    pluginModuleFederation({ name: 'jobs', exposes: { './JobsPage': './src/JobsPage.tsx' }, shared, dts: false }),
  ],
})
