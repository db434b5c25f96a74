import { LANGUAGES, type Language, pagePath } from '@jobsite/shell/core'
import type { Locator, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { eachValue } from '../support/chooseRows.ts'
import { isFocused } from '../support/pageHelpers.ts'
import { hydrated, languagesOf, readHtml, sendLogin, visit, withBrowser } from '../support/siteBrowser.ts'

const site = inject('site').react19

const WORDS = {
  vi: {
    register: '/dang-ky',
    login: '/dang-nhap',
    welcome: '/chao-don-ung-vien-moi/bat-dau',
    lastName: 'Họ',
    firstName: 'Tên đệm và tên',
    email: 'Email',
    password: 'Mật khẩu',
    create: 'Tạo tài khoản',
    title: 'Lỗi: Đăng ký | Jobsite',
    missing: 'Vui lòng nhập thông tin này.',
    wrongEmail: 'Vui lòng nhập địa chỉ email hợp lệ.',
    keyword: 'Từ khóa',
    createAlert: 'Tạo thông báo',
    alertFor: 'Tạo thông báo cho tìm kiếm này',
    alertMade: 'Đã tạo thông báo việc làm.',
    frequency: 'Tần suất',
    weekly: 'Hằng tuần',
    frequencyChanged: 'Đã đổi tần suất thông báo.',
    daily: /^\d+ việc làm mới từ hôm qua$/,
    ofTheWeek: /^\d+ việc làm mới trong 7 ngày qua$/,
    saveFrequency: /^Lưu tần suất: kế toán/,
    stop: /^Dừng thông báo: kế toán/,
    noAlert: 'Bạn chưa có thông báo nào.',
    search: '/k%E1%BA%BF-to%C3%A1n-kv',
    company: '/nha-tuyen-dung/cho-so-e1000109-vn',
    follow: /^Theo dõi /,
    unfollow: /^Bỏ theo dõi /,
    toFollow: 'Đăng nhập để theo dõi Chợ Số.',
    followed: 'Đã theo dõi công ty.',
    jobTitle: 'Chức danh (không bắt buộc)',
    saveProfile: 'Lưu hồ sơ',
    saved: 'Đã lưu hồ sơ.',
    find: 'Nhà tuyển dụng tìm thấy hồ sơ của tôi',
    current: 'Mật khẩu hiện tại',
    next: 'Mật khẩu mới',
    change: 'Đổi mật khẩu',
    changed: 'Đã đổi mật khẩu.',
    wrong: 'Mật khẩu hiện tại không đúng.',
    all: '/viec-lam',
    detail: 'Chi tiết việc làm',
    back: 'Về danh sách',
    logIn: 'Đăng nhập',
    confirm: 'Nhập mật khẩu để xác nhận',
    delete: 'Xóa tài khoản',
    deleted: 'Đã xóa tài khoản của bạn.',
    forgotten: 'Quên mật khẩu?',
  },
  en: {
    register: '/sign-up',
    login: '/login',
    welcome: '/onboarding/welcome',
    lastName: 'Last name',
    firstName: 'First name',
    email: 'E-mail',
    password: 'Password',
    create: 'Create account',
    title: 'Error: Register | Jobsite',
    missing: 'Please fill this in.',
    wrongEmail: 'Enter a valid e-mail address.',
    keyword: 'Keyword',
    createAlert: 'Create alert',
    alertFor: 'Create an alert for this search',
    alertMade: 'The job alert is set up.',
    frequency: 'Frequency',
    weekly: 'Weekly',
    frequencyChanged: 'The frequency of the alert is changed.',
    daily: /^\d+ jobs? new since yesterday$/,
    ofTheWeek: /^\d+ jobs? new in the last 7 days$/,
    saveFrequency: /^Save the frequency: accountant/,
    stop: /^Stop the alert: accountant/,
    noAlert: 'You have no alert yet.',
    search: '/accountant-kw',
    company: '/companies/cho-so-e1000109-en',
    follow: /^Follow /,
    unfollow: /^Unfollow /,
    toFollow: 'Log in to follow Chợ Số.',
    followed: 'You now follow the company.',
    jobTitle: 'Job title (optional)',
    saveProfile: 'Save profile',
    saved: 'Your profile is saved.',
    find: 'Employers can find my profile',
    current: 'Current password',
    next: 'New password',
    change: 'Change password',
    changed: 'Your password is changed.',
    wrong: 'This is not your current password.',
    all: '/jobs',
    detail: 'Job details',
    back: 'Back to the list',
    logIn: 'Log in',
    confirm: 'Your password, to confirm',
    delete: 'Delete account',
    deleted: 'Your account is deleted.',
    forgotten: 'Forgotten your password?',
  },
} as const

const WIDE = { viewport: { width: 1300, height: 900 } }
const PASSWORD = 'mat-khau-dai'

/** Waits until the page says something, with the focus on it: a press before would move the focus first. */
async function said(main: Locator, words: string): Promise<void> {
  const message = main.getByRole('status').filter({ hasText: words })
  await expect.poll(() => isFocused(message)).toBe(true)
}

const newEmail = (): string => `account.${crypto.randomUUID()}@jobsite.example`

/** Returns the session of a new account, as a cookie. */
async function register(email = newEmail()): Promise<{ name: string; value: string }> {
  const fields = { email, password: PASSWORD, firstName: 'Thu', lastName: 'Lê' }
  const response = await fetch(`${site}/dang-ky`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  const [name = '', value = ''] = response.headers.getSetCookie()[0]?.split(/[=;]/, 2) ?? []
  return { name, value }
}

const VISITS = eachValue(
  LANGUAGES.flatMap((language) => [true, false].map((hasScript) => ({ language, hasScript }))),
  ['language', 'hasScript'],
)

describe('a seeker', () => {
  const { open } = withBrowser()

  /** Opens a page as a seeker who has just registered. */
  async function openPage(language: Language, hasScript: boolean, path: string) {
    const session = await register()
    const page = await open({ ...WIDE, javaScriptEnabled: hasScript })
    await page.context().addCookies([{ ...session, url: site }])
    await go(page, hasScript, path)
    return { page, main: page.getByRole('main'), words: WORDS[language] }
  }

  async function go(page: Page, hasScript: boolean, path: string): Promise<void> {
    await page.goto(site + path)
    if (hasScript) await hydrated(page)
  }

  test.each(VISITS)(
    'creates an alert from a search, changes its frequency, and stops it ($language, script: $hasScript)',
    async ({ language, hasScript }) => {
      const { page, main, words } = await openPage(language, hasScript, WORDS[language].search)
      await main.getByRole('link', { name: words.alertFor }).click()
      await main.getByRole('button', { name: words.createAlert, exact: true }).waitFor()
      if (hasScript) await hydrated(page)
      expect(await main.getByLabel(words.keyword).inputValue()).not.toBe('')
      await main.getByRole('button', { name: words.createAlert, exact: true }).click()
      await said(main, words.alertMade)
      const daily = Number.parseInt((await main.getByText(words.daily).textContent()) ?? '', 10)
      await main.getByLabel(words.frequency).first().selectOption({ label: words.weekly })
      await main.getByRole('button', { name: words.saveFrequency }).click()
      await said(main, words.frequencyChanged)
      await page.reload()
      expect(await main.getByLabel(words.frequency).first().inputValue()).toBe('weekly')
      const ofTheWeek = Number.parseInt((await main.getByText(words.ofTheWeek).textContent()) ?? '', 10)
      expect(ofTheWeek).toBeGreaterThan(daily)
      await main.getByRole('button', { name: words.stop }).click()
      await main.getByText(words.noAlert).waitFor()
    },
  )

  test.each(VISITS)(
    'follows a company, and stops in My companies ($language, script: $hasScript)',
    async ({ language, hasScript }) => {
      const { page, main, words } = await openPage(language, hasScript, WORDS[language].company)
      await main.getByRole('button', { name: words.follow }).click()
      await main.getByRole('button', { name: words.unfollow }).waitFor()
      await go(page, hasScript, pagePath('myCompanies', language))
      await main.getByRole('button', { name: words.unfollow }).click()
      await expect.poll(() => main.getByRole('button', { name: words.unfollow }).count()).toBe(0)
    },
  )

  test.each(VISITS)(
    'follows a company with a login on the way ($language, script: $hasScript)',
    async ({ language, hasScript }) => {
      const words = WORDS[language]
      const email = newEmail()
      await register(email)
      const page = await open({ ...WIDE, javaScriptEnabled: hasScript })
      const main = page.getByRole('main')
      await go(page, hasScript, words.company)
      await main.getByRole('button', { name: words.follow }).click()
      await page.waitForURL((url) => url.pathname === words.login)
      await main.getByText(words.toFollow).waitFor()
      await sendLogin(page, language, { email, password: PASSWORD })
      await page.waitForURL(site + words.company)
      await said(main, words.followed)
      await main.getByRole('button', { name: words.unfollow }).waitFor()
      await go(page, hasScript, pagePath('myCompanies', language))
      await main.getByRole('link', { name: 'Chợ Số' }).waitFor()
    },
  )

  test.each([
    ['the same seeker', true],
    ['another one', false],
  ])('a form that was sent after the session had ended is kept for %s: %s', async (_, isKept) => {
    const [email, other] = [newEmail(), newEmail()]
    const [session] = await Promise.all([register(email), register(other)])
    const page = await open(WIDE)
    await page.context().addCookies([{ ...session, url: site }])
    const title = page.getByRole('main').getByLabel(WORDS.en.jobTitle)
    await go(page, true, '/my-profile')
    await title.fill('Kế toán')
    const Cookie = `${session.name}=${session.value}`
    await fetch(`${site}/logout/en`, { redirect: 'manual', headers: { Cookie } })
    await page.getByRole('button', { name: WORDS.en.saveProfile }).click()
    await page.waitForURL((url) => url.pathname === WORDS.en.login)
    await sendLogin(page, 'en', { email: isKept ? email : other, password: PASSWORD })
    await page.waitForURL(`${site}/my-profile`)
    expect(await title.inputValue()).toBe(isKept ? 'Kế toán' : '')
  })

  test.each(VISITS)(
    'changes the profile, which the header shows, and hides the resume ($language, script: $hasScript)',
    async ({ language, hasScript }) => {
      const { page, main, words } = await openPage(language, hasScript, pagePath('myProfile', language))
      await main.getByLabel(words.firstName).fill('Lan\u202E\u0000 Anh')
      await main.getByLabel(words.jobTitle).fill('Kế toán')
      await main.getByRole('button', { name: words.saveProfile }).click()
      await said(main, words.saved)
      expect(await main.getByLabel(words.firstName).inputValue()).toBe('Lan Anh')
      await go(page, hasScript, pagePath('profileSettings', language))
      await main.getByText('Lan Anh Lê').waitFor()
      const find = main.getByRole('switch', { name: words.find })
      expect(await find.getAttribute('aria-checked')).toBe('true')
      await find.click()
      await expect.poll(() => find.getAttribute('aria-checked')).toBe('false')
    },
  )

  test.each(VISITS)('changes the password ($language, script: $hasScript)', async ({ language, hasScript }) => {
    const { page, main, words } = await openPage(language, hasScript, pagePath('accountSettings', language))
    await main.getByLabel(words.current).fill('wrong')
    await main.getByLabel(words.next).fill('mat-khau-moi')
    await main.getByRole('button', { name: words.change }).click()
    await main.getByText(words.wrong).first().waitFor()
    await expect.poll(() => isFocused(main.getByLabel(words.current))).toBe(true)
    if (hasScript) await hydrated(page)
    await main.getByLabel(words.current).fill(PASSWORD)
    await main.getByLabel(words.next).fill('mat-khau-moi')
    await main.getByRole('button', { name: words.change }).click()
    await said(main, words.changed)
  })

  test.each(VISITS)('deletes the account ($language, script: $hasScript)', async ({ language, hasScript }) => {
    const { page, main, words } = await openPage(language, hasScript, pagePath('accountSettings', language))
    const remove = main.getByRole('button', { name: words.delete })
    await main.getByLabel(words.confirm).fill('wrong')
    await remove.click()
    await main.getByText(words.wrong).first().waitFor()
    await expect.poll(() => isFocused(main.getByLabel(words.confirm))).toBe(true)
    if (hasScript) await hydrated(page)
    await main.getByLabel(words.confirm).fill(PASSWORD)
    await remove.click()
    await page.waitForURL(site + pagePath('homepage', language))
    await said(main, words.deleted)
    await go(page, hasScript, pagePath('accountSettings', language))
    await main.getByRole('link', { name: words.logIn }).waitFor()
  })

  test('uploads a CV, which an application names, and removes it', async () => {
    const { page, main } = await openPage('en', true, '/my-profile')
    const file = { name: 'a/cv-lan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await main.getByLabel('CV file').setInputFiles(file)
    await main.getByRole('button', { name: 'Upload CV' }).click()
    await main.getByRole('link', { name: 'cv-lan.pdf' }).waitFor()
    const Cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const download = await fetch(`${site}/account/resume`, { headers: { Cookie } })
    expect([download.status, await download.text()]).toEqual([200, '%PDF-1.7'])
    expect(download.headers.get('Content-Disposition')).toContain('attachment')
    await go(page, true, '/apply-multiple-jobs?job=1763223')
    await main.getByText('cv-lan.pdf').waitFor()
    await go(page, true, '/my-profile')
    await main.getByRole('button', { name: 'Remove cv-lan.pdf' }).click()
    await main.getByText('You have not uploaded a CV.').waitFor()
  })

  test('cannot upload a program as a CV', async () => {
    const { name, value } = await register()
    const body = new FormData()
    body.set('file', new Blob(['MZ']), 'cv.pdf.exe')
    const response = await fetch(`${site}/account/resume`, {
      method: 'POST',
      body,
      headers: { Cookie: `${name}=${value}` },
    })
    expect(response.status).toBe(422)
  })
})

describe('by keyboard alone', () => {
  const { open } = withBrowser()

  test.each(languagesOf('vi'))(
    'Enter leads to the opened job, Escape and a button back to its card: %s',
    async (language) => {
      const words = WORDS[language]
      const page = await open(WIDE)
      await visit(page, site + words.all)
      const pane = page.getByRole('region', { name: words.detail })
      const card = page.getByRole('article').nth(2).getByRole('link')
      const title = (await card.textContent()) ?? ''
      const heading = pane.getByRole('heading', { level: 2, name: title })
      await card.focus()
      await page.keyboard.press('Enter')
      await heading.waitFor()
      await expect.poll(() => isFocused(heading)).toBe(true)
      // The heading has said it.
      expect(await pane.getByRole('status').textContent()).toBe('')
      await page.keyboard.press('Escape')
      await expect.poll(() => isFocused(card)).toBe(true)
      await page.keyboard.press('Enter')
      await expect.poll(() => isFocused(heading)).toBe(true)
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => isFocused(pane.getByRole('button', { name: words.back }))).toBe(true)
      await page.keyboard.press('Enter')
      await expect.poll(() => isFocused(card)).toBe(true)
    },
  )

  test.each(languagesOf('en'))('registers, with errors in the language of the page: %s', async (language) => {
    const words = WORDS[language]
    const page = await open(WIDE)
    const main = page.getByRole('main')
    await visit(page, site + words.register)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    const email = main.getByLabel(words.email)
    // In the order in which the language writes a name.
    const names = language === 'vi' ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const)
    const name = main.getByLabel(words[names[0]], { exact: true })
    await email.focus()
    await page.keyboard.type('abc')
    await page.keyboard.press('Enter')
    const alert = main.getByRole('alert')
    await expect.poll(() => isFocused(alert)).toBe(true)
    expect(await page.title()).toBe(words.title)
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
    const described = async () => (await email.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${await described()}"]`).textContent()).toBe(words.wrongEmail)
    expect(await main.getByText(words.missing, { exact: true }).count()).toBe(3)
    await alert.getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(name)).toBe(true)
    expect(posts).toEqual([])
    for (const field of names) {
      await page.keyboard.type(field === 'lastName' ? 'Lê' : 'Thu')
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(newEmail())
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === words.welcome)
  })
})

test('without script the browser checks the fields', async () => {
  const html = await (await fetch(`${site}/sign-up`)).text()
  const form = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(form).not.toContain('novalidate')
  expect(form.match(/required=""/g)).toHaveLength(4)
})

const SECTION = [
  'dashboard',
  'profileSettings',
  'profileViews',
  'myJobs',
  'jobAlerts',
  'myCompanies',
  'referralCandidates',
  'accountSettings',
  'myProfile',
] as const

test.each(LANGUAGES)('the pages of the career center share their navigation: %s', async (language) => {
  const { name, value } = await register()
  const lists = await Promise.all(
    SECTION.map(async (page) => {
      const response = await fetch(site + pagePath(page, language), { headers: { Cookie: `${name}=${value}` } })
      const html = await response.text()
      const nav = /<nav class="page-width page-nav".*?<\/nav>/.exec(html)?.[0] ?? ''
      expect(/<a href="([^"]+)" aria-current="page"/.exec(nav)?.[1]).toBe(pagePath(page, language))
      return [...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    }),
  )
  expect(lists).toEqual(SECTION.map(() => SECTION.map((page) => pagePath(page, language))))
})

test.each(['profile', 'add-alert', 'follow', 'searchable'])(
  'a visitor who sends %s is led to the login',
  async (action) => {
    const body = new URLSearchParams({ language: 'en', returnTo: '/jobs' })
    const response = await fetch(`${site}/account/${action}`, { method: 'POST', body, redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toMatch(/^\/login\?/)
  },
)

test.each(['https://evil.example/', '//evil.example'])('no form leads off the site: %s', async (returnTo) => {
  const { name, value } = await register()
  const response = await fetch(`${site}/account/searchable`, {
    method: 'POST',
    body: new URLSearchParams({ returnTo, value: '1' }),
    redirect: 'manual',
    headers: { Cookie: `${name}=${value}` },
  })
  expect(new URL(response.headers.get('Location') ?? '', site).origin).toBe(site)
})

test.each(LANGUAGES)('the login leads to help with a forgotten password: %s', async (language) => {
  const login = await (await fetch(site + WORDS[language].login)).text()
  const path = new RegExp(`href="([^"]+)">${WORDS[language].forgotten.replace('?', '\\?')}<`).exec(login)?.[1]
  const page = await fetch(site + path)
  expect(readHtml(await page.text()).lang).toBe(language)
})

test.each(['facebook.demo@jobsite.example', 'demo@jobsite.example'])(
  'nobody can delete the account %s',
  async (email) => {
    const network = email.startsWith('facebook') ? 'facebook' : ''
    const body = new URLSearchParams({ email, password: 'demo1234', network })
    const login = () => fetch(`${site}/login`, { method: 'POST', body, redirect: 'manual' })
    const Cookie = (await login()).headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    const response = await fetch(`${site}/account/delete`, {
      method: 'POST',
      body: new URLSearchParams({ password: 'demo1234' }),
      headers: { Cookie },
    })
    expect(response.status).toBe(422)
    expect((await login()).status).toBe(303)
  },
)

test('every page ends in a next step', async () => {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url as string)
  const siteMaps = ['/so-do-trang-web', '/site-map']
  const linked = await Promise.all(siteMaps.map(async (path) => linksOf(await readMain(path))))
  const others = [
    '/recommendation/success',
    '/recommendation/expired/en',
    '/quen-mat-khau',
    '/nothing-here',
    '/my-profile',
  ]
  const paths = new Set([...urls.map((url) => new URL(url).pathname), ...linked.flat(), ...others])
  expect(paths.size).toBeGreaterThan(150)
  const ends = await Promise.all(
    [...paths].map(async (path) => {
      const main = await readMain(path)
      const goesOn = linksOf(main).some((href) => href !== path) || /<form|href="mailto:/.test(main)
      return goesOn ? [] : [path]
    }),
  )
  expect(ends.flat()).toEqual([])
})

async function readMain(path: string): Promise<string> {
  const html = await (await fetch(site + path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** Links on the site. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&') as string)

test.each(['/mau-cv', '/cv-template'])('the templates of %s are documents to fill in', async (path) => {
  const files = linksOf(await readMain(path)).filter((href) => href.endsWith('.doc'))
  expect(files).toHaveLength(3)
  for (const href of files) {
    const file = await fetch(site + href)
    expect(file.headers.get('Content-Type')).toBe('application/msword')
    expect(file.headers.get('Content-Disposition')).toContain(`"${href.split('/').at(-1)}"`)
    const rtf = await file.text()
    expect(rtf).toMatch(/^\{\\rtf1[ -~\n]+\}$/)
    const words = rtf.replace(/\\u(\d+)\?/g, (_, code) => String.fromCharCode(Number(code)))
    expect(words).toContain(path === '/mau-cv' ? '[Họ và tên]' : '[Full name]')
  }
})

test.each(['/', '/viec-lam', '/tim-viec-lam', '/muc-luong', '/cau-hoi-phong-van/ke-toan-kv', '/nothing-here'])(
  '%s has one search',
  async (path) => {
    const html = await (await fetch(site + path)).text()
    expect(html.match(/role="search"/g)).toHaveLength(1)
  },
)
