import { useEffect, useRef } from 'react'
import type { BannerClick } from '../../core/banner/banner.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { type ClickLog, createClickLog } from '../../services/createClickLog.ts'

/** Returns a function that sends a click on a banner to the site's log, if wanted. */
export function useClickTracking(isEnabled: boolean): (click: BannerClick) => void {
  const { config, adapters, callOptions } = useShellContext()
  const log = useRef<ClickLog>(undefined)
  useEffect(() => {
    if (isEnabled) log.current ??= createClickLog()
  }, [isEnabled])
  return (click) => {
    if (isEnabled) log.current?.(click, config, { ...callOptions(), adapters })
  }
}
