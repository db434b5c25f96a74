import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { handlers } from '../stories/mocks/handlers.ts'
import { behaveOnSheet } from '../stories/support/behaveOnSheet.ts'
import { cleanSlate } from '../stories/support/cleanSlate.ts'
import { freezeClock } from '../stories/support/freezeClock.ts'
import { initialLook, toolbar, viewports } from '../stories/support/toolbar.ts'
import { loadHost, withHost } from '../stories/support/withHost.tsx'
import { withLanguages } from '../stories/support/withLanguages.tsx'
import { withShell } from '../stories/support/withShell.tsx'

behaveOnSheet()
freezeClock()
// A condition that comes late on a busy machine has come all the same.
configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  loaders: [mswLoader(), loadHost],
  decorators: [withShell, withHost, withLanguages],
  beforeEach: cleanSlate,
  parameters: {
    layout: 'fullscreen',
    msw: handlers,
    // Every rule counts, also the one that Storybook switches off by itself.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: true }] } },
    viewport: { options: viewports },
    options: {
      storySort: { order: ['Introduction', 'Index', 'Shell', ['Whole shell', 'Header', 'Search'], 'Sheets', 'Pages'] },
    },
  },
  globalTypes: toolbar,
  initialGlobals: initialLook,
}

export default preview
