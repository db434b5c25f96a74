// Apart from `constants.ts`, for modules that must not load its table.

/** Scroll distance at which the header becomes sticky, in CSS pixels. */
export const STICKY_THRESHOLD = 60

/** Minimum window height for a sticky header, in CSS pixels. */
export const STICKY_MIN_HEIGHT = 480
