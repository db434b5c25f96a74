import { CONSENT_COOKIES, CONSENT_STORAGE, type CookieName } from '../../core/contracts.ts'
import { isAttributionLeftOut, type PageName } from '../../core/pages/pages.ts'
import type { ShellData } from '../../core/shellData.ts'
import { isRecord } from '../../core/text/json.ts'
import { toSeasonalTheme } from '../../core/theme/seasonalTheme.ts'
import type { AttributionInput, AttributionRecorder } from '../attribution/createAttributionRecorder.ts'
import { removeCookie } from '../cookies/cookies.ts'
import { readShared, writeShared } from '../page/shared.ts'
import type { RegisterServiceWorker, RegistrationResult } from '../serviceWorker.ts'
import { removeStored } from '../storage/storage.ts'
import { endThemePending, storeTheme } from '../stored/storedTheme.ts'

/** Input of the effects of a page view. */
export interface PageViewInput extends Omit<AttributionInput, 'isLeftOut'> {
  /** Name of the page; `undefined` until it is known: the visit is recorded then. */
  readonly pageName: PageName | undefined
  /** Data that the page's server loaded: its season is stored for the next page. */
  readonly data: ShellData | undefined
  /** Whether the site's service worker is registered; `undefined`: only where the site serves one. */
  readonly registerServiceWorker: boolean | undefined
  /** Called with the result of the registration, once it is there. */
  readonly onServiceWorker: (result: RegistrationResult) => void
  /** Called with the error of an effect that failed and is disabled. */
  readonly onFailure: (effect: string, error: unknown) => void
}

/**
 * The effects of a page view that do not depend on rendering: following consent, recording its source, registering the service worker,
 * storing the season. The provider, islands and the light script run the same ones, and one continues those of another.
 */
export interface PageViewEffects {
  /** Runs what is still to be done, with the latest input. */
  readonly run: (input: PageViewInput) => void
  /** Ends what waits. */
  readonly end: () => void
}

/** Creates the effects of a page view, by the code that records its source and registers the service worker. */
export function createPageViewEffects(
  recordAttribution: AttributionRecorder,
  register: RegisterServiceWorker,
): PageViewEffects {
  let latest: PageViewInput | undefined
  let result: RegistrationResult | undefined
  let stopWorker: (() => void) | undefined
  const effects: Record<string, (input: PageViewInput, before: PageViewInput | undefined) => void> = {
    // First: what needs consent is removed before anything is recorded.
    consent({ consent }) {
      followConsent(consent)
    },
    attribution(input) {
      const { pageName } = input
      if (pageName) recordAttribution({ ...input, isLeftOut: isAttributionLeftOut(pageName) })
    },
    season({ data }, before) {
      if (data?.theme !== before?.data?.theme) storeServerTheme(data)
    },
    'service worker'({ registerServiceWorker: wanted, onServiceWorker }, before) {
      if (result && before?.onServiceWorker !== onServiceWorker) onServiceWorker(result)
      if (wanted === false) return
      stopWorker ??= register((now) => {
        result = now
        latest?.onServiceWorker(now)
      }, wanted === true)
    },
  }
  return {
    run(input) {
      const before = latest
      latest = input
      for (const [name, effect] of Object.entries(effects)) {
        try {
          effect(input, before)
        } catch (error) {
          delete effects[name]
          input.onFailure(name, error)
        }
      }
    },
    end() {
      stopWorker?.()
      stopWorker = undefined
    },
  }
}

/**
 * Notes whether the visitor consents. Consent that was given on this page and is withdrawn removes what the shell wrote under
 * it. A page that begins without consent removes nothing: it may not know the visitor's choice yet.
 */
export function followConsent(consent: boolean): void {
  const isWithdrawn = readShared('consent') === true && !consent
  writeShared('consent', consent)
  if (!isWithdrawn) return
  for (const name of namesOf(CONSENT_COOKIES)) removeCookie(name satisfies CookieName)
  for (const key of namesOf(CONSENT_STORAGE)) removeStored(CONSENT_STORAGE[key], key)
}

const namesOf = Object.keys as <Table extends object>(table: Table) => (keyof Table & string)[]

/**
 * Stores the theme that the page's server loaded, for the next page, and shows its logo, which the server rendered. Does
 * nothing if the server loaded none.
 */
function storeServerTheme(data: ShellData | undefined): void {
  const theme: unknown = data?.theme
  if (theme !== null && !isRecord(theme)) return
  storeTheme(theme && toSeasonalTheme(theme))
  endThemePending()
}
