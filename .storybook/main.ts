import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import packageJson from '../package.json' with { type: 'json' }
import { writeReleaseChanges } from '../scripts/visual/releaseChanges.ts'
import { marksOf } from '../stories/states/releaseChanges.ts'
import { createStateIndexer } from './stateStories.ts'

/** Returns the commit that is built, shortened; an empty text outside of a Git checkout. */
function commit(): string {
  if (process.env.GITHUB_SHA) return process.env.GITHUB_SHA.slice(0, 7)
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] } as const
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], options).trim()
  } catch {
    return ''
  }
}

/** Styles of Storybook around the stories; its bundler loads none from scripts. */
const MANAGER_STYLES = readFileSync(new URL('manager.css', import.meta.url), 'utf8')

/**
 * Ignores the messages of stories in frames of a docs page: they tell the window around them their toolbar values, which would
 * be taken for those of the page. It must listen before Storybook does, whose script comes after the head.
 */
const IGNORE_FRAMES = `addEventListener('message', (event) => {
  if (event.source && event.source !== window && event.source !== parent) event.stopImmediatePropagation()
})`

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** Pictures of before, for the page that says what changed since the last release. */
const CHANGES = path('../node_modules/.cache/storybook/changes')
const { changes } = await writeReleaseChanges(path('..'), CHANGES)

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  // Tools that the shell's own toolbar menus replace; without them the bar fits at 1280 px.
  features: { backgrounds: false, measure: false, outline: false },
  staticDirs: [
    '../stories/public',
    // Thumbnails of the docs pages.
    { from: '../stories/screenshots', to: '/screenshots' },
    { from: CHANGES, to: '/changes' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  experimental_indexers: (indexers = []) => [createStateIndexer(marksOf(changes)), ...indexers],
  // Works offline: no request leaves the machine.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Components are results of a call, which only the type checker knows the props of.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { include: ['src/components/**/*.tsx'], exclude: [] },
  },
  viteFinal(options) {
    // Nothing else is said until it is ready.
    console.log('Storybook reads the types of all components and bundles the stories: 25 seconds on two quiet cores.')
    return options
  },
  env: (env) => ({ ...env, SHELL_VERSION: packageJson.version, SHELL_COMMIT: commit() }),
  previewHead: (head) => `${head}<script>${IGNORE_FRAMES}</script>`,
  managerHead: (head) =>
    `${head}<link rel="icon" type="image/svg+xml" href="./images/logo.svg"><style>${MANAGER_STYLES}</style>`,
}

export default config
