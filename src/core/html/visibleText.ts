/**
 * Text from outside without the characters that are not seen and turn, hide or break what is: control characters, and
 * those that turn the direction of text. Line ends of other systems become spaces.
 *
 * @example visibleText('a\u202eb\u2028c') // 'ab c'
 */
export const visibleText = (text: string): string => text.replace(BREAKS, ' ').replace(HIDDEN, '')

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BREAKS = /[\u000b\u000c\u0085\u2028\u2029]/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const HIDDEN = /[\u0000-\u0008\u000d-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/g
