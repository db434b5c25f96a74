import { type RefObject, useEffect, useRef, useState } from 'react'
import { onEarlyFailure } from '../../browser/onEarlyFailure.ts'
import { themeLogos } from '../../core/theme/seasonalTheme.ts'
import { useShell } from '../../react/ShellContext.ts'
import { useSeasonalTheme } from '../../react/useSeasonalTheme.ts'

/** The logo's images, and what its `<img>` needs so that a broken one gives way. */
export interface LogoImages {
  /** `undefined` draws the shell's own mark. */
  readonly wide: string | undefined
  /** For phones; `undefined` shows the wide one there too. */
  readonly narrow: string | undefined
  readonly imageProps: { ref: RefObject<HTMLImageElement | null>; onError: () => void }
}

/** The season's logos, each replaced by the configured one, and that by none, where it cannot be loaded. */
export function useLogos(isInTech: boolean): LogoImages {
  const { config } = useShell()
  const theme = useSeasonalTheme()
  const [broken, setBroken] = useState<readonly string[]>([])
  const ref = useRef<HTMLImageElement>(null)
  const works = (address: string | undefined) =>
    address !== undefined && !broken.includes(address) ? address : undefined
  const season = themeLogos(theme, {})
  const configured = config.logos
  const responsive = works(season.responsiveLogo) ?? works(configured.responsiveLogo)
  const wide = isInTech
    ? works(configured.inTechLogo)
    : (works(season.desktopLogo) ?? works(configured.desktopLogo) ?? responsive)
  const narrow = isInTech || responsive === wide ? undefined : responsive

  const giveWay = () => {
    const image = ref.current
    // Which of the two was shown is the browser's to say.
    const failed = [wide, narrow].find((address) => address !== undefined && isShown(image, address)) ?? wide
    if (failed !== undefined) setBroken((before) => [...before, failed])
  }
  const latest = useRef(giveWay)
  useEffect(() => {
    latest.current = giveWay
  })
  useEffect(() => {
    if (wide !== undefined) onEarlyFailure(ref.current, () => latest.current())
  }, [wide])
  return { wide, narrow, imageProps: { ref, onError: giveWay } }
}

function isShown(image: HTMLImageElement | null, address: string): boolean {
  return image !== null && image.currentSrc !== '' && new URL(address, image.baseURI).href === image.currentSrc
}
