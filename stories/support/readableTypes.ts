import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Removes `| undefined` from the types of the props tables: every prop is optional. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.table?.type?.summary?.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1')
      return [name, summary ? { ...argType, table: { ...argType.table, type: { summary } } } : argType]
    }),
  )
