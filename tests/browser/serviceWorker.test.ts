import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openShell, withShellBrowser } from '../support/browserPage.ts'

const { open, expectMessages } = withShellBrowser()

/** Script and state of the registration for the whole site. */
const registered = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration('/')
    const worker = found?.installing ?? found?.waiting ?? found?.active
    return worker?.scriptURL.slice(location.origin.length)
  })

it('another script is never replaced, and one message a page says so', async () => {
  const page = await open({ url: '/viec-lam', registerServiceWorker: false })
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/page-worker.js')
    await navigator.serviceWorker.ready
  })
  for (let load = 0; load < 4; load += 1) {
    await openShell(page, { url: '/viec-lam', registerServiceWorker: true })
    await expectMessages(
      /not registered: \/page-worker\.js is registered for the scope \/ and is kept.*no-service-worker/,
    )
    expect(await registered(page)).toBe('/page-worker.js')
  }
})

it('a version of the site’s script that the page registers is kept', async () => {
  const page = await open({ url: '/viec-lam', registerServiceWorker: false })
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js?v=2', { type: 'module' })
    await navigator.serviceWorker.ready
  })
  await openShell(page, { url: '/viec-lam', registerServiceWorker: true })
  // The next page view comes after the registration of this one.
  await openShell(page, { url: '/viec-lam', registerServiceWorker: true })
  expect(await registered(page)).toBe('/service-worker.js?v=2')
})

it('the site’s script is registered where only a folder has a worker', async () => {
  const page = await open({ url: '/viec-lam', registerServiceWorker: false })
  await page.evaluate(() =>
    navigator.serviceWorker.register('/page-worker.js', { scope: '/viec-lam' }).then(() => undefined),
  )
  await openShell(page, { url: '/viec-lam', registerServiceWorker: true })
  await expect.poll(() => registered(page)).toBe('/service-worker.js')
})
