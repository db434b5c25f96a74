/** Images that Storybook serves itself (`stories/public`). */
export const avatar = '/images/avatar.svg'

/** The logos of a season, as the theme service returns them. */
export const seasonalLogos = {
  blue_desktop_logo: '/images/season.svg',
  white_desktop_logo: '/images/season-white.svg',
  responsive_logo: '/images/season-narrow.svg',
}

/** The configured logo of tech jobs. */
export const inTechLogo = '/images/in-tech.svg'

/** Top banners, 2560 by 94, by number. */
export const topBannerImage = (id: 1 | 2 | 3): string => `/images/banner-${id}.svg`

/** The first of them on English pages. */
export const englishBannerImage = '/images/banner-1-en.svg'

/** A tall image: next to an SEO text, in the sidebar. */
export const tallImage = '/images/tall.svg'

/** A seasonal logo that is not on the server. */
export const missingLogos = { blue_desktop_logo: '/images/missing.svg', responsive_logo: '/images/missing.svg' }
