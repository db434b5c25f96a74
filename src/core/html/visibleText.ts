/**
 * Text from outside without the characters that are not seen and turn, hide or break what is: control characters,
 * what is no character, and what turns the direction of text. Line ends of other systems become spaces.
 *
 * @example visibleText('a\u202eb\u2028c') // 'ab c'
 */
export const visibleText = (text: string): string => text.replace(BREAKS, ' ').replace(HIDDEN, '')

const BREAKS = /[\v\f\u0085\u2028\u2029]/g
const HIDDEN = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}\ufeff\ufff9-\ufffb]/gu
