/** A banner above a page. */
export interface TopBanner {
  readonly id: number | string
  /** Whether the visitor may close it. */
  readonly isClosable: boolean
  /** Address of the picture, 2560 × 94 pixels. */
  readonly image: string
  /** Where it leads; `null` for a picture alone. */
  readonly url: string | null
}

/** The banner beside a page. */
export interface SidebarBanner {
  /** Address of the picture. */
  readonly image: string
  /** Where it leads; `null` for a picture alone. */
  readonly url: string | null
}

/**
 * Banners in the order that they take turns in: ascending by id, numbers before other ids.
 *
 * @example sortBanners([{ id: 10 }, { id: 9 }]) // [{ id: 9 }, { id: 10 }]
 */
export function sortBanners<Banner extends Pick<TopBanner, 'id'>>(banners: readonly Banner[]): Banner[] {
  return [...banners].sort(({ id: one }, { id: two }) => {
    if (typeof one === 'number' && typeof two === 'number') return one - two
    if (typeof one === 'string' && typeof two === 'string') return one < two ? -1 : one > two ? 1 : 0
    return typeof one === 'number' ? -1 : 1
  })
}
