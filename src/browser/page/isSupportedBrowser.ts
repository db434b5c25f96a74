/** Features of the oldest supported browsers (docs/support.md), which older ones lack. */
const FLOOR = '(color: light-dark(#000, #fff)) and selector(:popover-open)'

/**
 * Returns whether the browser is one of those that the shell supports. In an older one, HTML of a server stays as it is.
 * Environments without style sheets, such as jsdom, count as supported.
 */
export const isSupportedBrowser = (): boolean => globalThis.CSS?.supports?.(FLOOR) ?? true
