import type { Fact } from '../view.ts'

/** Terms and their values with what they are and where they come from. */
export function Table({ caption, rows }: { caption: string; rows: readonly Fact[] }) {
  return (
    <div className="table">
      <table>
        <caption>{caption}</caption>
        <tbody>
          {rows.map(([term, value]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
