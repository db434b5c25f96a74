import { version } from '../../package.json'

declare const __SHELL_RELEASE_YEAR__: number | undefined

/** Version of this package, rendered as `data-shell-version` on the header, side navigation and footer. */
export const VERSION: string = version

/** Class of the roots that this version renders: its styles must not reach those of another version on the page. */
export const VERSION_CLASS = `jobsite-shell-${VERSION.replace(/\W/g, '-')}`

/** Year of this build, replaced at build time; unbuilt sources use the current year. */
export const RELEASE_YEAR: number =
  typeof __SHELL_RELEASE_YEAR__ === 'number' ? __SHELL_RELEASE_YEAR__ : new Date().getFullYear()
