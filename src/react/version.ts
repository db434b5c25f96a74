import { version } from '../../package.json'

/** The version of this package: the header, the side navigation and the footer carry it as `data-shell-version`. */
export const VERSION: string = version
