import { useEffect, useRef, useState } from 'react'
import { onceScrolledPast } from '../../browser/observers/onceScrolledPast.ts'
import type { TopBanner } from '../../core/banner/banner.ts'
import { BannerImage } from '../shared/BannerImage.tsx'
import { TopBannerRoot } from './TopBanner.styles.ts'

interface BannerPlaceholderProps {
  /** Whether a banner may still arrive. */
  isWaiting: boolean
  /** Whether it takes the banner's space. */
  isReserved: boolean
  /** Banner shown without script. */
  fallback: TopBanner | undefined
}

/**
 * Reserved space of a missing banner, removed only while out of view, to avoid a layout shift. Renders a `<div>`, by which
 * a served page knows that a banner may arrive.
 */
export function BannerPlaceholder({ isWaiting, isReserved, fallback }: BannerPlaceholderProps) {
  const [isCancelled, setIsCancelled] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWaiting || !root.current) return undefined
    return onceScrolledPast(root.current, () => setIsCancelled(true))
  }, [isWaiting])
  if (isCancelled || !(isWaiting || isReserved)) return null
  return (
    <TopBannerRoot
      as="div"
      ref={root}
      hidden={!isReserved}
      data-waiting={isWaiting || undefined}
      data-shell-hydrate={isReserved ? 'now' : 'idle'}
    >
      {fallback && isWaiting && (
        <noscript>
          <BannerImage image={fallback.image} url={fallback.url} width={2560} height={94} alt={fallback.alt} />
        </noscript>
      )}
    </TopBannerRoot>
  )
}
