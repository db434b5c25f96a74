import { useEffect, useRef } from 'react'
import type { fetchEndpoint } from '../../api/fetchEndpoint.ts'
import type { TopBanner } from '../../core/banner/banner.ts'
import { useShellContext } from '../../react/ShellContext.ts'

/** Tells the site's log that a banner was followed, where that is wanted. What tells is loaded before it is needed. */
export function useClickTracking(isWanted: boolean): (click: { banner: TopBanner; zoneName: string }) => void {
  const { config, adapters, callOptions } = useShellContext()
  const tell = useRef<typeof fetchEndpoint | null>(null)
  useEffect(() => {
    if (!isWanted) return
    import('../../api/fetchEndpoint.ts').then(
      (loaded) => {
        tell.current = loaded.fetchEndpoint
      },
      () => undefined,
    )
  }, [isWanted])
  return ({ banner, zoneName }) => {
    if (!isWanted) return
    void tell.current?.(config, 'trackBannerClick', { bannerId: banner.id, zoneName }, { ...callOptions(), adapters })
  }
}
