import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Account, createAccounts } from '../../site/web/accounts.ts'
import { BOUNDS } from '../../site/web/bounds.ts'
import { IN_MEMORY, inTransaction, openDatabase } from '../../site/web/database.ts'
import { createPasswords } from '../../site/web/passwords.ts'
import { createTestSite, isDone } from './support/testSite.ts'

const OWNER = 'owner@jobsite.example'
const ASKER = { address: '203.0.113.7', browser: undefined }
const FIELDS = { email: OWNER, password: 'mat-khau-dai', firstName: 'Lan', lastName: 'Lê' }
const pdf = (name: string, text = '%PDF-1.7') => ({ name, data: new TextEncoder().encode(text) })

/** A store with one account. */
async function createStore(file = IN_MEMORY) {
  const database = openDatabase(file)
  const passwords = createPasswords({ cost: 10, threads: 2 })
  const accounts = await createAccounts({ database, passwords, bounds: BOUNDS })
  const { account } = await accounts.register(FIELDS, ASKER)
  return { database, accounts, account: account as Account, now: () => accounts.byEmail(OWNER) as Account }
}

const CVS: readonly (readonly [name: string, kept: string | null])[] = [
  ['cv.pdf', 'cv.pdf'],
  ['../../cv.pdf', 'cv.pdf'],
  ['C:\\a\\CV của tôi.DOCX', 'CV của tôi.DOCX'],
  [`${'😀'.repeat(200)}.doc`, `${'😀'.repeat(120)}.doc`],
  ['../../evil.html', null],
  ['evil.pdf.exe', null],
  ['evil.svg', null],
  ['.pdf', null],
  ['pdf', null],
  ['cv.pdf/', null],
  ['cv.html\u202Efdp.', null],
]

describe('each rule is the store’s, whoever writes', () => {
  test.each(CVS)('a CV with the name %j, from the form, an application and the gateway', async (name, kept) => {
    const { browser } = await createTestSite()
    const sent = (extra: Record<string, string> = {}) => {
      const body = new FormData()
      for (const [field, value] of Object.entries(extra)) body.set(field, value)
      body.set('file', new Blob(['%PDF-1.7']), name)
      return body
    }
    const application = { job: '1763223', name: 'Lan', email: OWNER, phone: '0912345678' }
    const ways = {
      form: ['/account/resume', sent()],
      application: ['/apply-multiple-jobs', sent(application)],
      gateway: ['/api-gateway/v1.0/profile/update-resume-file', sent()],
    } as const
    for (const [way, [path, body]] of Object.entries(ways)) {
      const seeker = browser()
      await seeker.register(`${way}@jobsite.example`)
      const Authorization = `Bearer ${await seeker.token()}`
      const { status } = await seeker.send(path, { method: 'POST', body, headers: { Authorization } })
      const file = await seeker.send('/account/resume')
      if (kept === null) expect([way, status, file.status]).toEqual([way, 422, 404])
      else
        expect([way, file.headers.get('Content-Disposition')]).toEqual([
          way,
          `attachment; filename*=UTF-8''${encodeURIComponent(kept)}`,
        ])
    }
  })

  test('sizes, names, alerts, passwords, jobs and companies', async () => {
    const { accounts, account, now } = await createStore()
    const before = now()
    const long = 'x'.repeat(101)
    const tooLarge = { name: 'cv.pdf', data: new Uint8Array(2 * 1024 * 1024 + 1) }
    const errors = [
      accounts.saveResume(account, tooLarge),
      accounts.changeProfile(account, { firstName: long, lastName: 'Lê' }),
      accounts.changeProfile(account, { firstName: '\u202E \u0000', lastName: 'Lê' }),
      accounts.changeProfile(account, { firstName: 'Lan', lastName: 'Lê', jobTitle: long }),
      accounts.addAlert(account, {}),
      accounts.addAlert(account, { keyword: long }),
      await accounts.changePassword(account, { password: FIELDS.password, passwordNew: 'short77' }, undefined, ASKER),
      await accounts.changePassword(account, { password: FIELDS.password, passwordNew: long }, undefined, ASKER),
      await accounts.changePassword(account, { password: 'wrong', passwordNew: 'mat-khau-moi' }, undefined, ASKER),
      await accounts.remove(account, 'wrong', ASKER),
    ].map((error) => Object.keys(error))
    expect(errors).toEqual([
      ...[['file'], ['firstName'], ['firstName'], ['jobTitle']],
      ...[['keyword'], ['keyword'], ['passwordNew'], ['passwordNew'], ['password'], ['password']],
    ])
    accounts.saveJob(account, 1, true)
    accounts.follow(account, Number.NaN, true)
    accounts.apply(account, [1, 2])
    expect(now()).toEqual(before)
    for (const fields of [{ email: 'x' }, { email: 'a b@x.example' }, { password: 'short77' }, { firstName: long }]) {
      const given = { ...FIELDS, email: 'new@jobsite.example', ...fields }
      expect(await accounts.register(given, ASKER)).toMatchObject({ account: null, errors: expect.anything() })
    }
    const words = Array.from({ length: 11 }, (_, index) => accounts.addAlert(account, { keyword: `java ${index}` }))
    expect(words.map((error) => 'keyword' in error)).toEqual([...Array<boolean>(10).fill(false), true])
    expect(now().alerts).toHaveLength(10)
  })
})

describe('what belongs together is written together', () => {
  test('a transaction is undone by what fails in it, and its reason is thrown', () => {
    const database = openDatabase(IN_MEMORY)
    const add = database.prepare("INSERT INTO accounts VALUES (?, '{}')")
    const failing = () =>
      inTransaction(database, () => {
        add.run('one')
        throw new Error('no')
      })
    expect(failing).toThrow('no')
    expect(inTransaction(database, () => add.run('two').changes)).toBe(1)
    expect(database.prepare('SELECT email FROM accounts').all()).toEqual([{ email: 'two' }])
    expect(database.isTransaction).toBe(false)
  })

  test('nothing but `inTransaction` begins, commits or rolls back', async () => {
    const files = await readdir('site', { recursive: true })
    const sources = files.filter((file) => file.endsWith('.ts') && file !== join('web', 'database.ts'))
    expect(sources.length).toBeGreaterThan(50)
    const own = await Promise.all(
      sources.map(async (file) => {
        const text = await readFile(join('site', file), 'utf8')
        // "end" is a word of pictures, too.
        const sql = /["'`](?:BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b|(?:exec|prepare)\(\s*["'`]END\b/i
        return sql.test(text) ? [file] : []
      }),
    )
    expect(own.flat()).toEqual([])
    const text = await readFile('site/web/database.ts', 'utf8')
    expect(text.match(/'(?:BEGIN|COMMIT|ROLLBACK)/g)).toHaveLength(3)
  })

  test('a CV whose name cannot be written keeps the content before', async () => {
    const { database, accounts, account } = await createStore()
    accounts.saveResume(account, pdf('old.pdf', 'old'))
    database.exec("CREATE TRIGGER refuse BEFORE UPDATE ON accounts BEGIN SELECT RAISE(ABORT, 'refused'); END")
    expect(() => accounts.saveResume(account, pdf('new.pdf', 'new'))).toThrow('refused')
    expect(() => accounts.saveResume(account, null)).toThrow('refused')
    const { name, data } = accounts.readResume(account) as { name: string; data: Uint8Array }
    expect([name, new TextDecoder().decode(data)]).toEqual(['old.pdf', 'old'])
  })

  test('twelve kills leave no CV under the name of another one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const program = fileURLToPath(new URL('support/replaceResumes.ts', import.meta.url))
    const kept = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const file = join(folder, `${index}.sqlite`)
        ;(await createStore(file)).database.close()
        const child = spawn(process.execPath, [program, file, OWNER], { stdio: ['ignore', 'pipe', 'inherit'] })
        const exited = once(child, 'exit')
        await Promise.race([once(child.stdout, 'data'), exited])
        await after(index * 7)
        child.kill('SIGKILL')
        expect(await exited).toEqual([null, 'SIGKILL'])
        const database = openDatabase(file)
        const row = database
          .prepare(
            "SELECT resumes.data, accounts.data ->> '$.resumeFile.name' AS name FROM resumes JOIN accounts USING (email)",
          )
          .get() as { data: Uint8Array; name: string }
        database.close()
        return row.name === `${row.data[0]}.pdf`
      }),
    )
    expect(kept).toEqual(Array(12).fill(true))
  })
})

describe('a full disk', () => {
  async function fullSite() {
    const site = await createTestSite()
    const seeker = site.browser()
    await seeker.register(OWNER)
    await seeker.post('/account/profile', { firstName: 'Lan', lastName: 'Lê', jobTitle: 'Kế toán' })
    const { page_count: pages } = site.database.prepare('PRAGMA page_count').get() as { page_count: number }
    site.database.exec(`PRAGMA max_page_count = ${pages}`)
    const body = (language: string) => {
      const form = new FormData()
      form.set('language', language)
      form.set('file', new Blob([new Uint8Array(500_000)]), 'cv.pdf')
      return form
    }
    const upload = (language: string, headers: Record<string, string>) =>
      seeker.send('/account/resume', { method: 'POST', body: body(language), headers })
    return { ...site, seeker, upload }
  }

  test.each([
    ['vi', 'Hiện không thể lưu'],
    ['en', 'Nothing can be saved right now'],
  ])('is said on a page in the language of the form, %s, and in the log as what it is', async (language, heading) => {
    const { upload, errors, seeker, database } = await fullSite()
    const response = await upload(language, { Accept: 'text/html' })
    const html = await response.text()
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60'])
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<h1>${heading}</h1>`)
    expect(errors).toEqual([
      expect.objectContaining({ level: 'error', message: 'database or disk is full', path: '/account/resume' }),
    ])
    expect(html).toContain(String(errors[0]?.id))
    expect(response.headers.get('X-Request-Id')).toBe(errors[0]?.id)
    // Pages go on, and so does writing once there is room.
    expect(await seeker.read('/my-profile')).toContain('Kế toán')
    expect(database.isTransaction).toBe(false)
    database.exec('PRAGMA max_page_count = 100000')
    expect(isDone(await upload(language, { Accept: 'text/html' }))).toBe(true)
  })

  test('is said to programs as JSON', async () => {
    const { upload } = await fullSite()
    const response = await upload('en', {})
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ status: { code: 503 }, requestId: expect.any(String) })
  })
})

test('a file of the version before keeps accounts and sessions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'site.sqlite')
  const { database, accounts, account } = await createStore(file)
  const { session } = accounts.begin(account, ASKER)
  database.exec(
    'DROP TABLE browsers; DROP INDEX sessionsOfOwner; ALTER TABLE sessions DROP COLUMN owner; PRAGMA user_version = 0',
  )
  database.close()
  const later = await createStore(file)
  expect(later.accounts.bySession(session)?.email).toBe(OWNER)
  for (let times = 0; times < 9; times += 1) later.accounts.begin(later.now(), ASKER)
  expect(later.accounts.bySession(session)?.email).toBe(OWNER)
  later.accounts.begin(later.now(), ASKER)
  expect(later.accounts.bySession(session)).toBeNull()
  later.database.close()
})
