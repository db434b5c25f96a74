import { useEffect, useRef } from 'react'
import type { TopBanner } from '../../core/banner/banner.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import type { fetchEndpoint } from '../../services/fetchEndpoint.ts'

/**
 * Returns a function that reports a banner click to the site's log, if wanted. The module that sends the report is
 * loaded in advance.
 */
export function useClickTracking(isEnabled: boolean): (click: { banner: TopBanner; zoneName: string }) => void {
  const { config, adapters, callOptions } = useShellContext()
  const tell = useRef<typeof fetchEndpoint | null>(null)
  useEffect(() => {
    if (!isEnabled) return
    import('../../services/fetchEndpoint.ts').then(
      (loaded) => {
        tell.current = loaded.fetchEndpoint
      },
      () => undefined,
    )
  }, [isEnabled])
  return ({ banner, zoneName }) => {
    if (!isEnabled) return
    // The page's adapter may throw.
    tell
      .current?.(config, 'trackBannerClick', { bannerId: banner.id, zoneName }, { ...callOptions(), adapters })
      .catch(reportError)
  }
}
