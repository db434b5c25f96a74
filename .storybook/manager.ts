import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { FONTS } from '../stories/support/fonts.ts'
import { fitPreview } from './fitPreview.ts'
import { markLabel } from './markLabel.ts'
import { followCombination } from './openState.ts'
import { showSearchResults } from './searchResults.ts'
import { showPanelInPlaygrounds } from './showPanelInPlaygrounds.ts'

// Written out: each name is replaced at build time.
const build = [process.env.SHELL_VERSION, process.env.SHELL_COMMIT].filter(Boolean).join(' · ')

followCombination()

addons.setConfig({
  theme: create({
    base: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    ...FONTS,
    // The link is a flex container, which drops the spaces between its parts.
    brandTitle: `<img src="./images/logo.svg" alt="" width="22" height="22" style="margin-inline-end:8px"><b>Jobsite shell</b><small style="margin-inline-start:8px;font-weight:400;white-space:nowrap"> ${build}</small>`,
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
  }),
  sidebar: { showRoots: true, renderLabel: markLabel },
  // Without rarely used tools the menus of the toolbar fit at 1280 px; they have shortcuts.
  toolbar: { remount: { hidden: true }, fullscreen: { hidden: true }, share: { hidden: true } },
  layout: { showPanel: false },
})

addons.register('jobsite', (api) => {
  showSearchResults(api)
  showPanelInPlaygrounds(api)
  fitPreview()
})
