import { isRecord, parseRecord } from '../text/json.ts'
import { type SafeUrl, safeHref, serviceHref } from '../url/safeHref.ts'

/** Logos of a season, with the keys of the theme endpoint. */
export interface SeasonalTheme {
  readonly blue_desktop_logo?: string
  readonly white_desktop_logo?: string
  readonly responsive_logo?: string
}

/** URLs of the header's logos. */
export interface ThemeLogos {
  readonly desktopLogo?: string
  readonly desktopWhiteLogo?: string
  readonly responsiveLogo?: string
}

const KEYS = ['blue_desktop_logo', 'white_desktop_logo', 'responsive_logo'] as const

/**
 * Parses a stored theme: unknown keys and unusable URLs are omitted. `null` for text that is not a JSON object.
 *
 * @example parseSeasonalTheme('{"responsive_logo":"/tet.svg"}') // { responsive_logo: '/tet.svg' }
 * @example parseSeasonalTheme('{') // null
 */
export function parseSeasonalTheme(text: string | null | undefined): SeasonalTheme | null {
  const value = parseRecord(text)
  return value && toSeasonalTheme(value)
}

/**
 * Reads the usable logos of a response's attributes.
 *
 * @param read returns a usable URL.
 * @param onRefused called with the URL of an unusable logo.
 *
 * @example toSeasonalTheme({ responsive_logo: '/tet.svg', x: 1 }) // { responsive_logo: '/tet.svg' }
 */
export function toSeasonalTheme(
  attributes: object,
  onRefused?: (url: string) => void,
  read: (url: unknown) => SafeUrl | null = serviceHref,
): SeasonalTheme {
  const source: Record<string, unknown> = Object(attributes)
  const theme: Partial<Record<(typeof KEYS)[number], string>> = {}
  for (const key of KEYS) {
    const given = Object.hasOwn(source, key) ? source[key] : undefined
    const href = read(given)
    if (href !== null) theme[key] = href
    else if (typeof given === 'string' && given.trim() !== '') onRefused?.(given)
  }
  return theme
}

/**
 * Returns the theme that a page passes, with its usable URLs: http(s) or site-relative. `null` for no object.
 *
 * @example pageTheme({ responsive_logo: '/tet.svg', blue_desktop_logo: '//evil.example' }) // { responsive_logo: '/tet.svg' }
 */
export function pageTheme(given: unknown): SeasonalTheme | null {
  return isRecord(given) ? toSeasonalTheme(given, undefined, safeHref) : null
}

/** URLs of the header's logos, safe to render. */
export type SafeLogos = { readonly [Name in keyof ThemeLogos]: SafeUrl | undefined }

/**
 * Returns the logos to render: each the theme's, else the configured one; an unsafe URL counts as none.
 *
 * @example themeLogos({ responsive_logo: '/tet.svg' }, { desktopLogo: '/logo.svg' })
 * // { desktopLogo: '/logo.svg', desktopWhiteLogo: undefined, responsiveLogo: '/tet.svg' }
 */
export function themeLogos(theme: SeasonalTheme | null | undefined, configured: ThemeLogos): SafeLogos {
  return {
    desktopLogo: logo(theme?.blue_desktop_logo, configured?.desktopLogo),
    desktopWhiteLogo: logo(theme?.white_desktop_logo, configured?.desktopWhiteLogo),
    responsiveLogo: logo(theme?.responsive_logo, configured?.responsiveLogo),
  }
}

const logo = (season: unknown, configured: unknown): SafeUrl | undefined =>
  safeHref(season) ?? safeHref(configured) ?? undefined
