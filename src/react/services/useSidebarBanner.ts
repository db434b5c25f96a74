import type { SidebarBanner } from '../../core/banner/banner.ts'
import { useShellContext } from '../ShellContext.ts'
import { useAnswer } from './useAnswer.ts'

/** The banner beside the page: the server's, else asked for once; `null` for none. */
export function useSidebarBanner(): SidebarBanner | null {
  const { data, config, language } = useShellContext()
  const given = data?.sidebarBanner
  const answer = useAnswer(given === undefined ? 'sidebar' : null, async (options) => {
    const { fetchSidebarBanner } = await import('../../api/sidebarBanner.ts')
    return fetchSidebarBanner(config, language, options)
  })
  return given === undefined ? (answer?.value ?? null) : given
}
