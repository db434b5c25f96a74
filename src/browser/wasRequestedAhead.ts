import { isPrerendered } from './whenOpened.ts'

/** Returns whether a visitor has opened the page from HTML that the browser had prefetched or prerendered before. */
export function wasRequestedAhead(): boolean {
  // Missing in some test environments.
  const { activationStart, deliveryType } = Object(performance.getEntriesByType?.('navigation')[0])
  return !isPrerendered() && (activationStart > 0 || deliveryType === 'navigational-prefetch')
}
