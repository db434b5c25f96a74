/** Names of all mount points. */
export const MOUNT_POINT_NAMES = [
  'topBanner',
  'header',
  'sideNav',
  'seoBottomText',
  'seoKeywords',
  'footer',
  'sidebarBanner',
  'languageSwitch',
] as const

/** Name of a mount point. */
export type SlotName = (typeof MOUNT_POINT_NAMES)[number]
