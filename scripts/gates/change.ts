/** What a change asks of the next version, and why. */
export interface Change {
  readonly major: readonly string[]
  readonly minor: readonly string[]
}

/** The kinds of version, smallest first. */
export const BUMPS = ['none', 'patch', 'minor', 'major'] as const

/** A kind of version. */
export type Bump = (typeof BUMPS)[number]

/** Nothing changed. */
export const NO_CHANGE: Change = { major: [], minor: [] }

/** Several changes as one. */
export function joinChanges(changes: readonly Change[]): Change {
  return { major: changes.flatMap(({ major }) => major), minor: changes.flatMap(({ minor }) => minor) }
}

/** The smallest version that may hold a change. */
export function bumpOf({ major, minor }: Change): Bump {
  if (major.length > 0) return 'major'
  return minor.length > 0 ? 'minor' : 'none'
}
