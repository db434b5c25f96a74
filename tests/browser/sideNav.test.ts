import { type Language, messages, pagePath } from '@jobsite/shell/core'
import type { Locator, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { type OpenShellOptions, openShell, withShellBrowser } from '../support/browserPage.ts'
import { eachValue, someRows } from '../support/chooseRows.ts'
import { countTimers, expectNoLeaks } from '../support/leaks.ts'
import { leave } from '../support/leave.ts'
import { animationsEnded, isFocused, resize, twoFrames } from '../support/pageHelpers.ts'

const { newPage } = withShellBrowser()
const LANGUAGES: Language[] = ['vi', 'en']
const SEEKER = { userId: 7, firstName: 'Nguyễn Thị Minh Anh', lastName: 'Trần', jobTitle: 'Kế toán trưởng' }

const text = (language: Language = 'vi') => messages[language]
const opener = (page: Page, language: Language = 'vi') =>
  page.getByRole('banner').getByRole('button', { name: text(language).openMenu })
const sideNav = (page: Page, language: Language = 'vi') =>
  page.getByRole('dialog', { name: text(language).sideNav, exact: true })
const stateOf = (page: Page) => page.evaluate((): unknown => window.history.state)
/** Waits until the history is at an entry with this state: an overlay's entry has another one. */
const atState = (page: Page, state: unknown) => expect.poll(() => stateOf(page)).toEqual(state)
const FIRST = { key: 'first' }

/** A page on a phone, with one before it to leave for. */
async function openPhone(options: OpenShellOptions = {}, newPageOf = newPage): Promise<Page> {
  const page = await newPageOf()
  const { language = 'vi' } = options
  await page.goto(`${inject('shellOrigin')}/before`)
  await openShell(page, { language, url: pagePath('searchResult', language), width: 390, height: 800, ...options })
  return page
}
async function openMenu(page: Page, language: Language = 'vi'): Promise<Locator> {
  await opener(page, language).click()
  const dialog = sideNav(page, language)
  await dialog.waitFor()
  return dialog
}
const closed = (page: Page, language: Language = 'vi') => sideNav(page, language).waitFor({ state: 'hidden' })

const WAYS: Readonly<Record<string, (page: Page, language: Language) => Promise<unknown>>> = {
  'its button': (page, language) =>
    sideNav(page, language)
      .getByRole('button', { name: text(language).closeMenu })
      .click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside it': (page) => page.mouse.click(380, 400),
  back: (page) => page.goBack(),
}

const CLOSINGS = LANGUAGES.flatMap((language) => Object.keys(WAYS).map((way) => ({ language, way })))

const CLOSING_ROWS = eachValue(CLOSINGS, ['language', 'way'])
test.each(CLOSING_ROWS)(
  `opens with the header’s button and closes with $way, in $language${CLOSING_ROWS.share}`,
  async ({ language, way }) => {
    const page = await openPhone({ language })
    const href = page.url()
    expect(await sideNav(page, language).count()).toBe(0)
    expect(await opener(page, language).getAttribute('aria-expanded')).toBe('false')
    expect(await opener(page, language).getAttribute('aria-haspopup')).toBe('dialog')

    const dialog = await openMenu(page, language)
    expect(await opener(page, language).getAttribute('aria-expanded')).toBe('true')
    expect(await opener(page, language).getAttribute('aria-controls')).toBe(await dialog.getAttribute('id'))
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)

    await WAYS[way]?.(page, language)
    await closed(page, language)
    expect(await opener(page, language).getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => isFocused(opener(page, language))).toBe(true)
    await atState(page, null)
    expect(page.url()).toBe(href)

    // The history is as it was: one step back leaves the page.
    await page.goBack()
    expect(page.url()).toContain('/before')
  },
)

const BY_KEYBOARD = someRows(LANGUAGES, (language) => language === 'en')
test.each(BY_KEYBOARD)(`works with the keyboard only, in %s${BY_KEYBOARD.share}`, async (language) => {
  const page = await openPhone({ language })
  await opener(page, language).focus()
  await page.keyboard.press('Enter')
  const dialog = sideNav(page, language)
  await dialog.waitFor()
  const close = dialog.getByRole('button', { name: text(language).closeMenu })
  await expect.poll(() => isFocused(close)).toBe(true)

  const jobs = dialog.getByRole('button', { name: text(language).menu.jobs })
  for (let presses = 0; presses < 8 && !(await isFocused(jobs)); presses += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await jobs.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  const newest = dialog.getByRole('link', { name: text(language).menu.newestJobs })
  await expect.poll(() => isFocused(newest)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${pagePath('SEOLandingPage', language)}`)
})

test('the second press of a double one on its button follows no link that is over the button by then', async () => {
  const page = await openPhone()
  const href = page.url()
  const dialogs = await opener(page).evaluate(async (button) => {
    const { x, y } = button.getBoundingClientRect()
    const opened = () => document.querySelectorAll('dialog:modal').length
    // What is in the place of the button depends on the page's header.
    const press = (time: number) => {
      const click = new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        detail: 2,
        clientX: x + 9,
        clientY: y + 9,
      })
      Object.defineProperty(click, 'timeStamp', { value: time })
      document.querySelector('dialog:modal a[href^="/"]')?.dispatchEvent(click)
      return new Promise((resolve) => setTimeout(() => resolve(opened())))
    }
    const now = performance.now()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    while (opened() === 0) await new Promise(requestAnimationFrame)
    return [await press(now + 200), await press(performance.now() + 1000)]
  })
  expect(dialogs).toEqual([1, 0])
  await page.waitForURL((url) => url.href !== href)
})

test('the second tap of a double one beside it follows no link of the page', async () => {
  const page = await openPhone()
  const dialog = await openMenu(page)
  const isFollowed = await dialog.evaluate(async (element: HTMLDialogElement) => {
    const tap = (target: Element, timeStamp: number): boolean => {
      const at = { bubbles: true, cancelable: true, clientX: 380, clientY: 400 }
      const events = [
        new PointerEvent('pointerdown', { ...at, pointerType: 'touch' }),
        new MouseEvent('mousedown', { ...at, detail: 1 }),
        new MouseEvent('click', { ...at, detail: 1 }),
      ]
      for (const event of events) Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      return events.map((event) => target.dispatchEvent(event)).every(Boolean)
    }
    const link = document.createElement('a')
    document.querySelector('main')?.append(link)
    const now = performance.now()
    tap(element, now)
    while (element.open) await new Promise(requestAnimationFrame)
    return [tap(link, now + 200), tap(link, now + 400)]
  })
  expect(isFollowed).toEqual([false, true])
})

test('the page behind the dialog gets neither clicks nor focus, nor a drag that ends outside of the dialog', async () => {
  const page = await openPhone()
  await openMenu(page)
  // Until then, the click would be beside the panel.
  await animationsEnded(page)
  await page.mouse.move(100, 30)
  await page.mouse.down()
  await page.mouse.move(380, 400)
  await page.mouse.up()
  expect(await sideNav(page).isVisible()).toBe(true)
  const field = page.locator('main input')
  await field.evaluate((element) => element.focus())
  expect(await isFocused(field)).toBe(false)
  const hit = await page.evaluate(() => document.elementFromPoint(380, 400)?.getAttribute('data-shell'))
  expect(hit).toBe('side-nav')
  await page.evaluate(() => {
    const met = { inside: 0, outside: 0 }
    Object.assign(window, { met })
    document.addEventListener('focusin', ({ target }) => {
      met[(target as Element).closest('dialog') ? 'inside' : 'outside'] += 1
    })
  })
  // More than once through all of it.
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Tab')
  const met = await page.evaluate(() => (window as unknown as { met: Record<string, number> }).met)
  expect(met.inside).toBeGreaterThan(20)
  expect(met.outside).toBe(0)
  await page.keyboard.press('Escape')
  await closed(page)
  await field.click()
  await expect.poll(() => isFocused(field)).toBe(true)
})

test('a press right after Escape is not taken for the second one of an earlier press in the panel', async () => {
  const page = await openPhone()
  const dialog = await openMenu(page)
  await dialog.evaluate((element) => {
    const press = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(press, 'timeStamp', { value: performance.now() - 1000 })
    element.dispatchEvent(press)
  })
  const escaped = await page.evaluate(() => performance.now())
  await page.keyboard.press('Escape')
  await closed(page)
  const isIgnored = await page.locator('main input').evaluate((input, timeStamp) => {
    const { x, y } = input.getBoundingClientRect()
    const at = { bubbles: true, cancelable: true, detail: 1, clientX: x + 9, clientY: y + 9 }
    const press = new MouseEvent('mousedown', at)
    Object.defineProperty(press, 'timeStamp', { value: timeStamp })
    return !input.dispatchEvent(press)
  }, escaped)
  expect(isIgnored).toBe(false)
})

describe('a page with a classic scrollbar', () => {
  const withScrollbars = withShellBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })

  test('keeps its scroll position without layout shift', async () => {
    const page = await openPhone({}, withScrollbars.newPage)
    await page.evaluate(() => window.scrollTo(0, 700))
    const place = () =>
      page.evaluate(() => {
        const { x, y, width } = (document.querySelector('main p') as HTMLElement).getBoundingClientRect()
        return { x, y, width, scrollY: window.scrollY }
      })
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
    const before = await place()
    expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(9)

    await openMenu(page)
    expect(await place()).toEqual(before)
    await page.mouse.move(380, 400)
    await page.mouse.wheel(0, 500)
    await page.mouse.move(100, 400)
    await page.mouse.wheel(0, 5000)
    // A frame later the wheel would have done its work.
    await twoFrames(page)
    expect(await place()).toEqual(before)
    await page.keyboard.press('Escape')
    await closed(page)
    await atState(page, null)
    expect(await place()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    await page.mouse.wheel(0, 500)
    await expect.poll(async () => (await place()).scrollY).toBe(1200)
  })
})

test('wide screens close it: above 991 px', async () => {
  const page = await openPhone()
  await openMenu(page)
  await resize(page, 991)
  expect(await sideNav(page).isVisible()).toBe(true)
  await resize(page, 992)
  await closed(page)
  await atState(page, null)
  await resize(page, 991)
  expect(await sideNav(page).count()).toBe(0)
  expect(await opener(page).getAttribute('aria-expanded')).toBe('false')
})

describe('links', () => {
  test('are followed, and Back returns to the page once, closed', async () => {
    const page = await openPhone()
    const href = page.url()
    const dialog = await openMenu(page)
    await dialog.getByRole('link', { name: text().menu.companies }).click()
    await page.waitForURL('**/danh-sach-cong-ty')
    await page.goBack()
    expect(page.url()).toBe(href)
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    expect(await sideNav(page).count()).toBe(0)
    await atState(page, null)
    await page.goBack()
    expect(page.url()).toContain('/before')
  })

  test('in a new tab leave it open', async () => {
    const page = await openPhone()
    const dialog = await openMenu(page)
    // What reaches the document untouched is the browser's to open.
    await page.evaluate(() => {
      document.addEventListener('click', (event) => {
        Object.assign(window, { wasTaken: event.defaultPrevented })
        event.preventDefault()
      })
    })
    await dialog.getByRole('link', { name: text().menu.salary }).click({ modifiers: ['ControlOrMeta'] })
    expect(await page.evaluate(() => (window as unknown as { wasTaken?: boolean }).wasTaken)).toBe(false)
    expect(await dialog.isVisible()).toBe(true)
  })

  test('to the login contain the time of the click', async () => {
    const page = await openPhone()
    const dialog = await openMenu(page)
    const google = dialog.getByRole('link', { name: text().logInWithGoogle })
    expect(await google.getAttribute('href')).not.toMatch(/[?&]t=/)
    const start = Date.now()
    await google.click()
    await page.waitForURL('**/dang-nhap?*')
    const time = Number(new URL(page.url()).searchParams.get('t'))
    expect(time).toBeGreaterThanOrEqual(start)
    expect(time).toBeLessThanOrEqual(Date.now())
  })
})

describe('routers', () => {
  test('keep their state, and get only their own history entries', async () => {
    const page = await openPhone({ hasRouter: true })
    await page.evaluate(() => {
      const received: unknown[] = []
      Object.assign(window, { received })
      window.addEventListener('popstate', (event) => received.push(event.state))
    })
    const received = () => page.evaluate(() => (window as unknown as { received: unknown[] }).received)
    expect(await stateOf(page)).toEqual(FIRST)
    for (const close of Object.values(WAYS)) {
      await openMenu(page)
      expect(await stateOf(page)).toMatchObject(FIRST)
      await close(page, 'vi')
      await closed(page)
      await atState(page, FIRST)
    }
    await expect.poll(received).toEqual(Object.keys(WAYS).map(() => FIRST))

    const dialog = await openMenu(page)
    await dialog.getByRole('button', { name: text().menu.tools }).click()
    await dialog.getByRole('link', { name: text().menu.numerology }).click()
    await page.waitForURL('**/nhan-so-hoc')
    await closed(page)
    await atState(page, { key: '/nhan-so-hoc' })
    await expect.poll(() => isFocused(opener(page))).toBe(true)

    await page.goBack()
    await atState(page, FIRST)
    expect(await sideNav(page).count()).toBe(0)
    await page.goBack()
    expect(page.url()).toContain('/before')
  })

  test('that refuse an entry without a URL leave the navigation usable', async () => {
    const page = await openPhone()
    await page.evaluate(() => {
      history.pushState = () => {
        throw new Error('no URL')
      }
    })
    await openMenu(page)
    await page.keyboard.press('Escape')
    await closed(page)
    const dialog = await openMenu(page)
    await dialog.getByRole('link', { name: text().menu.salary }).click()
    await page.waitForURL('**/muc-luong')
  })

  test.each(['/own', ''])('are not disturbed by an entry that is not on top: pushed with the URL "%s"', async (url) => {
    const page = await openPhone({ hasRouter: true })
    await openMenu(page)
    await page.evaluate((to) => window.history.pushState({ key: 'own' }, '', to), url)
    await page.keyboard.press('Escape')
    await closed(page)
    expect(page.url()).toContain(url)
    expect(await stateOf(page)).toEqual({ key: 'own' })
  })
})

describe.each(['with', 'without'])('a new URL, %s the Navigation API', (which) => {
  const openPage = async (options: OpenShellOptions = {}) =>
    openPhone({ hasRouter: true, ...options }, async () => {
      const page = await newPage()
      if (which === 'without')
        await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
      return page
    })
  const push = (page: Page, path: string) => page.evaluate((to) => window.history.pushState({ key: to }, '', to), path)
  const back = (page: Page) => page.evaluate(() => window.history.back())
  const forward = (page: Page) => page.evaluate(() => window.history.forward())
  const at = (page: Page, path: string) => page.waitForURL(`**${path}*`)

  test('closes it, and each page is visited once, back and forward', async () => {
    const page = await openPage()
    await openMenu(page)
    await push(page, '/muc-luong')
    await closed(page)
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    for (let round = 0; round < 2; round += 1) {
      await back(page)
      await atState(page, FIRST)
      expect(await sideNav(page).count()).toBe(0)
      await forward(page)
      await atState(page, { key: '/muc-luong' })
    }
    await back(page)
    await atState(page, FIRST)
    await page.goBack()
    await at(page, '/before')
  })

  test('by replaceState closes it too; a replaced fragment does not', async () => {
    const page = await openPage()
    const dialog = await openMenu(page)
    // Without the API, the URL is compared every 200 ms: a later timer of the same page runs after that.
    await page.evaluate(() => {
      window.history.replaceState(window.history.state, '', '#part')
      return new Promise((resolve) => setTimeout(resolve, 250))
    })
    expect(await dialog.isVisible()).toBe(true)
    await page.evaluate(() => window.history.replaceState({ key: 'other' }, '', '/muc-luong'))
    await closed(page)
    expect(await stateOf(page)).toEqual({ key: 'other' })
  })

  test('is not what a router makes of a refresh: it stays open, and one step back leaves the page after it', async () => {
    const page = await openPage()
    const dialog = await openMenu(page)
    await page.evaluate(() => window.history.replaceState({ key: 'refreshed' }, '', window.location.href))
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await closed(page)
    await atState(page, FIRST)
    await page.goBack()
    await at(page, '/before')
  })

  test('after a reload with it open, one step back leaves the page', async () => {
    const page = await openPage()
    const href = page.url()
    await openMenu(page)
    await page.reload()
    await atState(page, FIRST)
    expect(page.url()).toBe(href)
    await openMenu(page)
    await page.keyboard.press('Escape')
    await closed(page)
    await atState(page, FIRST)
    await page.goBack()
    await at(page, '/before')
  })

  test('of another document: Back returns to the page once, closed', async () => {
    const page = await openPage()
    await openMenu(page)
    await leave(page, '/elsewhere')
    await at(page, '/elsewhere')
    await page.goBack()
    await at(page, '/viec-lam')
    await atState(page, FIRST)
    expect(await sideNav(page).count()).toBe(0)
    await page.goBack()
    await at(page, '/before')
  })
})

describe('login-protected items', () => {
  test('close it first, then request a login, and continue afterwards', async () => {
    const page = await openPhone({ hasRouter: true })
    await page.evaluate(() => {
      const requested: unknown[] = []
      window.addEventListener('LOGIN_POPUP', (event) => {
        event.preventDefault()
        const { detail } = event as CustomEvent<{ langCode: string; onLoggedIn: () => void }>
        const wasOpen = document.querySelector<HTMLDialogElement>('[data-shell="side-nav"]')?.open
        // A dialog of the page with an entry of its own, which nothing of the side navigation may take away.
        window.history.pushState({ key: 'login' }, '')
        requested.push({ langCode: detail.langCode, wasOpen })
        Object.assign(window, { requested, goOn: detail.onLoggedIn })
      })
    })
    const dialog = await openMenu(page)
    await dialog.getByRole('link', { name: text().notifications }).click()
    const requested = () => page.evaluate(() => (window as unknown as { requested?: unknown }).requested)
    await expect.poll(requested).toEqual([{ langCode: 'vi', wasOpen: false }])
    expect(await stateOf(page)).toEqual({ key: 'login' })
    await page.evaluate(() => void setTimeout((window as unknown as { goOn: () => void }).goOn))
    await page.waitForURL('**/quan-ly-nghe-nghiep/thong-bao-viec-lam')
  })

  test('lead to the login page without a dialog, and seekers directly to the page', async () => {
    const page = await openPhone()
    await (await openMenu(page)).getByRole('link', { name: text().notifications }).click()
    await page.waitForURL('**/dang-nhap?*')
    await page.goBack()
    expect(page.url()).toContain('/viec-lam')

    await openPhone({ user: SEEKER }, async () => page)
    await (await openMenu(page)).getByRole('link', { name: text().notifications }).click()
    await page.waitForURL('**/quan-ly-nghe-nghiep/thong-bao-viec-lam')
  })
})

describe('mounting and unmounting', () => {
  const mount = (page: Page, detail: boolean) =>
    page.evaluate((value) => window.dispatchEvent(new CustomEvent('test:side-nav', { detail: value })), detail)

  test('restores the page when it is unmounted while open', async () => {
    const page = await openPhone()
    const href = page.url()
    await openMenu(page)
    await mount(page, false)
    expect(await page.locator('[data-shell="side-nav"]').count()).toBe(0)
    await atState(page, null)
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    expect(await opener(page).getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => isFocused(opener(page))).toBe(true)
    expect(page.url()).toBe(href)

    // Without one, the button discloses the header's own menu.
    expect(await opener(page).getAttribute('aria-haspopup')).toBeNull()
    await opener(page).click()
    expect(await page.getByRole('navigation', { name: text().mainMenu }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')

    await mount(page, true)
    await openMenu(page)
    await page.keyboard.press('Escape')
    await closed(page)
  })

  test('gives focus to the button of a header that was mounted again while it was open', async () => {
    const page = await openPhone()
    await openMenu(page)
    await page.evaluate(() => {
      for (const detail of [false, true]) window.dispatchEvent(new CustomEvent('test:header', { detail }))
    })
    await page.keyboard.press('Escape')
    await closed(page)
    await expect.poll(() => isFocused(opener(page))).toBe(true)
  })

  test('mounted repeatedly, leaves no node, listener or timer', async () => {
    const page = await newPage()
    await countTimers(page)
    await openShell(page, { width: 390, height: 800 })
    await expectNoLeaks(page, 'side-nav')
    await openMenu(page)
  })
})
