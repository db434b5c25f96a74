import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

export default defineConfig({
  // One script with a fixed name, which pages load as it is.
  output: { filenameHash: false },
  splitChunks: false,
  // A change reloads the frame's page, which hears of it from this app's server, and so would code that is compiled when a page
  // needs it.
  dev: { hmr: false, lazyCompilation: false, client: { port: 3002 } },
  server: { port: 3002, strictPort: true, base: '/apps/salary' },
  plugins: [pluginReact()],
})
