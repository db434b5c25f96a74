import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { withShellBrowser } from '../support/browserPage.ts'
import { EAGER_TEXT, TYPING_MOMENTS, typeEagerly } from '../support/eagerTyping.ts'
import { holdRequests } from '../support/pageHelpers.ts'
import { hostPage } from './support/hostPages.ts'
import { withHostPages } from './support/withHostPages.ts'

const { newPage } = withShellBrowser()
const { openHost, entryPoint, SAME_HOST } = withHostPages(newPage)
let renderShell: typeof import('../../src/server.ts').renderShell

beforeAll(async () => {
  renderShell = (await entryPoint('server')).renderShell
})

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const PAGE = { url: '/viec-lam', user: null, registerServiceWorker: false }

/** Starts the shell, and keeps the searches of the page. */
const START = `window.searches = []
  window.addEventListener('SEARCH', (event) => {
    event.preventDefault()
    window.searches.push(event.detail.params.query)
  })
  JobSiteShell.mountShell({ header: '#header', ...${JSON.stringify(PAGE)} })`

describe('the search of a phone', () => {
  const openFragments = async (script: string): Promise<Page> => {
    // Complete: nothing but the tap needs the full script.
    const data = { theme: null }
    const { header, styles, props } = renderShell({ ...PAGE, config: SAME_HOST, data })
    const scripts = `${props}<script src="/${script}"></script><script>${START}</script>`
    return openHost(hostPage(styles, scripts, { header }), {}, PHONE)
  }
  const tap = (page: Page) => () => page.getByRole('search').getByRole('combobox').tap()
  const searches = (page: Page) => page.evaluate(() => (window as unknown as { searches: string[] }).searches)

  it.each(TYPING_MOMENTS)('loses no letter while the full script is late, typed %s', async (moment) => {
    const page = await openFragments('embed.light.global.js')
    // Loaded after the tap.
    const release = await holdRequests(page, '**/embed.global.js')
    await typeEagerly(page, moment, { tap: tap(page), release })
    await expect.poll(() => searches(page)).toEqual([EAGER_TEXT])
  })

  it('loses no letter with the full script', async () => {
    const page = await openFragments('embed.global.js')
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    await typeEagerly(page, 'with the sheet', { tap: tap(page), release: () => undefined })
    await expect.poll(() => searches(page)).toEqual([EAGER_TEXT])
  })
})
