import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { stateStories } from './stateStories.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** One file for the small modules that stories and pages share: the first page waits for all of them, six at a time. */
const fewFiles: Plugin = {
  name: 'few-files',
  outputOptions: (options) => ({
    ...options,
    codeSplitting: { groups: [{ name: 'shared', test: /[\\/](src|stories)[\\/](?!mocks|.*\.mdx)/, minShareCount: 2 }] },
  }),
}

/** Storybook's build: the package by name, from its sources. */
export default defineConfig({
  plugins: [react(), stateStories, fewFiles],
  // Styles as text nodes: the toolbar's emulation of forced colors, reduced motion and print reads them.
  define: { SC_DISABLE_SPEEDY: 'true' },
  resolve: {
    alias: {
      '@jobsite/shell/core': path('../src/core.ts'),
      '@jobsite/shell/mocks': path('../src/mocks.ts'),
      '@jobsite/shell': path('../src/index.ts'),
    },
  },
  build: { chunkSizeWarningLimit: 4000 },
})
