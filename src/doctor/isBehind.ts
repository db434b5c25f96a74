/**
 * Returns whether a version is older than another one; a prerelease (after a hyphen) is older than its release.
 *
 * @example isBehind('1.2.3', '1.10.0') // true
 */
export function isBehind(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => {
    const [release = '', pre] = version.split('+', 1)[0]?.split(/-(.*)/s) ?? []
    return [...release.split('.').map(Number), pre === undefined ? 1 : 0]
  })
  const at = left?.findIndex((part, index) => part !== right?.[index]) ?? -1
  return at >= 0 && (left?.[at] ?? 0) < (right?.[at] ?? 0)
}
