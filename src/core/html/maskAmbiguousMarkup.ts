/** Appended to names to disable them. A Unicode noncharacter, so that it occurs in no text. */
const MARK = '\ufdd0'

// Parsers disagree on the content of these, and so do old and new browsers; a form's content shadows its properties.
// They are all removed later, so they are first renamed to unknown tags, which all parsers treat alike.
const DISPUTED_TAG = /<\/?(?:dialog|form|math|noscript|optgroup|option|select|svg|template)(?![a-z])/gi

// Some browsers do not reparent a tag with `is` like the standard. `style` and event handlers are removed anyway, but a
// content security policy reports each of them while parsing.
const DISPUTED_ATTRIBUTE = /[\s"'/](?:is|style|on[a-z]+)(?=[\s=/>])/gi

// In tables, some parsers treat it as white space and others as text.
const CARRIAGE_RETURN = /&#(?:0*13(?!\d)|x0*d(?![\da-f]));?/gi

// Some parsers lose a character reference with many leading zeros.
const DECIMAL_ZEROS = /&#0+(?=\d)/g
const HEX_ZEROS = /&#x0+(?=[\da-f])/gi

/**
 * Masks names in HTML that parsers read in different ways, inside and outside of tags.
 *
 * @example unmask(maskAmbiguousMarkup('<svg>a\0')) // '<svg>a'
 */
export const maskAmbiguousMarkup = (html: string): string =>
  html
    .replace(/[\0\ufdd0]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(DECIMAL_ZEROS, '&#')
    .replace(HEX_ZEROS, '&#x')
    .replace(CARRIAGE_RETURN, '\n')
    .replace(DISPUTED_TAG, `$&${MARK}`)
    .replace(DISPUTED_ATTRIBUTE, (name, at: number, all: string) =>
      // The end tag of that name is not an attribute.
      name.startsWith('/') && all[at - 1] === '<' ? name : name + MARK,
    )

/**
 * Restores a masked name, text or value from the parsed tree.
 *
 * @example unmask('svg\ufdd0') // 'svg'
 */
export const unmask = (text: string): string => text.replaceAll(MARK, '')
