import { toList } from '../looseValues.ts'

/** Row of the top banner service: a banner above the page. */
export interface TopBanner {
  readonly id: number | string
  /** Whether the visitor may close it. */
  readonly isClosable: boolean
  /** URL of the image, 2560 × 94 pixels. */
  readonly image: string
  /** Target URL; `null` for an image without a link. */
  readonly url: string | null
  /** Text of the banner, which names its link. @default none: the link has a general name */
  readonly alt?: string | undefined
}

/** Detail of a click on a banner. */
export interface BannerClick {
  readonly banner: TopBanner
  readonly zoneName: string
}

/** Row of the sidebar banner service: a banner next to the page. */
export interface SidebarBanner {
  /** URL of the image. */
  readonly image: string
  /** Target URL; `null` for an image without a link. */
  readonly url: string | null
  /** Text of the banner, which names its link. @default none: the link has a general name */
  readonly alt?: string | undefined
}

/**
 * Sorts banners in rotation order: ascending by id, numbers before other ids.
 *
 * @example sortBanners([{ id: 10 }, { id: 9 }]) // [{ id: 9 }, { id: 10 }]
 */
export function sortBanners<Banner extends Pick<TopBanner, 'id'>>(banners: readonly Banner[]): Banner[] {
  return toList(banners).sort(({ id: one }, { id: two }) => {
    if (typeof one === 'number' && typeof two === 'number') return one - two
    if (typeof one === 'string' && typeof two === 'string') return one < two ? -1 : one > two ? 1 : 0
    return typeof one === 'number' ? -1 : 1
  })
}
