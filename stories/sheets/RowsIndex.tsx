import { allStates, parts } from '../states/parts.ts'
import './desk.css'

const collator = new Intl.Collator('en', { numeric: true })

/** Which rows of the feature list each story shows, row by row. */
export function RowsIndex() {
  const rows = [...new Set(allStates.flatMap((state) => state.rows))].sort(collator.compare)
  return (
    <div className="desk sb-unstyled desk-wide">
      <p>
        {allStates.length} states in {Object.keys(parts).length} parts show {rows.length} rows. Rows of rules that
        nobody sees are shown by the tests of <code>tests/core</code> alone.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Shown by</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td>
                {allStates
                  .filter((state) => state.rows.includes(row))
                  .map(({ id, part, name }, index) => (
                    <span key={id}>
                      {index > 0 && ' · '}
                      <a href={`./?path=/story/${id}`} target="_top">
                        {parts[part].title.replace('Shell/', '')}: {name}
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
