import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react'
import type { SidebarBanner as Banner } from '../../core/banner/banner.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useSidebarBanner } from '../../react/services/useSidebarBanner.ts'
import { BannerPicture } from '../BannerPicture/BannerPicture.tsx'
import { useBrokenPicture } from '../BannerPicture/useBrokenPicture.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Region } from '../Region/Region.tsx'
import { SidebarBannerRoot } from './SidebarBanner.styles.ts'

/** Props of the sidebar banner: those of an `<aside>`, and these. */
export interface SidebarBannerProps extends ComponentPropsWithoutRef<'aside'> {
  /** Called when the visitor follows the banner. */
  onBannerClick?: (click: { readonly banner: Banner }) => void
}

/**
 * The promotion at the side of wide windows, where the site has one. Renders an `<aside>` that the visitor can put
 * away for this page, or nothing.
 */
export const SidebarBanner = forwardRef<HTMLElement, SidebarBannerProps>(function SidebarBanner(props, ref) {
  return (
    <Region name="sidebar banner">
      <BannerArea {...props} forwardedRef={ref} />
    </Region>
  )
})

function BannerArea({
  onBannerClick,
  forwardedRef,
  ...rest
}: SidebarBannerProps & { forwardedRef: React.ForwardedRef<HTMLElement> }) {
  const { messages, track } = useShellContext()
  const banner = useSidebarBanner()
  const [isClosed, setIsClosed] = useState(false)
  const { isBroken, imageProps } = useBrokenPicture(banner?.image)
  const isShown = banner !== null && !isClosed && !isBroken
  const isTold = useRef(false)
  useEffect(() => {
    if (!isShown || isTold.current) return
    isTold.current = true
    track({ type: 'bannerShown', place: 'sidebar' })
  }, [isShown, track])
  if (!banner || !isShown) return null
  const close = () => {
    setIsClosed(true)
    track({ type: 'bannerClosed', place: 'sidebar' })
  }
  return (
    <SidebarBannerRoot
      ref={forwardedRef}
      data-shell="sidebar-banner"
      data-nosnippet=""
      aria-label={messages.banner.sidebar}
      {...rest}
    >
      <BannerPicture
        image={banner.image}
        url={banner.url}
        label={messages.banner.open}
        // Not loaded on phones, where it is never on view.
        loading="lazy"
        onFollow={() => {
          onBannerClick?.({ banner })
          track({ type: 'bannerFollowed', place: 'sidebar' })
        }}
        {...imageProps}
      />
      <button type="button" className="shell-banner-close" onClick={close}>
        <Icon name="close" />
        <span className="shell-hidden">{messages.banner.close}</span>
      </button>
    </SidebarBannerRoot>
  )
}
