/** Widest window of a phone, in CSS pixels. Here and not in the table of constants, which is larger than most uses. */
export const MOBILE_MAX_WIDTH = 991
