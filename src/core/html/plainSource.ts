/** Put into names that are not to be what they say. No text has it: it is no character. */
const MARK = '\ufdd0'

// Parsers do not agree on what stands in these, nor old browsers with new ones; and what is in a form hides what a form
// has. None of them stays, so all parsers are given unknown tags in their place, which they read alike.
const DISPUTED_TAG = /<\/?(?:form|math|optgroup|option|select|svg|template)(?![a-z])/gi

// Some browsers do not repeat a tag that has it where the standard does.
const DISPUTED_ATTRIBUTE = /[\s"'/]is(?=[\s=/>])/gi

// In tables, some count it as space and others as text.
const CARRIAGE_RETURN = /&#(?:0*13(?!\d)|x0*d(?![\da-f]));?/gi

/**
 * HTML without what parsers read in different ways: some names in it are marked, whether they stand in a tag or not.
 *
 * @example unmarked(plainSource('<svg>a\0')) // '<svg>a'
 */
export const plainSource = (html: string): string =>
  html
    .replace(/[\0\ufdd0]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(CARRIAGE_RETURN, '\n')
    .replace(DISPUTED_TAG, `$&${MARK}`)
    .replace(DISPUTED_ATTRIBUTE, `$&${MARK}`)

/**
 * A name, a text or a value from a tree of such HTML, as it was.
 *
 * @example unmarked('svg\ufdd0') // 'svg'
 */
export const unmarked = (text: string): string => text.replaceAll(MARK, '')
