import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createPasswords } from '../../site/web/passwords.ts'
import { requestPath } from '../../site/web/requestPath.ts'
import { isSuperlinear } from '../support/growth.ts'
import { createTestSite, isDone } from './support/testSite.ts'

const OWNER = 'owner@jobsite.example'
const PROXY = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'jobs.example' }
const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('health', () => {
  test('is said under any host name, without an entry in the log', async () => {
    const { browser, log, state, database } = await createTestSite()
    const ask = async (path: string) => {
      const response = await browser().send(path, { headers: { Host: '10.0.0.9.internal' } })
      return [response.status, await response.json()]
    }
    const ok = [200, { status: 'ok' }]
    const unavailable = [503, { status: 'unavailable' }]
    expect([await ask('/healthz'), await ask('/readyz')]).toEqual([ok, ok])
    state.isStopping = true
    expect([await ask('/healthz'), await ask('/readyz')]).toEqual([ok, unavailable])
    state.isStopping = false
    database.close()
    expect([await ask('/healthz'), await ask('/readyz')]).toEqual([ok, unavailable])
    expect(log).toEqual([])
  })
})

describe('the log', () => {
  test('has an entry for each request, without query, and none for the site’s own calls', async () => {
    const { browser, log } = await createTestSite()
    const page = await browser().send('/login?redirectURL=%2Fjobs&email=a%40b.example')
    await browser('2001:db8::1').send('/nothing-here', {
      headers: { 'X-Request-Id': 'made-up', 'X-Forwarded-For': '10.0.0.1' },
    })
    expect(log).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        level: 'info',
        id: page.headers.get('X-Request-Id'),
        address: '203.0.113.7',
        method: 'GET',
        path: '/login',
        status: 200,
        ms: expect.any(Number),
      },
      expect.objectContaining({ path: '/nothing-here', status: 404, address: '2001:db8::1' }),
    ])
    expect(log[1]?.id).not.toBe('made-up')
  })

  test('takes the name of a request and the last address from a proxy that the site trusts', async () => {
    const { browser, log } = await createTestSite({ isProxied: true })
    const named = { 'X-Request-Id': 'abc-1', 'X-Forwarded-For': '10.0.0.1, 198.51.100.9' }
    const page = await browser().send('/', { headers: named })
    await browser().send('/', { headers: { ...named, 'X-Request-Id': 'a b\u00e9"' } })
    expect(page.headers.get('X-Request-Id')).toBe('abc-1')
    expect(log.map(({ address }) => address)).toEqual(['198.51.100.9', '198.51.100.9'])
    expect(log[1]?.id).toMatch(/^[\da-f-]{36}$/)
  })

  test('of an error names the request, which gets a page that does too', async () => {
    const { browser, database, errors } = await createTestSite()
    const seeker = browser()
    await seeker.register(OWNER)
    database.exec("CREATE TRIGGER fail BEFORE UPDATE ON accounts BEGIN SELECT RAISE(ABORT, 'broken'); END")
    const fields = { firstName: 'Lan', lastName: 'Lê', language: 'vi' }
    const response = await seeker.post('/account/profile', fields)
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('<h1>Đã xảy ra lỗi</h1>')
    expect(html).not.toContain('broken')
    expect(errors).toEqual([expect.objectContaining({ message: 'broken', id: response.headers.get('X-Request-Id') })])
    expect(html).toContain(String(errors[0]?.id))
  })
})

describe('behind https', () => {
  test('cookies have the prefix of this host, and browsers come by https from then on', async () => {
    const { browser } = await createTestSite({ isProxied: true })
    const seeker = browser()
    const send = (path: string, body?: URLSearchParams) =>
      seeker.send(path, { method: body ? 'POST' : 'GET', body, headers: PROXY })
    const registered = await send(
      '/sign-up',
      new URLSearchParams({ firstName: 'Lan', lastName: 'Lê', email: OWNER, password: 'mat-khau-dai' }),
    )
    expect(registered.headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
    expect([...seeker.cookies.keys()]).toEqual(['__Host-session', '__Host-browser'])
    for (const cookie of registered.headers.getSetCookie()) {
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).toMatch(/; Path=\/(?:;|$)/)
      expect(cookie).not.toMatch(/Domain/i)
    }
    const user = await send('/account/user')
    expect(await user.json()).toEqual({ userId: expect.any(String) })
    // A cookie that another host of the domain has set.
    const forged = browser()
    forged.cookies.set('session', seeker.cookies.get('__Host-session') ?? '')
    const stranger = await forged.send('/account/user', { headers: PROXY })
    expect(await stranger.json()).toEqual({ userId: null })
    expect((await send('/logout/en')).headers.getSetCookie()[0]).toMatch(/^__Host-session=;.*Secure/)
    expect((await send('/healthz')).status).toBe(200)
  })

  test('nobody but a proxy that the site trusts says so', async () => {
    const { browser } = await createTestSite()
    const { headers } = await browser().send('/', { headers: PROXY })
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })
})

/** Headers by which a browser says where a request is from. */
const ELSEWHERE: readonly Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://localhost:4000' },
  { Origin: 'https://localhost' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Referer: 'https://evil.example/page' },
  { Referer: 'no url' },
]

const HERE: readonly Record<string, string>[] = [
  {},
  { Origin: 'http://localhost' },
  { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'none' },
  { Referer: 'http://localhost/jobs' },
]

describe('what another site sends', () => {
  test.each(ELSEWHERE)('is not carried out, whatever its type: %j', async (headers) => {
    const { browser } = await createTestSite()
    const seeker = browser()
    await seeker.register(OWNER)
    const Authorization = `Bearer ${await seeker.token()}`
    const posts: [path: string, body: string, type: Record<string, string>][] = [
      ['/account/searchable', 'value=0', { 'Content-Type': 'application/x-www-form-urlencoded' }],
      ['/account/searchable', 'value=0', { 'Content-Type': 'text/plain' }],
      ['/api-gateway/v1.0/profile/resume-change-searchable', '{"isSearchable":false}', JSON_TYPE],
      ['/api-gateway/v1.0/job-alerts-anonymous', '{"email":"a@b.example"}', JSON_TYPE],
      ['/log-aggregator/v2/track-banner-click', '{}', { 'Content-Type': 'application/vnd.api+json' }],
    ]
    for (const [path, body, type] of posts) {
      const init = { method: 'POST', body, headers: { ...type, ...headers, Authorization } }
      expect([path, (await seeker.send(path, init)).status]).toEqual([path, 403])
    }
    const setting = await seeker.send('/api-gateway/v1.1/resume-setting-info', { headers: { Authorization } })
    expect(await setting.json()).toMatchObject({ data: { attributes: { isSearchable: true } } })
    expect(await (await seeker.send('/account/token', { headers })).json()).toEqual({ accessToken: null })
  })

  test.each(ELSEWHERE)('ends no session by a link or an image: %j', async (headers) => {
    const { browser } = await createTestSite()
    const seeker = browser()
    await seeker.register(OWNER)
    const asked = await seeker.send('/logout/vi?client_id=3', { headers })
    expect(await seeker.isLoggedIn()).toBe(true)
    expect([asked.status, await asked.text()]).toEqual([
      200,
      expect.stringContaining('<button class="button" type="submit">Đăng xuất'),
    ])
    expect((await seeker.send('/logout/vi', { method: 'POST', headers })).status).toBe(403)
    expect(await seeker.isLoggedIn()).toBe(true)
    // The visitor confirms it on the page of this site.
    const confirmed = await seeker.send('/logout/vi', { method: 'POST', headers: { Origin: 'http://localhost' } })
    expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([303, '/'])
    expect(await seeker.isLoggedIn()).toBe(false)
  })

  test.each(HERE)('is told from the site’s own: %j', async (headers) => {
    const { browser } = await createTestSite()
    const seeker = browser()
    await seeker.register(OWNER)
    expect((await seeker.send('/account/searchable', { method: 'POST', headers })).status).toBe(303)
    await seeker.send('/logout/en', { headers })
    expect(await seeker.isLoggedIn()).toBe(false)
  })

  test('is said to the visitor in the language of the page', async () => {
    const { browser } = await createTestSite()
    const headers = { Accept: 'text/html', Origin: 'https://evil.example' }
    const response = await browser().send('/dang-nhap', { method: 'POST', headers })
    expect(await response.text()).toContain('<h1>Biểu mẫu này đến từ trang khác</h1>')
  })
})

describe('a path of many slashes', () => {
  test('takes linear time', () => {
    for (const fill of [
      (slashes: string) => `/${slashes}x`,
      (slashes: string) => `/x${slashes}y`,
      (slashes: string) => `x${slashes}`,
    ]) {
      expect(isSuperlinear((length) => void requestPath(fill('/'.repeat(length))), 200_000)).toBe(false)
    }
    const paths = ['/', '//', '', '//a//', '/a/b/', 'a', '/%61%2Db%2f%E1%BA%BF']
    expect(paths.map(requestPath)).toEqual(['/', '/', '/', '/a', '/a/b', '/a', '/a-b%2f%E1%BA%BF'])
  })

  test('costs as much as one of as many letters, in the path and in what a form returns to', async () => {
    const { browser } = await createTestSite()
    const visitor = browser()
    const cpuMs = async (send: () => Promise<unknown>) => {
      await send()
      const before = process.threadCpuUsage()
      await send()
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    }
    const ways: ((text: string) => Promise<unknown>)[] = [
      (text) => visitor.read(`/x${text}y`),
      (text) => visitor.read(`/${text}x`),
      (text) => visitor.read(`/login?redirectURL=%2Fx${text}y`),
      (text) => visitor.post('/saved-jobs', { job: '1763223', save: '1', returnTo: `/x${text}y` }),
      (text) => visitor.post(`/sign-up${text}?x`, {}),
    ]
    for (const [index, send] of ways.entries()) {
      const letters = await cpuMs(() => send('a'.repeat(60_000)))
      expect(await cpuMs(() => send('/'.repeat(60_000))), `way ${index}`).toBeLessThan(letters * 4 + 100)
    }
  })
})

describe('passwords', () => {
  test('are stored with what they were hashed with, and an older one is replaced by the login', async () => {
    const { browser, database } = await createTestSite({ cost: 11 })
    const read = () => {
      const { data } = database.prepare('SELECT data FROM accounts WHERE email = ?').get(OWNER) as { data: string }
      return JSON.parse(data) as { password: Record<string, unknown> }
    }
    await browser().register(OWNER)
    const fresh = read()
    expect(fresh.password).toEqual({ salt: expect.any(String), hash: expect.any(String), N: 2048, r: 8, p: 1 })
    const store = (password: Record<string, unknown>) =>
      database
        .prepare('UPDATE accounts SET data = ? WHERE email = ?')
        .run(JSON.stringify({ ...fresh, password }), OWNER)
    // As they were stored before: by Node's defaults, without parameters. They are stronger than those of this test.
    const salt = Buffer.from('salt of 16 bytes')
    const hash = (await promisify<string, Buffer, number, Buffer>(scrypt)('mat-khau-dai', salt, 32)).toString('base64')
    store({ salt: salt.toString('base64'), hash })
    expect(isDone(await browser().logIn(OWNER))).toBe(true)
    expect(read().password).toEqual({ salt: salt.toString('base64'), hash })
    const weak = await createPasswords({ cost: 10, threads: 1 }).hash('mat-khau-dai')
    store({ ...weak })
    expect(isDone(await browser().logIn(OWNER, 'wrong'))).toBe(false)
    expect(read().password).toEqual(weak)
    expect(isDone(await browser().logIn(OWNER))).toBe(true)
    expect(read().password).toMatchObject({ N: 2048 })
    expect(read().password.hash).not.toBe(weak.hash)
    expect(isDone(await browser().logIn(OWNER))).toBe(true)
  })

  test('of the usual cost are as costly as OWASP asks for, and replace those of Node’s defaults', async () => {
    const passwords = createPasswords({ cost: 17, threads: 1 })
    const stored = await passwords.hash('mat-khau-dai')
    expect(stored).toMatchObject({ N: 131_072, r: 8, p: 1 })
    expect(await passwords.isRight('mat-khau-dai', stored)).toBe(true)
    expect([passwords.isWeak(stored), passwords.isWeak({ salt: '', hash: '' })]).toEqual([false, true])
  })

  test('are hashed a few at a time, and other work goes on meanwhile', async () => {
    const passwords = createPasswords({ cost: 12, threads: 2 })
    let turns = 0
    const count = (): void => {
      turns += 1
      turn = setImmediate(count)
    }
    let turn = setImmediate(count)
    const stored = await passwords.hash('right')
    const tries = ['right', 'wrong', 'right', 'wrong', 'right'].map((given) => passwords.isRight(given, stored))
    expect(await Promise.all(tries)).toEqual([true, false, true, false, true])
    expect(await passwords.isRight('wrong')).toBe(false)
    clearImmediate(turn)
    expect(turns).toBeGreaterThan(3)
  })
})
