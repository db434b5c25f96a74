import { useMemo } from 'react'
import { isRecord } from '../../core/text/json.ts'
import { OPTION_DEFAULTS, type ShellOptionProps, type ShellOptions } from '../ShellOptions.ts'

const NAMES = Object.keys(OPTION_DEFAULTS) as (keyof ShellOptions)[]

/**
 * Splits the props of the provider into the options, with their defaults, and the other values. The options are the same
 * object as long as each of them is the same.
 */
export function useShellOptions<Props extends ShellOptionProps>(
  props: Props,
): { readonly options: ShellOptions; readonly values: Omit<Props, keyof ShellOptions> } {
  const given = { ...OPTION_DEFAULTS }
  const values = { ...props }
  for (const name of NAMES) {
    // Plain JavaScript can pass any value in place of a table.
    const value = props[name]
    if (isRecord(given[name]) ? isRecord(value) : value !== undefined) Object.assign(given, { [name]: value })
    delete values[name]
  }
  const options = useMemo(
    () => ({ ...given, recentSearches: given.recentSearches && given.consent }),
    // biome-ignore lint/correctness/useExhaustiveDependencies: always as many values as there are options
    Object.values(given),
  )
  return { options, values }
}
