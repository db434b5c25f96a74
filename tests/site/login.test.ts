import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { leave } from '../support/leave.ts'
import { isFocused } from '../support/pageHelpers.ts'
import { createSession, DEMO, localPart, readHtml, sendLogin, visit, withBrowser } from '../support/siteBrowser.ts'

const site = inject('site').react19

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(site + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers })

const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''

describe('logging in', () => {
  test('sets a cookie that scripts and other sites cannot use, and leads to the dashboard', async () => {
    const response = await post('/dang-nhap?type=login', DEMO)
    expect(response.status).toBe(303)
    expect(localPart(new URL(response.headers.get('Location') ?? '', site).href)).toBe('/quan-ly-nghe-nghiep/tong-quan')
    const cookie = response.headers.getSetCookie()[0] ?? ''
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).toContain('Path=/')
  })

  test('leads back to the previous page', async () => {
    const wanted = `${site}/my-career-center/my-jobs?section=saved`
    const response = await post('/login', { ...DEMO, redirectURL: wanted })
    expect(response.headers.get('Location')).toBe(wanted)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    'http://localhost@evil.example/',
    'http://localhost.evil.example/',
    'https:evil.example',
    '/\t/evil.example',
  ])('never leads off the site: %j', async (redirectURL) => {
    for (const response of [
      await post('/login', { ...DEMO, redirectURL }),
      await post(`/login?redirectURL=${encodeURIComponent(redirectURL)}`, DEMO),
    ]) {
      expect(response.status).toBe(303)
      expect(new URL(response.headers.get('Location') ?? '', site).origin).toBe(site)
    }
    const form = await (await fetch(`${site}/login?redirectURL=${encodeURIComponent(redirectURL)}`)).text()
    expect(form).not.toContain('name="redirectURL"')
  })

  test('a wrong password is rejected with a message and keeps the e-mail', async () => {
    const response = await post('/login', { ...DEMO, password: 'wrong' })
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie()).toEqual([])
    const html = await response.text()
    expect(html).toContain('role="alert"')
    expect(html).toContain('value="demo@jobsite.example"')
    expect(html).not.toContain('wrong"')
  })

  test('what was typed cannot become markup', async () => {
    const email = '"></script><script>alert(1)</script>\u2028'
    const html = await (await post('/login', { email, password: 'x' })).text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('</script><script>')
    const state = /<script type="application\/json" id="page-state">(.*)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.stringify(JSON.parse(state))).toContain('alert(1)')
  })

  test('a form sent from another site is refused', async () => {
    expect((await post('/login', DEMO, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await post('/sign-up', DEMO, { Origin: 'null' })).status).toBe(403)
  })

  test('too large a form is refused', async () => {
    const fields = { email: 'x'.repeat(20_000) }
    const program = await post('/login', fields)
    expect(program.status).toBe(413)
    expect(await program.json()).toMatchObject({ status: { code: 413 } })
    const browser = await post('/dang-nhap', fields, { Accept: 'text/html,*/*;q=0.8' })
    expect(browser.status).toBe(413)
    expect(readHtml(await browser.text())).toMatchObject({ lang: 'vi', headings: ['Nội dung hoặc tệp quá lớn'] })
  })

  test('an unknown or tampered session is ignored', async () => {
    const response = await fetch(`${site}/my-career-center/dashboard`, {
      redirect: 'manual',
      headers: { Cookie: 'session=made-up' },
    })
    expect(response.status).toBe(302)
  })

  test.each(['/my-career-center/dashboard', '/my-profile', '/account-settings'])(
    'browsers keep no copy of %s',
    async (path) => {
      const Cookie = cookieOf(await post('/login', DEMO))
      expect((await fetch(site + path, { headers: { Cookie } })).headers.get('Cache-Control')).toBe('no-store')
    },
  )

  test('the page contains the user, but never the token', async () => {
    const cookie = cookieOf(await post('/login', DEMO))
    const { accessToken } = (await (await fetch(`${site}/account/token`, { headers: { Cookie: cookie } })).json()) as {
      accessToken: string
    }
    const html = await (await fetch(`${site}/my-career-center/dashboard`, { headers: { Cookie: cookie } })).text()
    expect(html).toContain('"firstName":"Minh Anh"')
    expect(html).not.toContain(accessToken)
    expect(html).not.toContain('accessToken')
    expect(html).not.toContain(cookie.slice('session='.length))
  })

  test.each(['facebook', 'google'])('the demo account of %s', async (network) => {
    const form = await (await fetch(`${site}/login?type=${network}&redirectURL=%2Fjobs`)).text()
    expect(form).toContain(`name="network" value="${network}"`)
    const response = await post(`/login?type=${network}&redirectURL=%2Fjobs`, { network })
    expect(response.headers.get('Location')).toBe(`${site}/jobs`)
  })
})

describe('logging out', () => {
  test.each([
    ['vi', '/'],
    ['en', '/en'],
  ])('in %s leads to %s and ends the session, by a click and not by a prefetch', async (language, home) => {
    const Cookie = cookieOf(await post('/login', DEMO))
    const get = (path: string, purpose: HeadersInit = {}): Promise<Response> =>
      fetch(site + path, { redirect: 'manual', headers: { Cookie, ...purpose } })
    const prefetched = await get(`/logout/${language}?client_id=3`, { 'Sec-Purpose': 'prefetch;prerender' })
    expect([prefetched.status, prefetched.headers.getSetCookie()]).toEqual([503, []])
    expect((await get('/my-career-center/dashboard')).status).toBe(200)
    const response = await get(`/logout/${language}?client_id=3`)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(home)
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0')
    expect((await get('/my-career-center/dashboard')).status).toBe(302)
  })
})

describe('registering', () => {
  const newcomer = { firstName: 'Thu', lastName: 'Lê', password: 'mat-khau-dai' }

  test.each([
    ['/dang-ky', '/chao-don-ung-vien-moi/bat-dau'],
    ['/sign-up', '/onboarding/welcome'],
  ])('%s leads to %s', async (path, target) => {
    const email = `thu${path.length}.${Date.now()}@jobsite.example`
    const response = await post(path, { ...newcomer, email })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(target)
    const welcome = await fetch(site + target, { headers: { Cookie: cookieOf(response) } })
    expect(readHtml(await welcome.text()).headings[0]).toMatch(/, Thu!$/)
    expect((await post(path, { ...newcomer, email, password: 'mat-khau-khac' })).status).toBe(422)
    const again = await post(path, { ...newcomer, email })
    expect(again.headers.get('Location'), 'a second click').toBe(target)
    expect(cookieOf(again)).toMatch(/^session=/)
  })

  test('from a job leads to the welcome page, which goes on to the job', async () => {
    const email = `job.${crypto.randomUUID()}@jobsite.example`
    const job = '/apply-multiple-jobs?job=1763223'
    const response = await post(`/sign-up?redirectURL=${encodeURIComponent(job)}`, { ...newcomer, email })
    const target = new URL(response.headers.get('Location') ?? '', site)
    expect([target.pathname, target.searchParams.get('redirectURL')]).toEqual(['/onboarding/welcome', site + job])
    const welcome = await fetch(target, { headers: { Cookie: cookieOf(response) } })
    expect(await welcome.text()).toContain(`href="${site}${job}">Continue</a>`)
    const evil = await post('/sign-up?redirectURL=https%3A%2F%2Fevil.example', { ...newcomer, email: `x${email}` })
    expect(evil.headers.get('Location')).toBe('/onboarding/welcome')
  })

  test('says what is missing, and never sends a password back', async () => {
    const html = await (await post('/sign-up', { ...newcomer, firstName: '', email: 'x', password: 'short77' })).text()
    expect(html).toContain('Please fill this in.')
    expect(html).toContain('Enter a valid e-mail address.')
    expect(html).toContain('at least 8 characters')
    expect(html).not.toContain('short77')
  })

  test('says what is too long', async () => {
    const html = await (await post('/sign-up', { ...newcomer, firstName: 'x'.repeat(101), email: 'x@y.vn' })).text()
    expect(html).toContain('Enter 100 characters at most.')
    expect(html).not.toContain('Please fill this in.')
  })

  test('a browser is led from the rejected form to its page, which shows what was typed until another one is opened', async () => {
    const fields = { ...newcomer, email: 'x', password: 'short77' }
    const response = await post('/sign-up?redirectURL=%2Fjobs', fields, { Accept: 'text/html,*/*;q=0.8' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/sign-up?redirectURL=%2Fjobs')
    expect(response.headers.getSetCookie()[0]).toContain('HttpOnly')
    const read = async (path: string, Cookie = cookieOf(response)): Promise<string> =>
      (await fetch(site + path, { headers: { Cookie } })).text()
    for (const [path, error] of [
      ['/sign-up?redirectURL=%2Fjobs', 'Enter a valid e-mail address.'],
      ['/dang-ky', 'Vui lòng nhập địa chỉ email hợp lệ.'],
      // Files that browsers request by themselves.
      ['/apple-touch-icon.png', ''],
      ['/sign-up', 'Enter a valid e-mail address.'],
    ] as const) {
      const html = await read(path)
      expect(html.includes('value="Thu"'), path).toBe(error !== '')
      expect(html).toContain(error)
      expect(html).not.toContain('short77')
    }
    expect(await read('/sign-up', 'rejected=made-up')).not.toContain('Thu')
    await fetch(`${site}/jobs`, { headers: { Cookie: cookieOf(response), 'Sec-Purpose': 'prefetch' } })
    expect(await read('/sign-up')).toContain('Thu')
    await read('/jobs')
    expect(await read('/sign-up')).not.toContain('Thu')
  })
})

describe('in the browser', () => {
  const { open } = withBrowser()

  test('without script: rejected, corrected, back to the page that required it', async () => {
    const page = await open({ javaScriptEnabled: false })
    await page.goto(`${site}/my-career-center/my-jobs?section=saved`)
    expect(new URL(page.url()).pathname).toBe('/login')
    const main = page.getByRole('main')
    await main.getByLabel('E-mail').fill(DEMO.email)
    await main.getByLabel('Password').fill('wrong')
    await main.getByRole('button', { name: 'Log in' }).click()
    expect(await main.getByRole('alert').textContent()).toContain('Wrong e-mail or password')
    await expect.poll(() => isFocused(main.getByRole('alert'))).toBe(true)
    expect(await main.getByLabel('E-mail').inputValue()).toBe(DEMO.email)
    await main.getByLabel('Password').fill(DEMO.password)
    await main.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(`${site}/my-career-center/my-jobs?section=saved`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('My jobs')
  })
  test('going back and forward after a rejected form sends nothing again', async () => {
    const page = await open()
    const main = page.getByRole('main')
    const redirectURL = `${site}/jobs?utm_source=mail`
    await page.goto(`${site}/sign-up?redirectURL=${encodeURIComponent(redirectURL)}`)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await main.getByLabel('First name').fill('Thu')
    await main.getByLabel('Last name').fill('Lê')
    await main.getByLabel('E-mail').fill(DEMO.email)
    await main.getByLabel('Password').fill('mat-khau-dai')
    await main.getByRole('button', { name: 'Create account' }).click()
    await main.getByText('This e-mail has an account already.', { exact: true }).waitFor()
    await expect.poll(() => isFocused(main.getByLabel('E-mail'))).toBe(true)
    expect(new URL(page.url()).searchParams.size).toBe(1)
    expect(await main.getByLabel('First name').inputValue()).toBe('Thu')
    expect(await main.getByLabel('Password').inputValue()).toBe('')
    await main.getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.searchParams.get('redirectURL') === redirectURL)
    await sendLogin(page, 'en', { ...DEMO, password: 'wrong' })
    await main.getByRole('alert').waitFor()
    await page.goBack()
    await page.goForward()
    await page.reload()
    await main.getByRole('heading', { name: 'Log in' }).waitFor()
    expect(posts).toHaveLength(2)
    await page.getByRole('link', { name: 'Tiếng Việt' }).first().click()
    await page.waitForURL((url) => url.pathname === '/dang-nhap')
    await sendLogin(page, 'vi')
    await page.waitForURL(`${site}/viec-lam?utm_source=mail`)
  })
  test.each([
    ['/my-career-center/my-jobs?section=saved', restore],
    ['/jobs', prefetch],
  ])('a page that was loaded before the user changed is loaded again: %s', async (path, openLater) => {
    const { name, value } = await createSession(site)
    const page = await open()
    await page.context().addCookies([{ name, value, url: site }])
    await openLater(page, site + path, async () => {
      await fetch(`${site}/logout/en`, { redirect: 'manual', headers: { Cookie: `${name}=${value}` } })
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Minh Anh').first().waitFor({ state: 'detached' })
  })
})

/** Opens a page, and again from the back/forward cache: with the same user, then after the user has changed. */
async function restore(page: Page, url: string, change: () => Promise<void>): Promise<void> {
  const comeBack = (): Promise<boolean> =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await visit(page, url)
  await page.waitForFunction(() => document.cookie.includes('VNW_TRACKING_GA'))
  await page.evaluate(() => document.body.setAttribute('data-first', ''))
  const requested = page.waitForResponse(`${site}/account/user`)
  await comeBack()
  expect(await (await requested).json()).toEqual({ userId: expect.any(String) })
  const first = page.locator('[data-first]')
  expect(await first.count()).toBe(1)
  await change()
  await comeBack()
  await first.waitFor({ state: 'detached' })
}

/** Lets the browser prefetch a page, and opens it after the user has changed. */
async function prefetch(page: Page, url: string, change: () => Promise<void>): Promise<void> {
  await visit(page, `${site}/`)
  // Chromium drops what it has prefetched when a service worker registers afterwards.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve())
  })
  await page.evaluate((href) => {
    const rules = document.createElement('script')
    rules.type = 'speculationrules'
    rules.nonce = document.querySelector('script')?.nonce ?? ''
    rules.text = JSON.stringify({ prefetch: [{ urls: [href], eagerness: 'immediate' }] })
    document.head.append(rules)
  }, url)
  await ready
  await change()
  const requested = page.waitForRequest(`${site}/account/user`)
  await leave(page, url)
  await requested
}
