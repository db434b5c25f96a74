/**
 * Returns a list without `null` and `undefined`; an empty one for any other value: plain JavaScript and server JSON can
 * pass any.
 *
 * @example toList([1, null, 2]) // [1, 2]
 * @example toList(7) // []
 */
export const toList = <Item>(value: readonly Item[] | null | undefined): NonNullable<Item>[] =>
  Array.isArray(value) ? value.filter((item) => item != null) : []
