import { constants } from '../../core/constants.ts'
import { homeHref } from '../../core/menu/homeHref.ts'
import { useInTech } from '../../react/page/useInTech.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { type LogoImage, useLogos } from './useLogos.ts'

const IN_TECH = 'inTECH'

/**
 * The way home. Renders an `<a>` with the season's or the configured image (a narrow one for phones and a white one for
 * dark pages, if there are such), else with the shell's own mark, which needs no request. An image that cannot be loaded
 * gives way to the next one. Its box is reserved, so that a late image shifts nothing.
 */
export function Logo() {
  const { config, language, messages } = useShellContext()
  const isInTech = useInTech()
  const { usual, onDark, narrow } = useLogos(isInTech)
  return (
    <a
      className="shell-logo"
      href={homeHref(config, language)}
      title={messages.homeTitle}
      data-name={config.siteName}
      data-logo={isInTech ? 'inTech' : undefined}
      aria-label={`${isInTech ? IN_TECH : config.siteName} – ${messages.homeTitle}`}
    >
      {usual ? (
        <>
          <LogoPicture {...usual} narrow={narrow} surface={onDark ? 'light' : undefined} />
          {onDark && <LogoPicture {...onDark} narrow={narrow} surface="dark" />}
        </>
      ) : (
        <OwnMark name={isInTech ? IN_TECH : config.siteName} />
      )}
    </a>
  )
}

interface LogoPictureProps extends LogoImage {
  narrow: string | undefined
  /** Where there are two pictures, the one that fits the page's colours is seen: both are in the server's HTML. */
  surface: 'light' | 'dark' | undefined
}

function LogoPicture({ address, imageRef, onError, narrow, surface }: LogoPictureProps) {
  return (
    <picture data-surface={surface}>
      {narrow && <source media={`(max-width: ${constants.mobileMaxWidth}px)`} srcSet={narrow} />}
      <img ref={imageRef} onError={onError} src={address} alt="" width="140" height="36" />
    </picture>
  )
}

function OwnMark({ name }: { name: string }) {
  return (
    <span className="shell-mark">
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" focusable="false">
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
