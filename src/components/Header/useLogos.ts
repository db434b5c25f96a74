import { type RefObject, useEffect, useRef, useState } from 'react'
import { onImageErrorBeforeHydration } from '../../browser/observers/onImageErrorBeforeHydration.ts'
import { themeLogos } from '../../core/theme/seasonalTheme.ts'
import { type SafeUrl, safeHref } from '../../core/url/safeHref.ts'
import { useSeasonalTheme } from '../../react/data/useSeasonalTheme.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useLatest } from '../../react/useLatest.ts'

/** An image of the logo, with the `<img>` props that detect a failed load. */
export interface LogoImage {
  readonly url: SafeUrl
  readonly imageRef: RefObject<HTMLImageElement | null>
  readonly onError: () => void
}

/** Images of the logo. */
export interface LogoImages {
  /** `undefined` renders the built-in logo. */
  readonly usual: LogoImage | undefined
  /** Image for dark pages; `undefined` uses the usual one. */
  readonly onDark: LogoImage | undefined
  /** URL of the image for phones; `undefined` uses the wide ones. */
  readonly narrow: SafeUrl | undefined
}

/** Returns the season's logos. A logo that fails to load is replaced by the configured one, and then by none. */
export function useLogos(isInTech: boolean): LogoImages {
  const { config } = useShellContext()
  const theme = useSeasonalTheme()
  const [broken, setBroken] = useState<readonly string[]>([])
  const works = (url: SafeUrl | undefined) => (url !== undefined && !broken.includes(url) ? url : undefined)
  const season = themeLogos(theme, {})
  const configured = themeLogos(null, config.logos)
  const responsive = works(season.responsiveLogo) ?? works(configured.responsiveLogo)
  const wide = isInTech
    ? works(safeHref(config.logos.inTechLogo) ?? undefined)
    : (works(season.desktopLogo) ?? works(configured.desktopLogo) ?? responsive)
  const white = isInTech ? undefined : (works(season.desktopWhiteLogo) ?? works(configured.desktopWhiteLogo))
  const narrow = isInTech || responsive === wide ? undefined : responsive

  const markBroken = (url: string) => setBroken((before) => [...before, url])
  const usual = useLogoImage(wide, narrow, markBroken)
  const onDark = useLogoImage(white, narrow, markBroken)
  return { usual, onDark: white === wide ? undefined : onDark, narrow }
}

function useLogoImage(
  url: SafeUrl | undefined,
  narrow: SafeUrl | undefined,
  markBroken: (url: string) => void,
): LogoImage | undefined {
  const imageRef = useRef<HTMLImageElement>(null)
  const onError = () => {
    const image = imageRef.current
    // Only the browser knows which of the two was displayed.
    const failed = [url, narrow].find((one) => one !== undefined && isShown(image, one)) ?? url
    if (failed !== undefined) markBroken(failed)
  }
  const latest = useLatest(onError)
  useEffect(() => {
    if (url !== undefined) onImageErrorBeforeHydration(imageRef.current, () => latest.current())
  }, [url, latest])
  return url === undefined ? undefined : { url, imageRef, onError }
}

function isShown(image: HTMLImageElement | null, url: string): boolean {
  return image !== null && image.currentSrc !== '' && new URL(url, image.baseURI).href === image.currentSrc
}
