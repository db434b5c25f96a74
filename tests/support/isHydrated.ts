/**
 * Returns whether React has hydrated the page: its last element has React's mark. Components of the shell hydrate on
 * first use, so theirs say nothing. Runs in the page, and refers to nothing outside itself.
 */
export function isHydrated(): boolean {
  const last = document.getElementById('root')?.lastElementChild
  return Object.keys(last ?? {}).some((key) => key.startsWith('__reactFiber'))
}
