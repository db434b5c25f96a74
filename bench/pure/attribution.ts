import { withGlobals } from '../../scripts/withGlobals.ts'
import { cookieNames, recordAttribution } from '../../src/core.ts'
import type { Part } from '../targets.ts'

/** Cookie operations of a page view, and the size of its cookies. */
export interface CookieUse {
  readonly reads: number
  readonly writes: number
  /** Bytes of the larger cookie, name and value. */
  readonly bytes: number
}

const SITE = 'https://www.jobsite.example'
const VISITS: readonly { url: string; referrer: string; model?: 'last-non-direct' }[] = [
  // The first page view, from a search engine, and the second one.
  { url: `${SITE}/viec-lam`, referrer: 'https://www.google.com/' },
  { url: `${SITE}/java-i35v29-vn`, referrer: `${SITE}/viec-lam` },
  // Later, by a campaign, and after it, where campaigns are kept.
  {
    url: `${SITE}/muc-luong?utm_source=facebook&utm_medium=social&utm_campaign=tet-2027`,
    referrer: 'https://l.facebook.com/',
  },
  { url: `${SITE}/viec-lam`, referrer: `${SITE}/muc-luong`, model: 'last-non-direct' },
]

/** Runs the page views of a visitor on one cookie jar, and counts its operations. */
export function countCookieUse(): CookieUse[] {
  const jar = new Map<string, string>()
  let reads = 0
  let writes = 0
  const document = {
    get cookie() {
      reads += 1
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      writes += 1
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
      jar.set(name, value)
    },
    referrer: '',
  }
  return VISITS.map(({ url, referrer, model }) => {
    reads = 0
    writes = 0
    document.referrer = referrer
    const location = new URL(url)
    withGlobals({ window: { location }, document, location }, () =>
      recordAttribution({ siteDomain: 'jobsite.example', model }),
    )
    if (!jar.has(cookieNames.firstAttribution)) throw new Error('The first touch was not recorded.')
    return { reads, writes, bytes: Math.max(...[...jar].map(([name, value]) => `${name}=${value}`.length)) }
  })
}

/** Cookie operations of the first page view and a later one. */
export function cookieFigures(): Part {
  const [first = Number.NaN, later = Number.NaN] = countCookieUse().map(({ reads, writes }) => reads + writes)
  return {
    tables: [],
    figures: {
      'attribution: cookie reads and writes, first page view': first,
      'attribution: cookie reads and writes, later page view': later,
    },
  }
}
