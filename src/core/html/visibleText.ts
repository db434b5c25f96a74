/**
 * Removes invisible characters that reorder, hide or break text: control characters, noncharacters, and direction
 * overrides. Line separators become spaces.
 *
 * @example visibleText('a\u202eb\u2028c') // 'ab c'
 */
export const visibleText = (text: string): string => text.replace(BREAKS, ' ').replace(HIDDEN, '')

const BREAKS = /[\v\f\u0085\u2028\u2029]/g
const HIDDEN = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}\ufeff\ufff9-\ufffb]/gu
