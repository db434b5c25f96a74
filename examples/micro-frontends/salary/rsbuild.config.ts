import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

export default defineConfig({
  output: { distPath: '../dist/apps/salary', cleanDistPath: true, assetPrefix: '/apps/salary/', filenameHash: false },
  // One script, which pages load as it is.
  splitChunks: false,
  server: { port: 3002 },
  plugins: [pluginReact()],
})
