/** The version bump that a change requires, and the reasons. */
export interface Change {
  readonly major: readonly string[]
  readonly minor: readonly string[]
}

/** Version bumps, smallest first. */
export const BUMPS = ['none', 'patch', 'minor', 'major'] as const

/** A version bump. */
export type Bump = (typeof BUMPS)[number]

/** No change. */
export const NO_CHANGE: Change = { major: [], minor: [] }

/** Returns several changes as one. */
export function joinChanges(changes: readonly Change[]): Change {
  return { major: changes.flatMap(({ major }) => major), minor: changes.flatMap(({ minor }) => minor) }
}

/** Returns the smallest bump that allows a change. */
export function bumpOf({ major, minor }: Change): Bump {
  if (major.length > 0) return 'major'
  return minor.length > 0 ? 'minor' : 'none'
}
