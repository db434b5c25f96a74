/** Mark of a user that is not known yet, in `data-shell-for`. */
export const UNKNOWN_MARK = '?'
/** Mark of an anonymous visitor, and of no theme. */
export const NONE_MARK = '-'
