import { components } from '../../../stories/states/components.ts'
import type { GeneratedFile } from '../generatedFile.ts'

/** Folder of Storybook's pages that show all states of a component. Storybook needs a file for each page. */
export const STATE_PAGES = 'stories/docs/allStates'

/** Returns the pages that show all states of a component, one for each. */
export function buildStatePages(): GeneratedFile[] {
  return Object.entries(components).map(([name, { title }]) => {
    const label = title.replace('Shell/', '')
    return {
      path: `${STATE_PAGES}/${name}.mdx`,
      text: `import { Meta } from '@storybook/addon-docs/blocks'
import { AllStates } from '../AllStates.tsx'

<Meta title="All states/${label}" />

# ${label}: all states

<AllStates component="${name}" />
`,
    }
  })
}
