import { isRecord, parseJson } from '../text/json.ts'
import { safeHref } from '../url/safeHref.ts'

/** A season's logos as the theme endpoint names them. */
export interface SeasonalTheme {
  readonly blue_desktop_logo?: string
  readonly white_desktop_logo?: string
  readonly responsive_logo?: string
}

/** The addresses of the logos that the header draws. */
export interface ThemeLogos {
  readonly desktopLogo?: string
  readonly desktopWhiteLogo?: string
  readonly responsiveLogo?: string
}

const KEYS = ['blue_desktop_logo', 'white_desktop_logo', 'responsive_logo'] as const

/**
 * A stored theme, read: unknown keys and unusable addresses are left out. `null` for text that is no JSON object.
 *
 * @example parseSeasonalTheme('{"responsive_logo":"/tet.svg"}') // { responsive_logo: '/tet.svg' }
 * @example parseSeasonalTheme('{') // null
 */
export function parseSeasonalTheme(text: string | null | undefined): SeasonalTheme | null {
  const value = parseJson(text)
  return isRecord(value) ? toSeasonalTheme(value) : null
}

/**
 * The usable logos of an answer's attributes.
 *
 * @example toSeasonalTheme({ responsive_logo: '/tet.svg', x: 1 }) // { responsive_logo: '/tet.svg' }
 */
export function toSeasonalTheme(attributes: object): SeasonalTheme {
  const source = attributes as Record<string, unknown>
  const theme: Partial<Record<(typeof KEYS)[number], string>> = {}
  for (const key of KEYS) {
    const href = Object.hasOwn(source, key) ? safeHref(source[key]) : null
    if (href !== null) theme[key] = href
  }
  return theme
}

/**
 * The logos to draw, each one of the theme's or the configured one.
 *
 * @example themeLogos({ responsive_logo: '/tet.svg' }, { desktopLogo: '/logo.svg' })
 * // { desktopLogo: '/logo.svg', desktopWhiteLogo: undefined, responsiveLogo: '/tet.svg' }
 */
export function themeLogos(theme: SeasonalTheme | null | undefined, configured: ThemeLogos): ThemeLogos {
  return {
    desktopLogo: theme?.blue_desktop_logo ?? configured.desktopLogo,
    desktopWhiteLogo: theme?.white_desktop_logo ?? configured.desktopWhiteLogo,
    responsiveLogo: theme?.responsive_logo ?? configured.responsiveLogo,
  }
}
