/** A tree of names; leaves are text. */
export interface ContractSnapshot {
  readonly [name: string]: string | ContractSnapshot
}

/** Returns the tree sorted, so that the order in the sources is not part of the contract. */
export function contractSnapshotOf(
  entries: readonly (readonly [string, string | ContractSnapshot])[],
): ContractSnapshot {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
}
