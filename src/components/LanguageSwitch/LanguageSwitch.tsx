import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { writeLanguageCookie } from '../../browser/cookies/languageCookie.ts'
import { isMiddleClick, isPlainClick } from '../../browser/events/clicks.ts'
import { dispatchShellEvent } from '../../browser/events/shellEvents.ts'
import { readHash } from '../../browser/navigation/location.ts'
import { subscribeLocation } from '../../browser/navigation/subscribeLocation.ts'
import { LANGUAGES, type Language } from '../../core/language/language.ts'
import { useBrowserAlternate } from '../../react/navigation/useBrowserAlternate.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import { useStore } from '../../react/useStore.ts'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { counterpartHref } from './counterpartHref.ts'
import { LanguageSwitchRoot } from './LanguageSwitch.styles.ts'

/** Props of the language switch: those of a `<nav>`. */
export interface LanguageSwitchProps extends ComponentPropsWithoutRef<'nav'> {}

/** Names of the languages, each in its own language for visitors who cannot read the page. */
const NATIVE_NAME: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' }

const nothing = () => ''

/**
 * Switch between Vietnamese and English. Renders a `<nav>` with the current language as text and a link to the page's
 * counterpart. A click stores the choice in the `lang` cookie for 90 days and dispatches `LANGUAGE`, which a page can
 * handle without a page load.
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

/** Flag of a language. Decorative: the language's name is next to it. */
function Flag({ language }: { language: Language }) {
  return (
    <svg className="shell-flag" viewBox="0 0 30 20" width="21" height="14" aria-hidden="true">
      {language === 'vi' ? <Vietnam /> : <UnitedKingdom />}
    </svg>
  )
}

/** On the red that the style sheet gives every flag. */
function Vietnam() {
  return <path fill="#ff0" d="m15 4 1.35 4.15h4.36l-3.53 2.56 1.35 4.15L15 12.3l-3.53 2.56 1.35-4.15-3.53-2.56h4.36z" />
}

function UnitedKingdom() {
  return (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  )
}

/** Returns the browser's current hash for a URL rendered by a server, which does not know it. Empty while hydrating. */
function useLocationHash(url: string): string {
  return useStore(subscribeLocation, () => readHash(url), nothing)
}
