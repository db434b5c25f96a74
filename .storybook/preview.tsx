import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { ComponentDocs } from '../stories/docs/ComponentDocs.tsx'
import { DocsContainer } from '../stories/docs/DocsContainer.tsx'
import { disableInDocs } from '../stories/support/disableInDocs.ts'
import { freezeClock } from '../stories/support/freezeClock.ts'
import { loadMocks } from '../stories/support/loadMocks.ts'
import { restoreNegatedStates } from '../stories/support/negatedStates.ts'
import { readableTypes } from '../stories/support/readableTypes.ts'
import { resetState } from '../stories/support/resetState.ts'
import { initialStoryGlobals, initialViewport, toolbar, viewports } from '../stories/support/toolbar.ts'
import { withLanguages } from '../stories/support/withLanguages.tsx'
import { loadPageCss, withPageCss } from '../stories/support/withPageCss.tsx'
import { withShell } from '../stories/support/withShell.tsx'

disableInDocs()
freezeClock()
restoreNegatedStates()
// On a busy machine a condition may take long to come true.
configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadMocks, loadPageCss],
  decorators: [withShell, withPageCss, withLanguages],
  beforeEach: resetState,
  argTypesEnhancers: [readableTypes],
  parameters: {
    layout: 'fullscreen',
    // All rules, also the one that Storybook turns off by default.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: true }] } },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: { container: DocsContainer, page: ComponentDocs, codePanel: true, source: { type: 'dynamic' } },
    options: {
      storySort: (one, other) => {
        const roots = ['Introduction', 'Shell', 'All states', 'Reference']
        const components = ['Whole shell', 'Header', 'Search', 'Side navigation', 'Language switch', 'Footer']
        // Storybook reads this function without running the file: it cannot import `GROUPS` of stories/states/groups.ts.
        const groups = [
          '',
          'Pages',
          'Menus',
          'Account',
          'Suggestions',
          'Locations',
          'Content',
          'Logos',
          'Slots',
          'Opening and closing',
          'Scrolling',
          'States',
          'Loading and errors',
          'Widths',
          'Themes',
          'Text size',
          'Page CSS',
        ]
        const lists = [roots, components, groups]
        const [ours, theirs] = [one.title.split('/'), other.title.split('/')]
        for (const [level, list] of lists.entries()) {
          const [name, otherName] = [ours[level] ?? '', theirs[level] ?? '']
          if (name === otherName) continue
          const rank = list.indexOf(name) < 0 ? list.length : list.indexOf(name)
          const otherRank = list.indexOf(otherName) < 0 ? list.length : list.indexOf(otherName)
          return rank - otherRank || (name < otherName ? -1 : 1)
        }
        // Playground before the docs page; other stories as they are written.
        if (one.type !== other.type) return one.type === 'story' ? -1 : 1
        return 0
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals: { ...initialStoryGlobals, viewport: initialViewport },
}

export default preview
