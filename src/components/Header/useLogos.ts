import { type RefObject, useEffect, useRef, useState } from 'react'
import { onEarlyFailure } from '../../browser/onEarlyFailure.ts'
import { themeLogos } from '../../core/theme/seasonalTheme.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useSeasonalTheme } from '../../react/services/useSeasonalTheme.ts'
import { useLatest } from '../../react/useLatest.ts'

/** An image of the logo, with what its `<img>` needs so that a broken one gives way. */
export interface LogoImage {
  readonly address: string
  readonly imageRef: RefObject<HTMLImageElement | null>
  readonly onError: () => void
}

/** The logo's images. */
export interface LogoImages {
  /** `undefined` draws the shell's own mark. */
  readonly usual: LogoImage | undefined
  /** Where the page is dark; `undefined` shows the usual one there too. */
  readonly onDark: LogoImage | undefined
  /** The address of the one for phones; `undefined` shows the wide ones there too. */
  readonly narrow: string | undefined
}

/** The season's logos, each replaced by the configured one, and that by none, where it cannot be loaded. */
export function useLogos(isInTech: boolean): LogoImages {
  const { config } = useShellContext()
  const theme = useSeasonalTheme()
  const [broken, setBroken] = useState<readonly string[]>([])
  const works = (address: string | undefined) =>
    address !== undefined && !broken.includes(address) ? address : undefined
  const season = themeLogos(theme, {})
  const configured = config.logos
  const responsive = works(season.responsiveLogo) ?? works(configured.responsiveLogo)
  const wide = isInTech
    ? works(configured.inTechLogo)
    : (works(season.desktopLogo) ?? works(configured.desktopLogo) ?? responsive)
  const white = isInTech ? undefined : (works(season.desktopWhiteLogo) ?? works(configured.desktopWhiteLogo))
  const narrow = isInTech || responsive === wide ? undefined : responsive

  const giveWay = (address: string) => setBroken((before) => [...before, address])
  const usual = useLogoImage(wide, narrow, giveWay)
  const onDark = useLogoImage(white, narrow, giveWay)
  return { usual, onDark: white === wide ? undefined : onDark, narrow }
}

function useLogoImage(
  address: string | undefined,
  narrow: string | undefined,
  giveWay: (address: string) => void,
): LogoImage | undefined {
  const imageRef = useRef<HTMLImageElement>(null)
  const onError = () => {
    const image = imageRef.current
    // Which of the two was shown is the browser's to say.
    const failed = [address, narrow].find((one) => one !== undefined && isShown(image, one)) ?? address
    if (failed !== undefined) giveWay(failed)
  }
  const latest = useLatest(onError)
  useEffect(() => {
    if (address !== undefined) onEarlyFailure(imageRef.current, () => latest.current())
  }, [address, latest])
  return address === undefined ? undefined : { address, imageRef, onError }
}

function isShown(image: HTMLImageElement | null, address: string): boolean {
  return image !== null && image.currentSrc !== '' && new URL(address, image.baseURI).href === image.currentSrc
}
