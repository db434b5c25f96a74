/** Ids without one of them. */
export const withoutId = (ids: readonly number[], id: number): number[] => ids.filter((known) => known !== id)

/** Ids with one of them, each once, the latest last. */
export const withId = (ids: readonly number[], id: number): number[] => [...ids.filter((known) => known !== id), id]
