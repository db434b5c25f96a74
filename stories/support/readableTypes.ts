import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types'

const SCALARS = ['boolean', 'number', 'string'] as const
const LITERAL = /^"([^"]*)"$/

/**
 * Removes `| undefined` from the types of the props tables: every prop is optional. What is left of a scalar or of a union
 * of texts is edited with a control of its own kind, not as JSON. `null` cannot be typed: the code of a page has it.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.table?.type?.summary?.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1')
      if (!summary) return [name, argType]
      // Nodes of React cannot be typed in.
      if (name === 'slots')
        return [name, { ...argType, control: false, table: { ...argType.table, type: { summary } } }]
      const type = typeOf(summary) ?? argType.type
      return [name, { ...argType, ...(type && { type }), table: { ...argType.table, type: { summary } } }]
    }),
  )

function typeOf(summary: string): SBType | undefined {
  const scalar = SCALARS.find((name) => name === summary || `${name} | null` === summary)
  if (scalar) return { name: scalar }
  const texts = summary.split(' | ').map((part) => LITERAL.exec(part)?.[1])
  return texts.every((text) => text !== undefined) ? { name: 'enum', value: texts } : undefined
}
