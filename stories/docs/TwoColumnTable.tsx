import { Markdown } from '@storybook/addon-docs/blocks'

interface TwoColumnTableProps {
  heads: readonly [string, string]
  /** Names, each with its text as Markdown. */
  rows: readonly (readonly [string, string])[]
  /** Whether the names are code. @default false */
  isCode?: boolean
}

/** A table of names with their texts; the names are row headers. */
export function TwoColumnTable({ heads, rows, isCode = false }: TwoColumnTableProps) {
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
        {rows.map(([name, text]) => (
          <tr key={name}>
            <th scope="row">{isCode ? <code>{name}</code> : name}</th>
            <td>
              <Markdown options={{ forceInline: true }}>{text}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
