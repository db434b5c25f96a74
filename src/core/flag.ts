/**
 * Whether a flag from outside is set: `1`, `'1'` or `true`, as the site's services and settings write it.
 *
 * @example isFlagSet('1') // true
 */
export function isFlagSet(value: unknown): boolean {
  return value === 1 || value === '1' || value === true
}
