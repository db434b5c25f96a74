import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { EdgeColors } from '../../browser/sampleEdgeColors.ts'
import type { TopBanner as Banner } from '../../core/banner/banner.ts'
import { useSharedRef } from '../../react/elements/useSharedRef.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useTopBanner } from '../../react/services/useTopBanner.ts'
import { BannerPicture } from '../BannerPicture/BannerPicture.tsx'
import { useBrokenPicture } from '../BannerPicture/useBrokenPicture.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Region } from '../Region/Region.tsx'
import { EmptyPlace } from './EmptyPlace.tsx'
import { TopBannerRoot } from './TopBanner.styles.ts'
import { useClickTracking } from './useClickTracking.ts'
import { useEdgeColors } from './useEdgeColors.ts'

/** What was pressed. */
export interface BannerClick {
  readonly banner: Banner
  readonly zoneName: string
}

/** Props of the top banner: those of an `<aside>`, and these. */
export interface TopBannerProps extends ComponentPropsWithoutRef<'aside'> {
  /** The zone whose banners are shown; without one, none are. */
  zoneName?: string
  /** Called when the visitor follows a banner. */
  onBannerClick?: (click: BannerClick) => void
  /** Tells the site's log of clicks on banners. @default false */
  trackClicks?: boolean
  /** CSS colours left and right of the picture. @default the picture's own edges where they can be read, else neutral */
  edgeColors?: EdgeColors
  /** Whether a place is kept until it is known if there is a banner, so that the page does not move. @default true */
  reserve?: boolean
}

/**
 * The banner above the page, on searches, listings and company pages. Renders an `<aside>` with the picture whose turn
 * it is, or nothing. Where the server did not say, a place of the same size is kept until the service has.
 */
export const TopBanner = forwardRef<HTMLElement, TopBannerProps>(function TopBanner(props, ref) {
  return (
    <Region name="top banner">
      <BannerArea {...props} forwardedRef={ref} />
    </Region>
  )
})

function BannerArea({
  zoneName,
  onBannerClick,
  trackClicks = false,
  edgeColors,
  reserve = true,
  forwardedRef,
  ...rest
}: TopBannerProps & { forwardedRef: React.ForwardedRef<HTMLElement> }) {
  const { messages, track } = useShellContext()
  const { phase, banner, close } = useTopBanner(zoneName)
  const root = useSharedRef(forwardedRef)
  const { isBroken, imageProps } = useBrokenPicture(banner?.image)
  const tellLog = useClickTracking(trackClicks && phase === 'shown')
  useEdgeColors(root, phase === 'shown' ? banner?.image : undefined, edgeColors)

  if (phase === 'none') return null
  if (phase !== 'shown' || !banner || isBroken)
    return reserve ? <EmptyPlace isWaiting={phase === 'waiting'} fallback={banner} /> : null
  const follow = () => {
    const click = { banner, zoneName: zoneName ?? '' }
    onBannerClick?.(click)
    tellLog(click)
    track({ type: 'bannerFollowed', place: 'top', id: banner.id })
  }
  return (
    <TopBannerRoot ref={root} data-shell="top-banner" data-nosnippet="" aria-label={messages.banner.top} {...rest}>
      <BannerPicture
        key={banner.image}
        url={banner.url}
        image={banner.image}
        width={2560}
        height={94}
        label={messages.banner.open}
        onFollow={follow}
        {...imageProps}
      />
      {banner.isClosable && (
        <button type="button" className="shell-banner-close" onClick={close}>
          <Icon name="close" />
          <span className="shell-hidden">{messages.banner.close}</span>
        </button>
      )}
    </TopBannerRoot>
  )
}
