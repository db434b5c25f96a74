import { allStates, components } from '../states/components.ts'
import type { FeatureRow } from '../states/state.ts'
import { statePath } from '../support/storyUrl.ts'
import { DocsTable } from './DocsTable.tsx'
import { rowText } from './rowText.ts'
import { inline } from './TwoColumnTable.tsx'
import './docs.css'

const collator = new Intl.Collator('en', { numeric: true })

/** The rows of the feature list with their text and the stories that show each. */
export function RowsIndex() {
  const rows = [...new Set(allStates.flatMap((state) => state.rows))].sort(collator.compare)
  return (
    <div className="docs sb-unstyled docs-wide">
      <p>
        {allStates.length} states of {Object.keys(components).length} components show {rows.length} requirements. The
        tests in <code>tests/core</code> show rules without a visible state.
      </p>
      <DocsTable
        heads={['Row', 'Requirement', 'Stories']}
        rows={rows.map((row) => [row, inline(rowText(row)), <StoryLinks key="stories" row={row} />])}
      />
    </div>
  )
}

const StoryLinks = ({ row }: { row: FeatureRow }) =>
  allStates
    .filter((state) => state.rows.includes(row))
    .map((state, index) => (
      <span key={state.id}>
        {index > 0 && ' · '}
        <a href={statePath(state)} target="_top">
          {components[state.component].title.replace('Shell/', '')}: {state.name}
        </a>
      </span>
    ))
