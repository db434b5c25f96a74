import { startSiteProcess } from '../../tests/support/siteServer.ts'

/** The running job site, and the URLs of three of its pages. */
export interface BenchSite extends AsyncDisposable {
  readonly pages: Readonly<Record<PageKind, string>>
}

/** A kind of page that visitors come to. */
export type PageKind = 'home' | 'search result' | 'job detail'

/** Starts the built site, and finds a job on its listing. */
export async function runningSite(): Promise<BenchSite> {
  const { found: url, stop } = await startSiteProcess({ SITE_REACT: '19' })
  try {
    const search = `${url}/viec-lam`
    const job = /href="(\/[^"]+-\d{6,}-jv[^"]*)"/.exec(await (await fetch(search)).text())?.[1]
    if (!job) throw new Error(`${search} has no link to a job.`)
    return {
      pages: { home: `${url}/`, 'search result': search, 'job detail': url + job },
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
