import { homeHref } from '../../core/menu/homeHref.ts'
import type { SafeUrl } from '../../core/url/safeHref.ts'
import { useInTechLogo } from '../../react/data/useInTechLogo.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { type LogoImage, useLogos } from './useLogos.ts'

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
