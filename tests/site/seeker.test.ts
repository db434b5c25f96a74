import { LANGUAGES, type Language, messages, pagePath } from '@jobsite/shell/core'
import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { eachValue } from '../support/chooseRows.ts'
import { isFocused } from '../support/pageHelpers.ts'
import {
  createSession,
  hydrated,
  languagesOf,
  localPart,
  sendLogin,
  visit,
  withBrowser,
} from '../support/siteBrowser.ts'

const site = inject('site').react19

/** Texts and controls of the e2e flows in each language. */
const WORDS = {
  vi: {
    all: '/viec-lam',
    filters: 'Bộ lọc',
    place: 'Địa điểm',
    places: ['Hồ Chí Minh', 'Hà Nội', 'Đà Nẵng', 'Cần Thơ'],
    refused: 'Chỉ chọn được tối đa 3.',
    apply: 'Áp dụng',
    salary: 'Mức lương',
    from: 'Từ 1.000 USD',
    detail: 'Chi tiết việc làm',
    save: 'Lưu việc làm',
    undo: 'Hoàn tác',
    savedByLogin: 'Đã lưu việc làm.',
    saved: '/quan-ly-nghe-nghiep/viec-lam-cua-toi?section=saved',
    other: 'English',
    fullPage: 'Mở trang riêng',
    applyNow: 'Nộp đơn',
    phone: 'Số điện thoại',
    send: 'Nộp đơn',
    sent: 'Đã nộp đơn',
    applyForThree: 'Nộp đơn vào 3 việc làm',
    competition: '/theo-doi-ty-le-canh-tranh-cua-toi',
    applicants: /^Bạn (?:và \d+ ứng viên khác|là ứng viên đầu tiên)$/,
    retry: 'Thử lại',
    login: '/dang-nhap',
  },
  en: {
    all: '/jobs',
    filters: 'Filters',
    place: 'Location',
    places: ['Ho Chi Minh', 'Ha Noi', 'Da Nang', 'Can Tho'],
    refused: 'Choose 3 at most.',
    apply: 'Apply',
    salary: 'Salary',
    from: 'From $1,000',
    detail: 'Job details',
    save: 'Save job',
    undo: 'Undo',
    savedByLogin: 'The job is saved.',
    saved: '/my-career-center/my-jobs?section=saved',
    other: 'Tiếng Việt',
    fullPage: 'Open full page',
    applyNow: 'Apply now',
    phone: 'Phone number',
    send: 'Send application',
    sent: 'Application sent',
    applyForThree: 'Apply for 3 jobs',
    competition: '/track-my-competitive-rate',
    applicants: /^You (?:and \d+ other applicants?|are the first applicant)$/,
    retry: 'Try again',
    login: '/login',
  },
} as const

const WIDE = { viewport: { width: 1300, height: 900 } }

/** Creates an account of its own, so that no test sees what another one saved. Returns it with the cookie of its session. */
async function register() {
  const account = { email: `seeker.${crypto.randomUUID()}@jobsite.example`, password: 'mat-khau-dai' }
  const body = new URLSearchParams({ ...account, firstName: 'Thu', lastName: 'Lê' })
  const response = await fetch(`${site}/dang-ky`, { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(303)
  const [name = '', value = ''] = response.headers.getSetCookie()[0]?.split(/[=;]/, 2) ?? []
  return { account, session: { name, value } }
}

/** The job next to the list, as the URL says. */
const jobOf = (url: string): string | null => new URL(url).searchParams.get('job')

const filter = (page: Page, words: (typeof WORDS)[Language], name: string) =>
  page.getByRole('group', { name: words.filters }).locator('summary', { hasText: name })

/** Both languages, with and without script, one of each on commits. */
const VISITS = eachValue(
  LANGUAGES.flatMap((language) => [true, false].map((hasScript) => ({ language, hasScript }))),
  ['language', 'hasScript'],
)

describe('a seeker', () => {
  const { open } = withBrowser()

  test.each(VISITS)(
    `filters a list and removes the filter, with the URL in step ($language, script: $hasScript)${VISITS.share}`,
    async ({ language, hasScript }) => {
      const words = WORDS[language]
      const page = await open({ ...WIDE, javaScriptEnabled: hasScript })
      await page.goto(site + words.all)
      if (hasScript) await hydrated(page)
      await filter(page, words, words.place).click()
      for (const place of words.places.slice(0, 2)) await page.getByRole('checkbox', { name: place }).check()
      await page.getByRole('main').getByRole('button', { name: words.apply, exact: true }).click()
      await page.waitForURL((url) => url.pathname.includes('v29.24-'))
      const narrowed = page.url()
      await filter(page, words, words.salary).click()
      await page.getByRole('main').getByRole('link', { name: words.from, exact: true }).click()
      await page.waitForURL((url) => url.searchParams.get('salary') === '1000')
      const count = await page.getByRole('article').count()
      expect(count).toBeGreaterThan(0)
      await page.goBack()
      await page.waitForURL(narrowed)
      expect(await page.getByRole('article').count()).toBeGreaterThan(count)
      await page.goForward()
      await page
        .getByRole('link', { name: new RegExp(`${words.places[0]}$`) })
        .first()
        .click()
      await page.waitForURL((url) => /v24-/.test(url.pathname) && url.searchParams.get('salary') === '1000')
    },
  )

  test.each(languagesOf('vi'))('cannot choose a fourth location, and sees a message: %s', async (language) => {
    const words = WORDS[language]
    const page = await open(WIDE)
    await visit(page, site + words.all)
    await filter(page, words, words.place).click()
    for (const place of words.places.slice(0, 3)) await page.getByRole('checkbox', { name: place }).check()
    await page.getByRole('checkbox', { name: words.places[3] }).click()
    expect(await page.getByRole('checkbox', { name: words.places[3] }).isChecked()).toBe(false)
    await page.getByText(words.refused).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0)
    const place = filter(page, words, words.place)
    await expect.poll(() => place.evaluate((summary) => document.activeElement === summary)).toBe(true)
  })

  test('comes back to a search with its locations, and to a list with its filters alone', async () => {
    const words = WORDS.en
    const page = await open(WIDE)
    const main = page.getByRole('main')
    /** As Safari does, which resets forms without autocomplete. */
    const comeBack = () =>
      page.evaluate(() => {
        for (const form of document.forms) if (form.autocomplete === 'off') form.reset()
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
    await visit(page, `${site}/en`)
    await main.locator('summary', { hasText: words.place }).click()
    for (const place of words.places.slice(0, 2)) await main.getByRole('checkbox', { name: place }).check()
    await comeBack()
    await expect.poll(() => main.getByRole('checkbox', { checked: true }).count()).toBe(2)
    await main.getByRole('button', { name: 'Find jobs' }).click()
    await page.waitForURL((url) => url.pathname.includes('v29.24-'))
    await hydrated(page)
    await filter(page, words, words.place).click()
    await page.getByRole('checkbox', { name: words.places[2] }).check()
    await comeBack()
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0)
    await filter(page, words, words.place).click()
    const chosen = page.getByRole('checkbox', { checked: true })
    expect(await chosen.evaluateAll((all) => all.map((box) => box.getAttribute('value')))).toEqual(['29', '24'])
  })

  test.each(languagesOf('vi'))(
    'opens jobs next to the list, shares the URL, and comes back to the same one: %s',
    async (language) => {
      const words = WORDS[language]
      const page = await open(WIDE)
      await visit(page, site + words.all)
      const pane = page.getByRole('region', { name: words.detail })
      const link = page.getByRole('article').nth(2).getByRole('link')
      const title = (await link.textContent()) ?? ''
      await link.click()
      await pane.getByRole('heading', { level: 2, name: title }).waitFor()
      const href = page.url()
      expect(jobOf(href)).toMatch(/^\d{7}$/)
      await pane.getByRole('link', { name: words.applyNow }).waitFor()
      const other = page.getByRole('banner').getByRole('link', { name: words.other })
      await expect.poll(() => other.getAttribute('href')).toMatch(new RegExp(`[?&]job=${jobOf(href)}$`))
      await pane.getByRole('link', { name: words.fullPage }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.goBack()
      await page.waitForURL(href)
      await pane.getByRole('heading', { level: 2, name: title }).waitFor()
      // The switch keeps the job in its URL.
      await other.click()
      await page.waitForURL((url) => url.search === new URL(href).search && url.href !== href)
    },
  )

  test.each(languagesOf('en'))('on a phone, a job of the list is a page of its own: %s', async (language) => {
    const words = WORDS[language]
    const page = await open({ viewport: { width: 390, height: 800 } })
    await visit(page, site + words.all)
    expect(await page.getByRole('region', { name: words.detail }).count()).toBe(0)
    await page.getByRole('article').first().getByRole('link').click()
    await page.waitForURL(/-j[vd]$/)
    const apply = page.getByRole('link', { name: words.applyNow })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const isOnView = () => apply.evaluate((link) => link.getBoundingClientRect().bottom <= window.innerHeight)
    await expect.poll(isOnView).toBe(true)
  })

  test.each(VISITS)(
    `saves a job with a login on the way, in the language chosen there ($language, script: $hasScript)${VISITS.share}`,
    async ({ language, hasScript }) => {
      const words = WORDS[language]
      const { account } = await register()
      const page = await open({ ...WIDE, javaScriptEnabled: hasScript })
      await page.goto(site + words.all)
      if (hasScript) await hydrated(page)
      await page.getByRole('article').first().getByRole('button', { name: words.save }).click()
      await page.waitForURL((url) => url.pathname === words.login)
      await sendLogin(page, language, account)
      await page.waitForURL(site + words.all)
      await expect.poll(() => isFocused(page.getByText(words.savedByLogin))).toBe(true)
      const first = page.getByRole('article').first().getByRole('button', { name: words.save })
      expect(await first.getAttribute('aria-pressed')).toBe('true')
      if (hasScript) await hydrated(page)
      const second = page.getByRole('article').nth(1).getByRole('button', { name: words.save })
      // The button says so before the response.
      const written = hasScript && page.waitForResponse('**/saved-jobs')
      await second.click()
      await written
      await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true')
      await page.goto(site + words.saved)
      await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(2)
    },
  )
})

describe('saving', () => {
  const { open, allowMessages } = withBrowser()
  const words = WORDS.en

  /** Opens the list of jobs as a seeker who has just registered. */
  async function openLoggedIn(options: BrowserContextOptions) {
    const { account, session } = await register()
    const page = await open(options)
    await page.context().addCookies([{ ...session, url: site }])
    await visit(page, site + words.all)
    return { page, account, session }
  }

  test('leads a seeker whose session has ended through the login', async () => {
    const { page, account, session } = await openLoggedIn(WIDE)
    // The request that is refused.
    allowMessages(/401 \(Unauthorized\)/)
    const Cookie = `${session.name}=${session.value}`
    expect((await fetch(`${site}/logout/en`, { redirect: 'manual', headers: { Cookie } })).status).toBe(303)
    const save = page.getByRole('article').first().getByRole('button', { name: words.save })
    await save.click()
    await page.waitForURL((url) => url.pathname === words.login)
    await sendLogin(page, 'en', account)
    await page.waitForURL(site + words.all)
    expect(await save.getAttribute('aria-pressed')).toBe('true')
  })

  test('of the job next to the list brings a visitor back to that job', async () => {
    const { account } = await register()
    const page = await open(WIDE)
    await visit(page, site + words.all)
    const pane = page.getByRole('region', { name: words.detail })
    const link = page.getByRole('article').nth(2).getByRole('link')
    const title = (await link.textContent()) ?? ''
    await link.click()
    await pane.getByRole('link', { name: words.applyNow }).waitFor()
    const href = page.url()
    await pane.getByRole('button', { name: words.save }).click()
    await page.waitForURL((url) => url.pathname === words.login)
    await sendLogin(page, 'en', account)
    await page.waitForURL(href)
    await pane.getByRole('heading', { level: 2, name: title }).waitFor()
    expect(await pane.getByRole('button', { name: words.save }).getAttribute('aria-pressed')).toBe('true')
  })

  test.each([
    ['1', ['pending=save-job.1763224']],
    ['0', []],
  ])('a visitor who sends save=%s is led to the login, with the cookies %j', async (save, cookies) => {
    const body = new URLSearchParams({ job: '1763224', save, language: 'en', returnTo: '/jobs' })
    const { headers } = await fetch(`${site}/saved-jobs`, { method: 'POST', body, redirect: 'manual' })
    expect(headers.get('Location')).toMatch(/^\/login\?/)
    expect(headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])).toEqual(cookies)
  })

  test.each(languagesOf('en'))('is undone where it is said: %s', async (language) => {
    const { session } = await register()
    const page = await open(WIDE)
    await page.context().addCookies([{ ...session, url: site }])
    await visit(page, site + WORDS[language].all)
    const save = page.getByRole('article').first().getByRole('button', { name: WORDS[language].save })
    const answer = () => page.waitForResponse('**/saved-jobs')
    // The message goes by itself, on a busy machine too early.
    await page.evaluate(() =>
      document.addEventListener('animationstart', ({ target }) => {
        for (const animation of (target as Element).getAnimations()) animation.pause()
      }),
    )
    await Promise.all([answer(), save.click()])
    await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true')
    const undo = page.getByRole('button', { name: WORDS[language].undo })
    await Promise.all([answer(), undo.click()])
    await expect.poll(() => save.getAttribute('aria-pressed')).toBe('false')
    expect(await isFocused(save)).toBe(true)
  })

  test('says each time that it failed, with reduced motion too', async () => {
    const { page } = await openLoggedIn({ ...WIDE, reducedMotion: 'reduce' })
    await page.route('**/saved-jobs', (route) => route.abort())
    allowMessages(/net::ERR_FAILED/)
    const save = page.getByRole('article').first().getByRole('button', { name: words.save })
    // The message goes by itself, on a busy machine before it is painted: its animation is looked at, from start to end.
    await page.evaluate(() => {
      const seen: string[] = []
      document.addEventListener('animationstart', ({ target }) => {
        const message = target as Element
        if (!message.closest('[role="status"]')) return
        const isVisibleAt = (progress: number) => {
          for (const animation of message.getAnimations())
            animation.currentTime = progress * Number(animation.effect?.getComputedTiming().endTime)
          return message.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        }
        seen.push(`${message.textContent} ${[0, 0.5, 1].map(isVisibleAt).join()}`)
      })
      Object.assign(window, { seen })
    })
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    const once = ['The job could not be saved. Please try again. true,true,false']
    for (const expected of [once, [...once, ...once]]) {
      await save.click()
      await expect.poll(seen).toEqual(expected)
      expect(await save.getAttribute('aria-pressed')).toBe('false')
    }
  })
})

test.each(languagesOf('vi'))('keeps the language that was changed on the login page, from %s', async (language) => {
  const { account } = await register()
  const location = async (path: string, redirectURL: string) => {
    const body = new URLSearchParams({ ...account, redirectURL })
    const response = await fetch(site + path, { method: 'POST', body, redirect: 'manual' })
    return localPart(new URL(response.headers.get('Location') ?? '', site).href)
  }
  const other = language === 'vi' ? 'en' : 'vi'
  expect(await location(WORDS[other].login, WORDS[language].all)).toBe(WORDS[other].all)
  expect(await location(WORDS[language].login, WORDS[language].all)).toBe(WORDS[language].all)
  expect(await location(WORDS.en.login, '/career-newbies')).toBe('/career-newbies?lang=en')
})

describe('applying', () => {
  const { open } = withBrowser()

  test('leads through the login to the form, shows what is missing, and ends in My jobs', async () => {
    const { account } = await register()
    const page = await open(WIDE)
    const words = WORDS.en
    await visit(page, `${site}/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jd`)
    await page.getByRole('link', { name: words.applyNow }).click()
    await page.waitForURL((url) => url.pathname === words.login)
    await sendLogin(page, 'en', account)
    const main = page.getByRole('main')
    const phone = main.getByLabel(words.phone)
    const message = main.getByLabel('Message')
    await message.fill('ế'.repeat(2001))
    await phone.fill('12')
    await main.getByRole('button', { name: words.send }).click()
    // The list says what is wrong, and leads to the field.
    await main.getByRole('link', { name: /^Phone number: Enter a phone number of 10 digits/ }).waitFor()
    await main.getByRole('link', { name: 'Message (optional): Enter 2,000 characters at most.' }).waitFor()
    expect(await message.inputValue()).toHaveLength(2001)
    expect(await main.getByLabel('Full name').inputValue()).toBe('Thu Lê')
    await message.fill('Xin chào')
    await phone.fill('0912 345 678')
    await main.getByRole('button', { name: words.send }).click()
    await page.getByRole('heading', { level: 1, name: words.sent }).waitFor()
    await main.getByRole('link', { name: 'My jobs' }).click()
    await main.getByRole('link', { name: 'MT Sales Supervisor' }).click()
    await main.getByRole('link', { name: 'See your application' }).click()
    await page.getByRole('heading', { level: 1, name: words.sent }).waitFor()
    expect(await main.getByRole('button', { name: words.send }).count()).toBe(0)
  })

  test.each(VISITS)(
    `of several saved jobs at once, with a CV ($language, script: $hasScript)${VISITS.share}`,
    async ({ language, hasScript }) => {
      const words = WORDS[language]
      const { session } = await register()
      const page = await open({ ...WIDE, javaScriptEnabled: hasScript })
      await page.context().addCookies([{ ...session, url: site }])
      const Cookie = `${session.name}=${session.value}`
      for (const job of ['1763221', '1763223', '1763224']) {
        const body = new URLSearchParams({ job, save: '1' })
        await fetch(`${site}/saved-jobs`, { method: 'POST', body, headers: { Cookie, Accept: 'application/json' } })
      }
      await page.goto(site + words.saved)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: words.applyForThree }).click()
      await page.getByRole('heading', { level: 1, name: words.applyForThree }).waitFor()
      if (hasScript) await hydrated(page)
      expect(await main.getByRole('article').count()).toBe(3)
      const file = { name: 'cv-thu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
      await main.getByLabel(/^CV/).setInputFiles(file)
      await main.getByLabel(words.phone).fill('0912 345 67')
      // The browser would not send it: what is sent is refused by the server.
      await main.locator('form.form').evaluate((form: HTMLFormElement) => form.submit())
      await main.getByText('cv-thu.pdf').waitFor()
      await expect.poll(() => isFocused(main.getByLabel(words.phone))).toBe(true)
      if (hasScript) await hydrated(page)
      await main.getByLabel(words.phone).fill('0912 345 678')
      await main.getByRole('button', { name: words.send }).click()
      await page.getByRole('heading', { level: 1, name: words.sent }).waitFor()
      await page.goto(site + words.competition)
      await expect.poll(() => main.getByText(words.applicants).count()).toBe(3)
      await page.goto(site + words.saved.replace('?section=saved', ''))
      // Each is in both lists: applying takes nothing off the saved ones.
      await expect.poll(() => main.getByRole('article').count()).toBe(6)
      await expect.poll(() => main.getByRole('button', { name: words.save, pressed: true }).count()).toBe(6)
    },
  )

  test('an application that is sent after the session has ended is kept for the seeker', async () => {
    const [own, other] = await Promise.all([register(), register()])
    const path = '/apply-multiple-jobs?job=1763223'
    const read = async (cookies: string): Promise<string> =>
      (await fetch(site + path, { headers: { Cookie: cookies } })).text()
    const session = `${own.session.name}=${own.session.value}`
    const user = /name="user" value="([^"]+)"/.exec(await read(session))?.[1] ?? ''
    const body = new URLSearchParams({ job: '1763223', user, phone: '0912345678', message: 'Xin chào' })
    const sent = await fetch(site + path, { method: 'POST', body, redirect: 'manual' })
    expect(sent.headers.get('Location')).toMatch(/^\/login\?/)
    const kept = sent.headers.getSetCookie()[0]?.split(';', 1)[0]
    await fetch(`${site}/login`, { headers: { Cookie: `${kept}` } })
    expect(await read(`${other.session.name}=${other.session.value}; ${kept}`)).not.toContain('Xin chào')
    const html = await read(`${session}; ${kept}`)
    expect(html).toContain('>Xin chào</textarea>')
    expect(html).toContain('value="0912345678"')
    expect(html).not.toContain('field-error')
  })

  test.each([
    [2000, 303],
    [2001, 422],
  ])('a message of %i characters gets the status %i, however many lines it has', async (length, status) => {
    const { session } = await register()
    const message = 'ế\r\n'.repeat(900) + 'x'.repeat(length - 2 * 900)
    const body = new URLSearchParams({ job: '1763223', name: 'Thu', email: 'a@b.vn', phone: '0912345678', message })
    const response = await fetch(`${site}/apply-multiple-jobs?job=1763223`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { Cookie: `${session.name}=${session.value}` },
    })
    expect(response.status).toBe(status)
  })

  test('a letter far too long is kept, and its field says so', async () => {
    const { session } = await register()
    const Cookie = `${session.name}=${session.value}`
    const message = 'ế'.repeat(20_000)
    const sent = await fetch(`${site}/apply-multiple-jobs?job=1763223`, {
      method: 'POST',
      body: new URLSearchParams({ job: '1763223', message }),
      headers: { Cookie },
    })
    expect(sent.status).toBe(422)
    expect(await sent.text()).toContain(`>${message}</textarea>`)
  })

  test('a job is shared by e-mail where the browser can neither share nor copy', async () => {
    const page = await open(WIDE)
    await page.addInitScript(() => {
      for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined })
      window.addEventListener('click', (event) => {
        document.documentElement.dataset.followed = String(!event.defaultPrevented)
        // No test starts a mail program.
        event.preventDefault()
      })
    })
    await visit(page, `${site}/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jd`)
    const link = page.getByRole('link', { name: 'Share' })
    expect(await link.getAttribute('href')).toMatch(/^mailto:\?subject=MT%20Sales/)
    await link.click()
    expect(await page.locator('html').getAttribute('data-followed')).toBe('true')
  })

  test('a job has structured data', async () => {
    const html = await (await fetch(`${site}/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv`)).text()
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json as string) as Record<string, unknown>,
    )
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'JobPosting',
        title: 'MT Sales Supervisor (khu vực Hà Nội)',
        employmentType: 'FULL_TIME',
        directApply: true,
        datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        hiringOrganization: expect.objectContaining({ name: 'Thực phẩm Sông Hồng' }),
      }),
    )
  })
})

describe('switched off in development', () => {
  const { react18Development } = inject('site')
  const { open, allowMessages } = withBrowser()

  test('a job that fails to load can be requested again', async () => {
    allowMessages(/503 \(Service Unavailable\)/)
    const page = await open(WIDE)
    await visit(page, `${react18Development}/jobs?fault=jobDetail:dead`)
    const pane = page.getByRole('region', { name: WORDS.en.detail })
    const retry = pane.getByRole('button', { name: WORDS.en.retry })
    await page.getByRole('article').nth(1).getByRole('link').click()
    await retry.waitFor()
    // Something else than a job fails the pane alone.
    await page.route('**/job-search/v1.0/jobs/*', (route) => {
      const id = Number(/jobs\/(\d+)/.exec(route.request().url())?.[1])
      return route.fulfill({ json: { card: { id } } })
    })
    const third = page.getByRole('article').nth(2).getByRole('link')
    await third.click()
    await pane.getByRole('heading', { level: 2, name: (await third.textContent()) ?? '' }).waitFor()
    await retry.waitFor()
    await page.unroute('**/job-search/v1.0/jobs/*')
    await page.context().addCookies([{ name: 'faults', value: '', url: react18Development }])
    await retry.click()
    await pane.getByRole('link', { name: WORDS.en.applyNow }).waitFor()
  })

  test.each([
    ['themes:dead,topBanner:dead,sidebarBanner:dead,bottomText:dead,keywordSeo:dead', 200],
    ['topBanner:empty,keywordSeo:empty,bottomText:empty', 200],
    ['jobSearch:dead', 503],
    ['nothing:dead,__proto__:dead,themes:odd', 200],
  ])('the page is with %s', async (fault, status) => {
    const response = await fetch(`${react18Development}/jobs?fault=${fault}`)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('<main id="main-content"')
  })

  test.each([
    ['topBanner', 'top-banner'],
    ['bottomText', 'seo-bottom-text'],
    ['keywordSeo', 'seo-keywords'],
    ['sidebarBanner', 'sidebar-banner'],
  ])('%s is missing on the page whose URL says so, and nothing else', async (name, part) => {
    const partsOf = async (query: string) => {
      const html = await (await fetch(`${react18Development}/jobs${query}`)).text()
      return [...html.matchAll(/data-shell="([\w-]+)"/g)].map(([, found]) => found)
    }
    const all = await partsOf('')
    expect(all).toContain(part)
    expect(await partsOf(`?fault=${name}:dead`)).toEqual(all.filter((found) => found !== part))
  })

  test.each([
    ['/jobs', '0 jobs'],
    ['/viec-lam', '0 việc làm'],
  ])('a search that failed on %s does not say “%s”', async (path, none) => {
    const html = await (await fetch(`${react18Development}${path}?fault=jobSearch:dead`)).text()
    expect(html).toContain(path === '/jobs' ? 'could not be loaded' : 'Không tải được')
    expect(html).not.toContain(none)
    expect(html).toContain('type="checkbox"')
    expect(html).not.toContain('choice-count')
  })

  test('a search that finds nothing on purpose says so', async () => {
    const html = await (await fetch(`${react18Development}/jobs?fault=jobSearch:empty`)).text()
    expect(html).toContain('No matching jobs')
  })

  test('the switches are a page, and the current user is one of them', async () => {
    const page = await fetch(`${react18Development}/dev`)
    expect(page.status).toBe(200)
    const seeker = await (await fetch(`${react18Development}/jobs?visitor=seeker`)).text()
    expect(seeker).toContain('"firstName":"Minh Anh"')
    const unknown = await (await fetch(`${react18Development}/jobs?visitor=unknown`)).text()
    expect(unknown).not.toContain('"user":')
    expect((await fetch(`${site}/dev`)).status).toBe(404)
    expect((await fetch(`${site}/jobs?fault=jobSearch:dead`)).status).toBe(200)
  })
})

describe('the header’s search', () => {
  const { open } = withBrowser()

  test.each(languagesOf('en'))(
    'offers popular keywords on focus, then the recent ones with their place: %s',
    async (language) => {
      const { hotKeywords, recentSearches } = messages[language].searchBar
      const page = await open(WIDE)
      const field = page.getByRole('banner').getByRole('combobox')
      const offered = async (name: string) => {
        await visit(page, site + WORDS[language].all)
        await field.focus()
        const list = page.getByRole('listbox', { name })
        await list.waitFor()
        await page.keyboard.press('ArrowDown')
        await expect.poll(() => list.getByRole('option', { selected: true }).count()).toBe(1)
        return list.getByRole('option').allTextContents()
      }
      expect((await offered(hotKeywords)).length).toBeGreaterThan(3)
      await field.fill('java')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname.startsWith('/java-'))
      await page.goto(site + (language === 'vi' ? '/viec-lam-ha-noi-v24-vn' : '/ha-noi-jobs-v24-en'))
      await field.fill('ban hang')
      await field.press('Enter')
      await page.waitForURL((url) => url.pathname.startsWith('/ban-hang'))
      const place = language === 'vi' ? 'Hà Nội' : 'Ha Noi'
      expect(await offered(recentSearches)).toEqual([`ban hang · ${place}`, 'java'])
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => /^\/ban-hang.*24/.test(url.pathname))
    },
  )
})

describe('lists and numbers', () => {
  test.each(languagesOf('vi'))('applying leaves a saved job saved: %s', async (language) => {
    const { session } = await register()
    const headers = { Cookie: `${session.name}=${session.value}` }
    const post = (path: string, fields: Record<string, string>) =>
      fetch(site + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
    for (const job of ['1763222', '1763223']) await post('/saved-jobs', { job, save: '1', language })
    const form = language === 'vi' ? '/ung-tuyen-nhieu-viec-lam' : '/apply-multiple-jobs'
    const sent = await post(form, { job: '1763222', name: 'Thu', email: 'thu@jobsite.example', phone: '0912345678' })
    expect(sent.status).toBe(303)
    expect(await (await fetch(`${site}/saved-jobs`, { headers })).json()).toEqual([1763222, 1763223])
    const html = await (await fetch(site + pagePath('myJobs', language), { headers })).text()
    expect(html.match(/<article/g)).toHaveLength(3)
  })

  test.each(languagesOf('en'))(
    'a job that was applied for says so in lists, to its seeker alone: %s',
    async (language) => {
      const { session } = await register()
      const headers = { Cookie: `${session.name}=${session.value}` }
      const form = language === 'vi' ? '/ung-tuyen-nhieu-viec-lam' : '/apply-multiple-jobs'
      const fields = { job: '1763222', name: 'Thu', email: 'thu@jobsite.example', phone: '0912345678' }
      const body = new URLSearchParams(fields)
      expect((await fetch(site + form, { method: 'POST', headers, body, redirect: 'manual' })).status).toBe(303)
      const marked = async (init: RequestInit) => {
        const html = await (await fetch(site + WORDS[language].all, init)).text()
        const cards = html.match(/<article class="job-card"[\s\S]*?<\/article>/g) ?? []
        expect(cards.length).toBeGreaterThan(5)
        return cards.filter((card) => card.includes('job-applied')).map((card) => /-(\d+)-j[dv]/.exec(card)?.[1])
      }
      expect(await marked({ headers })).toEqual(['1763222'])
      expect(await marked({})).toEqual([])
    },
  )

  test.each(languagesOf('vi'))('the number of the bell is the number of jobs behind it: %s', async (language) => {
    const { name, value } = await createSession(site)
    const html = await (
      await fetch(site + pagePath('jobAlerts', language), { headers: { Cookie: `${name}=${value}` } })
    ).text()
    const bell = /class="shell-badge"[^>]*>(\d+)</.exec(html)?.[1]
    expect(Number(bell)).toBeGreaterThan(0)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main.match(/<article/g)).toHaveLength(Number(bell))
    expect(main).toMatch(new RegExp(`<h2[^>]*>[^<]*\\(${bell}\\)`))
  })

  test.each(languagesOf('en'))('a visitor reaches saved jobs from a list, on a phone too: %s', async (language) => {
    const page = await (await fetch(site + WORDS[language].all)).text()
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
    const href = /<a href="([^"]*section=saved)"/.exec(main)?.[1] ?? ''
    const response = await fetch(site + href, { redirect: 'manual' })
    expect(new URL(response.headers.get('Location') ?? '', site).pathname).toBe(WORDS[language].login)
  })
})
