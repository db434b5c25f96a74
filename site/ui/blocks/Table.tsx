import type { TableRow } from '../view.ts'

/** Terms and their values with what they are and where they come from. */
export function Table({ caption, rows }: { caption: string; rows: readonly TableRow[] }) {
  return (
    <div className="table">
      <table>
        <caption>{caption}</caption>
        <tbody>
          {rows.map(({ term, value, note }) => (
            <tr key={term}>
              <th scope="row">
                {term}
                {note && <small>{note}</small>}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
