import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { KEYWORDS_MARK } from '../stories/states/keywordsMark.ts'

// Written out: each name is replaced at build time.
const build = [process.env.SHELL_VERSION, process.env.SHELL_COMMIT].filter(Boolean).join(' · ')

addons.setConfig({
  theme: create({
    base: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: `<img src="./images/logo.svg" alt="" width="22" height="22" style="vertical-align:-5px;margin-inline-end:8px"><b>Jobsite shell</b> <small style="font-weight:400;white-space:nowrap">${build}</small>`,
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
  }),
  sidebar: {
    // The index carries keywords for the search; the tree shows names alone.
    renderLabel: ({ name }) => name.split(KEYWORDS_MARK)[0],
    showRoots: true,
  },
})
