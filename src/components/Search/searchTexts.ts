import { constants } from '../../core/constants.ts'
import { formFields, type HiddenField } from '../../core/search/searchHref.ts'
import { cutText } from '../../core/text/cutText.ts'
import type { MarkText, ShellInternals } from '../../react/ShellContext.ts'

/** Texts of the search that follow from the page's URL and keyword. */
export interface SearchTexts {
  /** Text of the field. */
  readonly keyword: string
  /** Parameters of the page that the form keeps. */
  readonly fields: readonly HiddenField[]
}

/** Returns what the search shows of the page's URL and keyword. */
export const searchTexts = ({ keyword, url, language }: ShellInternals, text: MarkText): SearchTexts => ({
  keyword: text(fieldText(keyword)),
  fields: formFields(url, language).map(({ name, value }) => ({ name: text(name), value: text(value) })),
})

/** Returns the text that a field shows of a keyword: browsers cut typed text only. */
export const fieldText = (keyword: string): string => cutText(keyword, constants.maxKeywordLength)
