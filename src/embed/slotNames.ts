/** Names of all mount points. */
export const SLOT_NAMES = [
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
export type SlotName = (typeof SLOT_NAMES)[number]
