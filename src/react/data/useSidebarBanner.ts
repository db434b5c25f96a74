import type { SidebarBanner } from '../../core/banner/banner.ts'
import { useShellSection } from './useShellSection.ts'

const load = async () => (await import('../../services/sidebarBanner.ts')).sidebarBanner

/**
 * Returns the banner beside the page: the server's, else fetched once; `null` if there is none.
 *
 * @param isClosed whether the visitor has closed it: it is not requested then.
 */
export function useSidebarBanner(isClosed: boolean): SidebarBanner | null {
  return useShellSection('sidebarBanner', load, undefined, !isClosed)
}
