/** Choice in a nested list: a group and some of its children, or `-1` for all of them. */
export interface NestedSelection {
  readonly parentId: number
  readonly childrenIds: readonly number[]
}

/** Child id in a {@link NestedSelection} that selects all children of its group. */
export const ALL_CHILDREN = -1
