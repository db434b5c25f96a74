import { type ComponentPropsWithoutRef, type MouseEvent, useEffect, useRef, useState } from 'react'
import { ignoreSecondPress } from '../../browser/events/ignoreSecondPress.ts'
import { notifyPage } from '../../browser/events/notifyPage.ts'
import { whenOpened } from '../../browser/page/whenOpened.ts'
import type { SidebarBanner as Banner } from '../../core/banner/banner.ts'
import { useSidebarBanner } from '../../react/data/useSidebarBanner.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useForwardedRef } from '../../react/ui/useForwardedRef.ts'
import { BannerImage } from '../shared/BannerImage.tsx'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { renderIcon } from '../shared/renderIcon.tsx'
import { useBrokenImage } from '../shared/useBrokenImage.ts'
import { SidebarBannerRoot } from './SidebarBanner.styles.ts'

/** The least width that the style sheet shows the banner at, in CSS pixels. */
const MIN_WIDTH = 88

/** Props of the sidebar banner: those of an `<aside>`, and these. */
export interface SidebarBannerProps extends ComponentPropsWithoutRef<'aside'> {
  /** Called when the visitor clicks the banner. */
  onBannerClick?: ((click: { readonly banner: Banner }) => void) | undefined
}

/**
 * Promotion at the side of wide windows. Renders an `<aside>` that the visitor can close for this page view, or nothing
 * if the site has none.
 */
export const SidebarBanner = createPart<HTMLElement, SidebarBannerProps>('sidebarBanner', SidebarBannerContent)

function SidebarBannerContent({
  onBannerClick,
  forwardedRef,
  ...rest
}: PartContentProps<SidebarBannerProps, HTMLElement>) {
  const { language, messages, track } = useShellContext()
  const banner = useSidebarBanner()
  const [isClosed, setIsClosed] = useState(false)
  const { isBroken, isLoaded, imageProps } = useBrokenImage(banner?.image)
  const isShown = banner !== null && !isClosed && !isBroken
  const root = useForwardedRef(forwardedRef, isShown)
  const hasRoom = useHasRoom(root, isShown)
  const isReported = useRef(false)
  useEffect(() => {
    // Cached images load where the banner is hidden, too.
    if (!isShown || !isLoaded || !hasRoom || isReported.current) return undefined
    return whenOpened(() => {
      isReported.current = true
      track({ type: 'bannerShown', place: 'sidebar' })
    })
  }, [isShown, isLoaded, hasRoom, track])
  if (!banner || !isShown) return null
  const close = (event: MouseEvent) => {
    ignoreSecondPress(event.currentTarget.getBoundingClientRect())
    setIsClosed(true)
    track({ type: 'bannerClosed', place: 'sidebar' })
  }
  return (
    <SidebarBannerRoot
      ref={root}
      data-shell="sidebar-banner"
      lang={language}
      data-nosnippet=""
      data-loaded={isLoaded || undefined}
      data-shell-hydrate="visible"
      aria-label={messages.banner.sidebar}
      // No landmark while the style sheet hides the banner.
      aria-hidden={hasRoom === false || undefined}
      {...rest}
    >
      <BannerImage
        image={banner.image}
        url={banner.url}
        alt={banner.alt}
        // Not loaded on phones, where it is never visible.
        loading="lazy"
        onFollow={() => {
          notifyPage(onBannerClick, { banner })
          track({ type: 'bannerFollowed', place: 'sidebar' })
        }}
        {...imageProps}
      />
      <button type="button" className="shell-banner-close" onClick={close}>
        {renderIcon('close')}
        <span className="shell-hidden">{messages.banner.close}</span>
      </button>
    </SidebarBannerRoot>
  )
}

/** Returns whether there is room for the banner beside the page; `undefined` as long as that is not known. */
function useHasRoom(root: React.RefObject<HTMLElement | null>, isShown: boolean): boolean | undefined {
  const [hasRoom, setHasRoom] = useState<boolean>()
  useEffect(() => {
    const area = root.current
    if (!isShown || !area) return undefined
    if (typeof ResizeObserver === 'undefined') {
      setHasRoom(true)
      return undefined
    }
    const observer = new ResizeObserver(() => setHasRoom(area.offsetWidth >= MIN_WIDTH))
    observer.observe(area)
    return () => observer.disconnect()
  }, [root, isShown])
  return hasRoom
}
