import { Markdown } from '@storybook/addon-docs/blocks'
import { allStates, components } from '../states/components.ts'
import { rowText } from './rowText.ts'
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
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Requirement</th>
            <th scope="col">Stories</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td>
                <Markdown options={{ forceInline: true }}>{rowText(row)}</Markdown>
              </td>
              <td>
                {allStates
                  .filter((state) => state.rows.includes(row))
                  .map(({ id, component, name }, index) => (
                    <span key={id}>
                      {index > 0 && ' · '}
                      <a href={`./?path=/story/${id}`} target="_top">
                        {components[component].title.replace('Shell/', '')}: {name}
                      </a>
                    </span>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
