import { useEffect, useRef, useState } from 'react'
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

/**
 * Calls a listener once an element is above the viewport, where its removal causes no visible shift. Never in browsers
 * without scroll anchoring. Returns a cleanup function.
 */
function onceScrolledPast(element: Element, listener: () => void): () => void {
  const keepsPlace = typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto')
  if (!keepsPlace || typeof IntersectionObserver === 'undefined') return () => undefined
  const observer = new IntersectionObserver((entries) => {
    const isAbove = entries.some(
      ({ isIntersecting, boundingClientRect }) => !isIntersecting && boundingClientRect.bottom < 0,
    )
    if (!isAbove) return
    observer.disconnect()
    listener()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
