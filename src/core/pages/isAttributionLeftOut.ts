import type { PageName } from './pages.ts'

/**
 * Returns whether a page is excluded from attribution: job details are. Separate from the table of pages, which is
 * larger than the attribution module.
 */
export const isAttributionLeftOut = (page: PageName): boolean => page === 'jobDetail'
