import { useHref } from 'react-router'
import { trimTrailingSlashes } from '../core/url/splitUrl.ts'

/** Returns the router's `basename` without its trailing slash; `''` for a router of the whole site. */
export const useBase = (): string => trimTrailingSlashes(useHref('/'))
