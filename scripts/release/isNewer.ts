/**
 * Returns whether a stable version is newer than another one.
 *
 * @example isNewer('1.10.0', '1.9.3') // true
 */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split(/[.-]/).slice(0, 3).map(Number))
  const at = [0, 1, 2].find((index) => a?.[index] !== b?.[index])
  return at !== undefined && (a?.[at] ?? 0) > (b?.[at] ?? 0)
}
