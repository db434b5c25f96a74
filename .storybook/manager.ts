import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { showSearchResults } from './searchResults.ts'

// Written out: each name is replaced at build time.
const build = [process.env.SHELL_VERSION, process.env.SHELL_COMMIT].filter(Boolean).join(' · ')

addons.setConfig({
  theme: create({
    base: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: `<img src="./images/logo.svg" alt="" width="22" height="22"><b>Jobsite shell</b><small>${build}</small>`,
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
  }),
  sidebar: { showRoots: true },
  panelPosition: 'right',
})

addons.register('jobsite/search', (api) => {
  showSearchResults(api)
})
