import type { Site } from '@jobsite/shell/core'
import { useEffect, useState } from 'react'
import { parseSite } from '../../src/server/parseSite.ts'
import { siteOfHash } from './siteLink.ts'

/** Returns the site that the address of this window holds, as it changes; `undefined` without one. */
export function useSiteInHash(): Site | undefined {
  const [site, setSite] = useState<Site>()
  useEffect(() => {
    const read = async (): Promise<void> => {
      const file = await siteOfHash(location.hash)
      setSite((file !== null && parseSite(file).site) || undefined)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return site
}
