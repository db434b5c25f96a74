import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { writeLanguageCookie } from '../../browser/cookies/languageCookie.ts'
import { isMiddleClick, isPlainClick } from '../../browser/events/clicks.ts'
import { dispatchShellEvent } from '../../browser/events/shellEvents.ts'
import { LANGUAGES, type Language } from '../../core/language/language.ts'
import { useBrowserAlternate } from '../../react/navigation/useBrowserAlternate.ts'
import { useLocationHash } from '../../react/navigation/useLocationHash.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { counterpartHref } from './counterpartHref.ts'
import { Flag } from './Flag.tsx'
import { LanguageSwitchRoot } from './LanguageSwitch.styles.ts'

/** Props of the language switch: those of a `<nav>`. */
export interface LanguageSwitchProps extends ComponentPropsWithoutRef<'nav'> {}

/** Names of the languages, each in its own language for visitors who cannot read the page. */
const NATIVE_NAME: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' }

/**
 * Switch between Vietnamese and English. Renders a `<nav>` with the current language as text and the other one as a
 * link to the page's counterpart, which works without script, in a new tab, and for crawlers. A click stores the choice
 * in the `lang` cookie for 90 days, and dispatches `LANGUAGE`, which a page can handle without a page load.
 */
export const LanguageSwitch = createPart<HTMLElement, LanguageSwitchProps>('languageSwitch', LanguageSwitchContent)

function LanguageSwitchContent({ forwardedRef, ...rest }: PartContentProps<LanguageSwitchProps, HTMLElement>) {
  const { language, messages } = useShellContext()
  return (
    <LanguageSwitchRoot
      ref={forwardedRef}
      data-shell="language-switch"
      lang={language}
      aria-label={messages.languageSwitch}
      {...rest}
    >
      <ul>
        {LANGUAGES.map((option) => (
          <li key={option} data-current={option === language || undefined}>
            {option === language ? (
              <span lang={option} aria-current="true">
                {NATIVE_NAME[option]}
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
  const { url, config, language: from, track } = useShellContext()
  const alternate = useBrowserAlternate(to)
  const hash = useLocationHash(url)
  const href = useShellTexts(counterpartHref, { ...alternate, hash })
  const remember = () => {
    writeLanguageCookie(to, config.siteDomain)
    track({ type: 'language', to })
  }
  const change = (event: MouseEvent) => {
    remember()
    // The page shows itself in the other language, with what was typed.
    if (isPlainClick(event) && dispatchShellEvent('LANGUAGE', { from, to, url: href })) event.preventDefault()
  }
  return (
    <a
      href={href}
      hrefLang={to}
      lang={to}
      rel="alternate"
      // HTML of a server shows the hash before it is rendered.
      suppressHydrationWarning
      onClick={change}
      onAuxClick={(event) => isMiddleClick(event) && remember()}
    >
      <Flag language={to} />
      <span>{NATIVE_NAME[to]}</span>
    </a>
  )
}
