/** A tree of facts: names to facts, leaves are text. */
export interface Facts {
  readonly [name: string]: string | Facts
}

/** Sorted, so that the order of tables in the source is no part of the contract. */
export function factsOf(entries: readonly (readonly [string, string | Facts])[]): Facts {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
}
