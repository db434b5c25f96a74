import { type RefObject, useEffect, useRef, useState } from 'react'
import { onImageErrorBeforeHydration } from '../../browser/observers/onImageErrorBeforeHydration.ts'
import { endThemePending, readStoredTheme, storeTheme } from '../../browser/stored/storedTheme.ts'
import { constants } from '../../core/constants.ts'
import { homeHref } from '../../core/menu/sharedEntries.ts'
import { PAGES } from '../../core/pages/pages.ts'
import { pickLogo } from '../../core/theme/pickLogo.ts'
import { parseSeasonalTheme, type SeasonalTheme, themeLogos } from '../../core/theme/seasonalTheme.ts'
import { type SafeUrl, safeHref } from '../../core/url/safeHref.ts'
import { useServiceData } from '../../react/data/useServiceData.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useLatest } from '../../react/useLatest.ts'
import { noSubscription, useStore } from '../../react/useStore.ts'
import { useWarnOnce } from '../../react/useWarnOnce.ts'

const IN_TECH = 'inTECH'

/** Up to this width of the window, in CSS pixels, the narrow logo is shown: wider windows have room for the wide one. */
const NARROW_MAX_WIDTH = 479

/**
 * Link to the home page. Renders an `<a>` with the season's or the configured image (a narrow one on phones, a white
 * one on dark pages, if configured), else with the built-in logo, which needs no request. An image that fails to load
 * is replaced by the next one. The box has a fixed size, so that a late image causes no layout shift.
 */
export function Logo() {
  const { config, language, messages } = useShellContext()
  const isInTech = useInTechLogo()
  const { usual, onDark, narrow } = useLogos(isInTech)
  return (
    <a
      className="shell-logo"
      href={homeHref(config, language)}
      title={messages.homeTitle}
      data-name={config.siteName}
      data-logo={isInTech ? 'inTech' : undefined}
      aria-label={`${isInTech ? IN_TECH : config.siteName} – ${messages.homeTitle}`}
      // biome-ignore lint/a11y/useValidAriaValues: the name contains the title, which would be read twice
      aria-description=""
    >
      {usual ? (
        <>
          <ResponsiveLogo {...usual} narrow={narrow} surface={onDark ? 'light' : undefined} />
          {onDark && <ResponsiveLogo {...onDark} narrow={narrow} surface="dark" />}
        </>
      ) : (
        <DefaultLogo name={isInTech ? IN_TECH : config.siteName} />
      )}
    </a>
  )
}

interface ResponsiveLogoProps extends LogoImage {
  narrow: SafeUrl | undefined
  /** Of two images, CSS shows the one for the page's color scheme: both are in the server's HTML. */
  surface: 'light' | 'dark' | undefined
}

function ResponsiveLogo({ url, imageRef, onError, narrow, surface }: ResponsiveLogoProps) {
  return (
    <picture data-surface={surface}>
      {narrow && <source media={`(max-width: ${NARROW_MAX_WIDTH}px)`} srcSet={narrow} />}
      <img ref={imageRef} onError={onError} src={url} alt="" width="140" height="36" />
    </picture>
  )
}

function DefaultLogo({ name }: { name: string }) {
  return (
    <span className="shell-mark">
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
        <rect width="36" height="36" rx="10" fill="var(--_accent)" />
        <path
          d="M13 12.5V11a3 3 0 0 1 3-3h4a3 3 0 0 1 3 3v1.5M8.5 15a2.5 2.5 0 0 1 2.5-2.5h14a2.5 2.5 0 0 1 2.5 2.5v9.5A2.5 2.5 0 0 1 25 27H11a2.5 2.5 0 0 1-2.5-2.5ZM14 19.5l3 3 5.5-5.5"
          fill="none"
          stroke="var(--_accent-ink)"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{name}</span>
    </span>
  )
}

/** An image of the logo, with the `<img>` props that detect a failed load. */
interface LogoImage {
  readonly url: SafeUrl
  readonly imageRef: RefObject<HTMLImageElement | null>
  readonly onError: () => void
}

/** Images of the logo. */
interface LogoImages {
  /** `undefined` renders the built-in logo. */
  readonly usual: LogoImage | undefined
  /** Image for dark pages; `undefined` uses the usual one. */
  readonly onDark: LogoImage | undefined
  /** URL of the image for phones; `undefined` uses the wide ones. */
  readonly narrow: SafeUrl | undefined
}

/** Returns the season's logos. A logo that fails to load is replaced by the configured one, and then by none. */
function useLogos(isInTech: boolean): LogoImages {
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

const nothing = (): null => null

/**
 * Returns the season's logos: the page's or the server's, else those stored in this browser until the service responds.
 * A fetched theme is stored for the next page and removed when the service reports the end of the season; the server's
 * is stored by the page view. If the service does not respond, the stored theme is kept for seven days.
 */
function useSeasonalTheme(): SeasonalTheme | null {
  const { data, theme, config, setShell } = useShellContext()
  const isRequested = data?.theme === undefined && theme === null
  const storedText = useStore<string | null>(noSubscription, isRequested ? readStoredTheme : nothing, nothing)
  const stored = storedText === null ? null : parseSeasonalTheme(storedText)
  const isBroken = storedText !== null && stored === null
  const answer = useServiceData(isRequested ? 'theme' : null, async (options) => {
    const { themes } = await import('../../services/themes.ts')
    return themes.fetch(config, {}, options)
  })

  useWarnOnce(isBroken, 'SEASONAL_THEME is not a valid JSON')
  useEffect(() => {
    if (answer?.value) setShell({ theme: answer.value.theme })
  }, [answer, setShell])
  const answered = answer?.value?.theme
  const isServed = data?.theme !== undefined
  useEffect(() => {
    if (isServed) return
    storeTheme(answered)
    endThemePending()
  }, [isServed, answered])
  return theme ?? (answered === null ? null : stored)
}

/**
 * Returns whether the header shows the inTECH logo. On a job detail, a getter of the job's function group is polled
 * every 300 ms until it returns an id or the header unmounts, on each page view. The last group is kept meanwhile: pages
 * recreate the getter on every render.
 */
function useInTechLogo(): boolean {
  const { pageName, pageView, jobFunctionParentId, jobFunctionGroup } = useShellContext()
  const getter = typeof jobFunctionGroup === 'function' && PAGES[pageName].jobDetail ? jobFunctionGroup : undefined
  const [result, setResult] = useState<{ view: number; group: number } | undefined>(undefined)

  useEffect(() => {
    if (!getter) return undefined
    const poll = () => {
      const group = readGroup(getter)
      if (group == null) return
      setResult((before) => (before?.view === pageView && before.group === group ? before : { view: pageView, group }))
      clearInterval(timer)
    }
    const timer = setInterval(poll, constants.logoCheckIntervalMs)
    poll()
    return () => clearInterval(timer)
  }, [getter, pageView])

  const polledGroup = result?.view === pageView ? result.group : undefined
  const jobFunctionGroupId = typeof jobFunctionGroup === 'function' ? polledGroup : jobFunctionGroup
  return pickLogo({ page: pageName, jobFunctionParentId, jobFunctionGroupId }) === 'inTech'
}

/** Calls the page's getter. One that throws does not know the group yet: the element that it reads may be missing. */
function readGroup(getter: () => number | null | undefined): number | null | undefined {
  try {
    return getter()
  } catch {
    return undefined
  }
}
