import { useCallback, useSyncExternalStore } from 'react'
import { readAlternateLink, watchAlternateLinks } from '../../browser/alternateLink.ts'
import type { Language } from '../../core/language/language.ts'
import { localizeUrl } from '../../core/routes/localizeUrl.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import { useShellContext } from '../ShellContext.ts'

const nothing = () => undefined

/**
 * The page's own address in another language: what it told the provider, else what its head names, once script is there
 * and whenever the head changes. `undefined` where it has none, and where the head says what the route table says: that
 * one keeps the query.
 */
export function useAlternateUrl(to: Language): string | undefined {
  const { alternateUrl, url, language, config } = useShellContext()
  const read = useCallback(() => {
    const found = readAlternateLink({ url, from: language, to })
    return found !== undefined && splitUrl(found)?.path === splitUrl(localizeUrl(url, to, config))?.path
      ? undefined
      : found
  }, [url, language, to, config])
  const found = useSyncExternalStore(watchAlternateLinks, read, nothing)
  return alternateUrl ?? found
}
