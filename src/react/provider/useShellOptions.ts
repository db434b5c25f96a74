import { useMemo } from 'react'
import { usableShellData } from '../../core/usableShellData.ts'
import { OPTION_DEFAULTS, type ShellOptionProps, type ShellOptions } from '../ShellOptions.ts'
import { usableDistricts, usableTaxonomy } from './usableTables.ts'

const NAMES = Object.keys(OPTION_DEFAULTS) as (keyof ShellOptions)[]

/** Splits the props of the provider into the options, with their defaults, and the other values. */
export function splitOptions<Props extends ShellOptionProps>(
  props: Props,
  usable: Pick<ShellOptions, 'taxonomy' | 'districts' | 'data'>,
): { readonly options: ShellOptions; readonly values: Omit<Props, keyof ShellOptions> } {
  const options = { ...OPTION_DEFAULTS }
  const values = { ...props }
  for (const name of NAMES) {
    if (props[name] !== undefined) Object.assign(options, { [name]: props[name] })
    delete values[name]
  }
  Object.assign(options, usable)
  return { options: { ...options, recentSearches: options.recentSearches && options.consent }, values }
}

/**
 * Splits the props of the provider as {@link splitOptions} does. The options are the same object as long as each of them is
 * the same.
 */
export function useShellOptions<Props extends ShellOptionProps>(props: Props): ReturnType<typeof splitOptions<Props>> {
  const taxonomy = useMemo(() => usableTaxonomy(props.taxonomy), [props.taxonomy])
  const districts = useMemo(() => usableDistricts(props.districts), [props.districts])
  const data = useMemo(() => usableShellData(props.data), [props.data])
  const { options: given, values } = splitOptions(props, { taxonomy, districts, data })
  // biome-ignore lint/correctness/useExhaustiveDependencies: always as many values as there are options
  const options = useMemo(() => given, Object.values(given))
  return { options, values }
}
