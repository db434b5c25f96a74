import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef } from 'react'
import { isMiddleClick } from '../../browser/clicks.ts'
import { writeLanguageCookie } from '../../browser/languageCookie.ts'
import { LANGUAGES, type Language } from '../../core/language/language.ts'
import { switchUrl } from '../../core/routes/switchUrl.ts'
import { useAlternateUrl } from '../../react/page/useAlternateUrl.ts'
import { useLocationHash } from '../../react/page/useLocationHash.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { Region } from '../Region/Region.tsx'
import { Flag } from './Flag.tsx'
import { LanguageSwitchRoot } from './LanguageSwitch.styles.ts'

/** Props of the language switch: those of a `<nav>`. */
export interface LanguageSwitchProps extends ComponentPropsWithoutRef<'nav'> {}

/** Each language names itself: a visitor who cannot read the page can read their own. */
const OWN_NAME: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' }

/**
 * The language switch. Renders a `<nav>` with the current language as text and the other one as a real link to the
 * page's counterpart: it works before script, in a new tab, and for crawlers. Following it stores the choice for 90 days.
 */
export const LanguageSwitch = forwardRef<HTMLElement, LanguageSwitchProps>(function LanguageSwitch(props, ref) {
  return (
    <Region name="language switch">
      <Languages {...props} forwardedRef={ref} />
    </Region>
  )
})

function Languages({ forwardedRef, ...rest }: LanguageSwitchProps & { forwardedRef: ForwardedRef<HTMLElement> }) {
  const { language, messages } = useShellContext()
  return (
    <LanguageSwitchRoot ref={forwardedRef} data-shell="language-switch" aria-label={messages.languageSwitch} {...rest}>
      <ul>
        {LANGUAGES.map((option) => (
          <li key={option}>
            {option === language ? (
              <span lang={option} aria-current="true">
                {OWN_NAME[option]}
              </span>
            ) : (
              <SwitchLink to={option} />
            )}
          </li>
        ))}
      </ul>
    </LanguageSwitchRoot>
  )
}

function SwitchLink({ to }: { to: Language }) {
  const { url, pageName, config, track } = useShellContext()
  const alternateUrl = useAlternateUrl(to)
  const here = url + useLocationHash(url)
  const href = switchUrl(here, to, { page: pageName, alternateUrl, campaignPaths: config.campaignPaths })
  const remember = () => {
    writeLanguageCookie(to, config.siteDomain)
    track({ type: 'language', to })
  }
  return (
    <a
      href={href}
      hrefLang={to}
      lang={to}
      rel="alternate"
      onClick={remember}
      onAuxClick={(event) => isMiddleClick(event) && remember()}
    >
      <Flag language={to} />
      {OWN_NAME[to]}
    </a>
  )
}
