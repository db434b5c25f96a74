import { Markdown } from '@storybook/addon-docs/blocks'
import { asCode, DocsTable } from './DocsTable.tsx'

interface TwoColumnTableProps {
  heads: readonly [string, string]
  /** Names, each with its text as Markdown. */
  rows: readonly (readonly [string, string])[]
  /** Whether the names are code. @default false */
  isCode?: boolean
}

/** A table of names with their texts. */
export const TwoColumnTable = ({ heads, rows, isCode }: TwoColumnTableProps) => (
  <DocsTable
    heads={heads}
    rows={rows.map(([name, text]) => [name, inline(text)])}
    renderName={isCode ? asCode : undefined}
  />
)

/** Renders Markdown without a paragraph around it. */
export const inline = (text: string) => <Markdown options={{ forceInline: true }}>{text}</Markdown>
