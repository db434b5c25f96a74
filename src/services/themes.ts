import * as v from 'valibot'
import { type SeasonalTheme, toSeasonalTheme } from '../core/theme/seasonalTheme.ts'
import { defineService } from './defineService.ts'
import { noteRefused } from './refusedUrls.ts'
import { object, parseBy } from './schemas.ts'

const answer = object({ data: object({ attributes: v.record(v.string(), v.unknown()) }) })

/** Reads the logos of a response, `{ data: { attributes: { blue_desktop_logo, white_desktop_logo, responsive_logo } } }`. */
export function parseTheme(value: unknown): SeasonalTheme | null {
  const parsed = parseBy(answer)(value)
  return parsed && toSeasonalTheme(parsed.data.attributes, noteRefused)
}

/** The response of the theme service: the season's logos, or `null` for no season. */
export interface ThemeAnswer {
  readonly theme: SeasonalTheme | null
}

/**
 * The season's logos. A status other than 200, and a response without usable logos, mean that there is no season; `null`
 * means that the service did not respond (network error, deadline).
 */
export const themes = defineService<object, ThemeAnswer, 'theme'>({
  endpoint: 'themes',
  parse: (response) => {
    const theme = parseTheme(response)
    return theme && { theme: Object.keys(theme).length > 0 ? theme : null }
  },
  recover: ({ isAnswered }) => (isAnswered ? { theme: null } : null),
  section: {
    key: 'theme',
    isShared: true,
    input: () => ({}),
    data: ({ theme }) => ({ theme }),
  },
})
