// What a page of islands loads in idle time, in one file: a file costs more than its content.
import type { Island } from './Hydration.ts'

export { startPageView } from '../served/servedPageView.ts'
export { startHeader } from '../served/startHeader.ts'
export { startTriggers } from '../served/triggers.ts'

/** In a file of its own, for pages with a top banner. */
export const startBanner = async (banner: Island): Promise<void> =>
  (await import('./startTopBanner.ts')).startTopBanner(banner)
