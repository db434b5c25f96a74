import { toNumber } from './toNumber.ts'

/**
 * Returns whether an external flag is set: `true`, 1 or `'1'`, as the site's services and settings write it.
 *
 * @example isFlagSet('1') // true
 */
export function isFlagSet(value: unknown): boolean {
  return value === true || toNumber(value) === 1
}
