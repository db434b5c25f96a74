import { useEffect, useRef, useState } from 'react'
import { whenOutOfView } from '../../browser/whenOutOfView.ts'
import type { TopBanner } from '../../core/banner/banner.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { BannerPicture } from '../BannerPicture/BannerPicture.tsx'
import { TopBannerRoot } from './TopBanner.styles.ts'

interface EmptyPlaceProps {
  /** A banner may still come. */
  isWaiting: boolean
  /** Shown where there is no script to choose one. */
  fallback: TopBanner | undefined
}

/**
 * The place of a banner that is not there: taken away unseen, since taking it away in view would move the page.
 * Renders a `<div>`.
 */
export function EmptyPlace({ isWaiting, fallback }: EmptyPlaceProps) {
  const { messages } = useShellContext()
  const [isGone, setIsGone] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWaiting || !root.current) return undefined
    return whenOutOfView(root.current, () => setIsGone(true))
  }, [isWaiting])
  if (isGone) return null
  return (
    <TopBannerRoot as="div" ref={root} data-waiting={isWaiting || undefined}>
      {fallback && isWaiting && (
        <noscript>
          <BannerPicture
            image={fallback.image}
            url={fallback.url}
            width={2560}
            height={94}
            label={messages.banner.open}
          />
        </noscript>
      )}
    </TopBannerRoot>
  )
}
