import type { SidebarBanner } from '../../core/banner/banner.ts'
import { useShellSection } from './useShellSection.ts'

/** Returns the banner beside the page: the server's, else fetched once; `null` if there is none. */
export function useSidebarBanner(): SidebarBanner | null {
  return useShellSection('sidebarBanner', async () => (await import('../../services/sidebarBanner.ts')).sidebarBanner)
}
