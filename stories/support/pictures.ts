/** Pictures that the desk serves itself (`stories/public`). */
export const avatar = '/desk/avatar.svg'

/** The logos of a season, as the theme service gives them. */
export const seasonalLogos = {
  blue_desktop_logo: '/desk/season.svg',
  white_desktop_logo: '/desk/season-white.svg',
  responsive_logo: '/desk/season-narrow.svg',
}

/** The configured logo of tech jobs. */
export const inTechLogo = '/desk/in-tech.svg'

/** Top banners, 2560 by 94, by number. */
export const topBannerPicture = (id: 1 | 2 | 3): string => `/desk/banner-${id}.svg`

/** A tall picture: beside an SEO text, in the sidebar. */
export const tallPicture = '/desk/tall.svg'
