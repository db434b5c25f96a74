import { readAlternateLink, watchAlternateLinks } from '../../browser/navigation/alternateLink.ts'
import { readHost } from '../../browser/navigation/location.ts'
import type { Language } from '../../core/language/language.ts'
import { type LocalizeOptions, localizeUrl } from '../../core/routes/localizeUrl.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import { type ShellInternals, useShellContext } from '../ShellContext.ts'
import { noSubscription, noValue, useStore } from '../useStore.ts'

/** Values for the URL in the other language that only a browser knows. */
export interface BrowserAlternate {
  /** URL of `<link rel="alternate">`. */
  readonly found?: string | undefined
  /** Host of the document. */
  readonly shownOn?: string | undefined
}

/**
 * Returns what only a browser knows of the page's URL in another language: the `<link rel="alternate">` of the
 * document's head, read after hydration and on every change of the head, without one that names the same URL as the route
 * table, which also keeps the query; and the document's host.
 */
export function useBrowserAlternate(to: Language): BrowserAlternate {
  const { alternateUrl, url, language, config, taxonomy } = useShellContext()
  const read = () => {
    const found = readAlternateLink({ url, from: language, to })
    return found !== undefined &&
      splitUrl(found)?.path === splitUrl(localizeUrl(url, to, { campaignPaths: config.campaignPaths, taxonomy }))?.path
      ? undefined
      : found
  }
  const found = useStore(watchAlternateLinks, read, noValue)
  // Unknown on a server; only read where it matters.
  const shownOn = useStore(noSubscription, isAbsolute(alternateUrl) ? readHost : noValue, noValue)
  return { found, shownOn }
}

/**
 * Returns the page's URL in the other language, and the host that counts as the site's: the provider's `alternateUrl`,
 * else the document's. `undefined` if there is none.
 */
export function alternateOf(
  { alternateUrl, url }: Pick<ShellInternals, 'alternateUrl' | 'url'>,
  { found, shownOn }: BrowserAlternate,
): Pick<LocalizeOptions, 'alternateUrl' | 'host'> {
  // The page's URL is already validated: its host is the site's or the page's.
  const own = isAbsolute(url) ? new URL(url).host : undefined
  if (alternateUrl !== undefined) return { alternateUrl, host: shownOn ?? own }
  // The document's head is written by the site, so its link is trusted whatever its host.
  return { alternateUrl: found, host: isAbsolute(found) ? new URL(found).host : own }
}

const isAbsolute = (url: unknown): url is string => typeof url === 'string' && /^\s*https?:/i.test(url)
