import { type ComponentPropsWithoutRef, type RefObject, useEffect, useRef } from 'react'
import type { EdgeColors } from '../../browser/banners/edgeColors.ts'
import { tellFollowed } from '../../browser/banners/tellFollowed.ts'
import { ignoreSecondPress } from '../../browser/events/ignoreSecondPress.ts'
import { whenOpened } from '../../browser/page/whenOpened.ts'
import type { BannerClick } from '../../core/banner/banner.ts'
import { CLOSED_BANNERS_KEY } from '../../core/contracts.ts'
import { useTopBanner } from '../../react/data/useTopBanner.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useForwardedRef } from '../../react/ui/useForwardedRef.ts'
import { useAfterLoad } from '../../react/useAfterLoad.ts'
import { type ClickLog, createClickLog } from '../../services/createClickLog.ts'
import { BannerImage } from '../shared/BannerImage.tsx'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { renderIcon } from '../shared/renderIcon.tsx'
import { useBrokenImage } from '../shared/useBrokenImage.ts'
import { BannerPlaceholder } from './BannerPlaceholder.tsx'
import { TopBannerRoot } from './TopBanner.styles.ts'

/** Props of the top banner: those of an `<aside>`, and these. */
export interface TopBannerProps extends ComponentPropsWithoutRef<'aside'> {
  /** Zone of the banners; without one, no banner is shown. */
  zoneName?: string | undefined
  /** Called when the visitor clicks a banner. */
  onBannerClick?: ((click: BannerClick) => void) | undefined
  /** Whether clicks are reported to the site's banner log. @default false */
  trackClicks?: boolean | undefined
  /** CSS colors left and right of the image. @default sampled from the image's edges where readable, else neutral */
  edgeColors?: EdgeColors | undefined
  /** Whether space is reserved until it is known whether there is a banner, to avoid a layout shift. @default true */
  reserve?: boolean | undefined
}

/**
 * Banner above the page, on searches, listings and company pages. Renders an `<aside>` with the banner selected by the
 * rotation, or nothing. Without server data, space of the same size is reserved until the service responds.
 */
export const TopBanner = createPart<HTMLElement, TopBannerProps>('topBanner', TopBannerContent)

function TopBannerContent({
  zoneName,
  onBannerClick,
  trackClicks = false,
  edgeColors,
  reserve = true,
  forwardedRef,
  ...rest
}: PartContentProps<TopBannerProps, HTMLElement>) {
  const { language, messages, track } = useShellContext()
  const { phase, banner, close, markShown } = useTopBanner(zoneName)
  const { isBroken, isLoaded, imageProps } = useBrokenImage(banner?.image)
  const isShown = phase === 'shown' && banner !== undefined && !isBroken
  const root = useForwardedRef(forwardedRef, isShown)
  const tellLog = useClickTracking(trackClicks && phase === 'shown')
  useEdgeColors(root, phase === 'shown' ? banner?.image : undefined, edgeColors)

  const isVisible = phase === 'shown' && isLoaded
  useEffect(() => (isVisible ? whenOpened(markShown) : undefined), [isVisible, markShown])

  if (phase === 'none') return null
  if (!isShown) return <BannerPlaceholder isWaiting={phase === 'waiting'} isReserved={reserve} fallback={banner} />
  const follow = () => tellFollowed({ banner, zoneName: zoneName ?? '' }, { onBannerClick, tellLog, track })
  return (
    <TopBannerRoot
      ref={root}
      data-shell="top-banner"
      lang={language}
      data-nosnippet=""
      // At once where the visitor has closed banners: this may be one of them.
      data-shell-hydrate={`idle stored:${CLOSED_BANNERS_KEY}`}
      aria-label={messages.banner.top}
      {...rest}
    >
      <BannerImage
        key={banner.image}
        url={banner.url}
        image={banner.image}
        width={2560}
        height={94}
        alt={banner.alt}
        onFollow={follow}
        {...imageProps}
      />
      {banner.isClosable && (
        <button
          type="button"
          className="shell-banner-close"
          onClick={(event) => {
            ignoreSecondPress(event.currentTarget.getBoundingClientRect())
            close()
          }}
        >
          {renderIcon('close')}
          <span className="shell-hidden">{messages.banner.close}</span>
        </button>
      )}
    </TopBannerRoot>
  )
}

/** Returns a function that sends a click on a banner to the site's log, if wanted. */
function useClickTracking(isEnabled: boolean): (click: BannerClick) => void {
  const { config, adapters, callOptions } = useShellContext()
  const log = useRef<ClickLog>(undefined)
  useEffect(() => {
    if (isEnabled) log.current ??= createClickLog()
  }, [isEnabled])
  return (click) => {
    if (isEnabled) log.current?.(click, config, { ...callOptions(), adapters })
  }
}

/** Sets the colors beside a banner's image, anew for each image. */
function useEdgeColors(
  root: RefObject<HTMLElement | null>,
  imageUrl: string | undefined,
  colors: EdgeColors | undefined,
): void {
  const left = colors?.left
  const right = colors?.right
  useAfterLoad(
    imageUrl === undefined
      ? null
      : ({ keepEdgeColors }) => (root.current ? keepEdgeColors(root.current, { left, right }) : undefined),
    [root, imageUrl, left, right],
  )
}
