import type { ReactNode } from 'react'

interface DocsTableProps {
  heads: readonly string[]
  /** Cells by row: first its name, which is a row header and differs from row to row. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
  /** Renders a name. @default as it is */
  renderName?: (name: string) => ReactNode
}

/** A table of a docs page. */
export function DocsTable({ heads, rows, renderName = (name) => name }: DocsTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{renderName(name)}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Renders a name as code. */
export const asCode = (name: string): ReactNode => <code>{name}</code>
