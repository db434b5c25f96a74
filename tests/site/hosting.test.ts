import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES, pagePath } from '@jobsite/shell/core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { sendLogin, visit, withBrowser } from '../support/siteBrowser.ts'
import { startSiteProcess } from '../support/siteServer.ts'

const site = inject('site').react19
const PASSWORD = 'mat-khau-dai'

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers })

const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''

async function register(origin: string, names: { firstName: string; lastName: string }) {
  const email = `host.${randomUUID()}@jobsite.example`
  const response = await post(`${origin}/sign-up`, { ...names, email, password: PASSWORD })
  return { email, response, Cookie: cookieOf(response) }
}

const { open } = withBrowser()

test('a restart loses nothing: session, saved job, application, alert, company, profile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const environment = { SITE_DATA: join(folder, 'new', 'site.sqlite') }
  const before = await startSiteProcess(environment)
  onTestFinished(() => before.stop())
  const seekers = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { email, Cookie } = await register(before.found, { firstName: 'Lan Anh', lastName: 'Lê' })
      const send = (path: string, fields: Record<string, string>) => post(before.found + path, fields, { Cookie })
      await send('/saved-jobs', { job: '1763224', save: '1' })
      await send('/apply-multiple-jobs', { job: '1763223', name: 'Lan', email, phone: '0912345678' })
      await send('/account/add-alert', { keyword: 'java', frequency: 'weekly' })
      await send('/account/follow', { company: '1000109' })
      await send('/account/profile', { firstName: 'Lan', lastName: 'Lê', jobTitle: 'Java' })
      return { language, email, Cookie }
    }),
  )
  await before.stop()
  const after = await startSiteProcess(environment)
  onTestFinished(() => after.stop())
  for (const { language, email, Cookie } of seekers) {
    const read = async (path: string) => (await fetch(after.found + path, { headers: { Cookie } })).text()
    expect(await read('/saved-jobs')).toBe('[1763224]')
    expect(await read(pagePath('jobAlerts', language))).toContain('value="weekly" selected=""')
    expect(await read(pagePath('myCompanies', language))).toContain('name="company" value="1000109"')
    const page = await open()
    await visit(page, after.found + (language === 'vi' ? '/dang-nhap' : '/login'))
    await sendLogin(page, language, { email, password: PASSWORD })
    await page.waitForURL(after.found + pagePath('dashboard', language))
    await visit(page, after.found + pagePath('myJobs', language))
    expect(await page.getByRole('main').getByRole('article').count()).toBe(2)
    await visit(page, after.found + pagePath('profileSettings', language))
    await page.getByRole('main').getByText('Lan Lê').waitFor()
  }
})

test('a name has no characters that turn the text around it, and none without them is none', async () => {
  const { Cookie } = await register(site, { firstName: ' Lan\u202E\u0007 \t Anh\u2066', lastName: 'Lê\u0000' })
  const { firstName, lastName } = await userOf(Cookie)
  expect([firstName, lastName]).toEqual(['Lan Anh', 'Lê'])
  const { response } = await register(site, { firstName: '\u202E\u0000 ', lastName: 'Lê' })
  expect(response.status).toBe(422)
})

async function userOf(Cookie: string): Promise<{ firstName: string; lastName: string }> {
  const html = await (await fetch(`${site}/en`, { headers: { Cookie } })).text()
  const state = /<script type="application\/json" id="page-state">(.*)<\/script>/.exec(html)?.[1] ?? ''
  return (JSON.parse(state) as { user: { firstName: string; lastName: string } }).user
}

/** Sends a request with headers that `fetch` does not allow. */
const send = (url: string, headers: Record<string, string>, body?: string) =>
  new Promise<{ status: number | undefined; cookies: string[]; text: string }>((resolve, reject) => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const sent = request(
      url,
      { method: body ? 'POST' : 'GET', headers: { ...headers, ...(body && type) } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode, cookies: response.headers['set-cookie'] ?? [], text }),
        )
      },
    )
    sent.on('error', reject).end(body)
  })

const LOGIN = 'email=demo%40jobsite.example&password=demo1234'

test('a host that the site does not have is refused, and nobody may say that a connection is secure', async () => {
  const { port } = new URL(site)
  const url = `http://127.0.0.1:${port}/login`
  expect((await send(url, { Host: 'evil.example' })).status).toBe(421)
  const { status, cookies } = await send(url, { Host: 'localhost', 'X-Forwarded-Proto': 'https' }, LOGIN)
  expect(status).toBe(303)
  expect(cookies[0]).not.toContain('Secure')
})

test('behind a proxy with https, links and cookies are those of the visitor’s connection', async () => {
  const { found, stop } = await startSiteProcess({ SITE_PROXY: '1', SITE_HOSTS: 'jobs.example, other.example' })
  onTestFinished(stop)
  const headers = { Host: 'jobs.example', 'X-Forwarded-Proto': 'https' }
  const page = await send(`${found}/en`, headers)
  expect(page.text).toContain('<link rel="canonical" href="https://jobs.example/en">')
  const { status, cookies } = await send(`${found}/login`, { ...headers, Origin: 'https://jobs.example' }, LOGIN)
  expect(status).toBe(303)
  expect(cookies[0]).toContain('Secure')
  expect((await send(`${found}/en`, { ...headers, Host: 'evil.example' })).status).toBe(421)
})
