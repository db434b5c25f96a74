import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { User } from '@jobsite/shell/core'
import { evictOldest } from './evictOldest.ts'
import { hashPassword, isPassword, NO_PASSWORD, randomPassword, type StoredPassword } from './passwords.ts'

/** A search whose new jobs a seeker wants to see. */
export interface Alert {
  readonly id: string
  readonly keyword: string
  /** Everywhere without one. */
  readonly locationId?: number
  readonly frequency: 'daily' | 'weekly'
}

/** A CV as a seeker uploaded it, without its content. */
export interface ResumeFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** A seeker's account. Lists have the latest last. */
export interface Account {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string
  readonly profilePicture: string | null
  readonly password: StoredPassword
  /** Ids of jobs. */
  readonly savedJobs: readonly number[]
  /** Ids of jobs. */
  readonly appliedJobs: readonly number[]
  /** Ids of the companies that the seeker follows. */
  readonly companies: readonly number[]
  readonly alerts: readonly Alert[]
  /** Ids of the companies that viewed the resume in the last seven days. */
  readonly viewers: readonly number[]
  /** Whether employers find the resume. */
  readonly isSearchable: boolean
  readonly resumeFile?: ResumeFile | undefined
}

/** Details of a new account. */
export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/** Accounts and sessions. */
export type Accounts = Awaited<ReturnType<typeof createAccounts>>

/** The account that anyone may log in with. */
export const DEMO = { email: 'demo@jobsite.example', password: 'demo1234' } as const

/** The demo account of each social network. */
export const SOCIAL_DEMO = {
  facebook: 'facebook.demo@jobsite.example',
  google: 'google.demo@jobsite.example',
} as const

/** Whether an account is one that anyone may use. */
export const isDemo = ({ email }: Account): boolean =>
  email === DEMO.email || email === SOCIAL_DEMO.facebook || email === SOCIAL_DEMO.google

/** Where the demo accounts look for jobs. */
const HA_NOI = 24

const MAX_SESSIONS = 1000
const SESSION_MS = 8 * 60 * 60 * 1000

/** Duration that the session cookie lives, in seconds. */
export const SESSION_SECONDS = SESSION_MS / 1000

/** Wrong passwords of one e-mail in a row, after which it has to wait. */
const MAX_WRONG = 10
const WAIT_MS = 10 * 60 * 1000
const MAX_WAITING = 1000

/** Accounts of one site, the demo ones included. What a restart must not lose is in the database. */
export async function createAccounts(database: DatabaseSync) {
  const sql = {
    byEmail: database.prepare('SELECT data FROM accounts WHERE email = ?'),
    add: database.prepare('INSERT INTO accounts (email, data) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    change: database.prepare('UPDATE accounts SET data = ? WHERE email = ?'),
    begin: database.prepare('INSERT INTO sessions (id, token, email, endsAt) VALUES (?, ?, ?, ?)'),
    end: database.prepare('DELETE FROM sessions WHERE id = ?'),
    endOthers: database.prepare('DELETE FROM sessions WHERE email = ? AND id IS NOT ?'),
    endOld: database.prepare(
      'DELETE FROM sessions WHERE endsAt <= ? OR id NOT IN (SELECT id FROM sessions ORDER BY rowid DESC LIMIT ?)',
    ),
    bySession: database.prepare(
      'SELECT data FROM sessions JOIN accounts USING (email) WHERE sessions.id = ? AND endsAt > ?',
    ),
    saveResume: database.prepare('INSERT OR REPLACE INTO resumes (email, data) VALUES (?, ?)'),
    readResume: database.prepare('SELECT data FROM resumes WHERE email = ?'),
    endAll: database.prepare('DELETE FROM sessions WHERE email = ?'),
    remove: database.prepare('DELETE FROM accounts WHERE email = ?'),
    removeResume: database.prepare('DELETE FROM resumes WHERE email = ?'),
    applicants: database.prepare(
      "SELECT count(*) AS count FROM accounts, json_each(data, '$.appliedJobs') AS job WHERE job.value = ?",
    ),
    byToken: database.prepare('SELECT data FROM sessions JOIN accounts USING (email) WHERE token = ? AND endsAt > ?'),
  }
  const read = (row: unknown): Account | null => (row ? (JSON.parse((row as { data: string }).data) as Account) : null)
  const byEmail = (email: string): Account | null => read(sql.byEmail.get(normalizeEmail(email)))
  const insert = (account: Account): boolean => sql.add.run(account.email, JSON.stringify(account)).changes > 0
  for (const account of await demoAccounts()) insert(account)

  const wrong = new Map<string, { count: number; until: number }>()
  const isBlocked = (email: string): boolean => {
    const tries = wrong.get(normalizeEmail(email))
    return tries !== undefined && tries.count >= MAX_WRONG && tries.until > Date.now()
  }
  const noteWrong = (key: string): void => {
    const before = wrong.get(key)
    const count = before && before.until > Date.now() ? before.count : 0
    wrong.delete(key)
    evictOldest(wrong, MAX_WAITING)
    wrong.set(key, { count: count + 1, until: Date.now() + WAIT_MS })
  }

  /** Writes what changes of an account, as it is now: requests of one seeker may overlap. */
  const change = (account: Account, changes: (now: Account) => Partial<Account>): Account => {
    database.exec('BEGIN IMMEDIATE')
    try {
      const now = byEmail(account.email) ?? account
      const changed = { ...now, ...changes(now) }
      sql.change.run(JSON.stringify(changed), account.email)
      database.exec('COMMIT')
      return changed
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    /** Returns the account, when e-mail and password belong together and the e-mail is not blocked. */
    async check(email: string, password: string): Promise<Account | null> {
      const account = byEmail(email)
      if (isBlocked(email)) return null
      const isRight = await isPassword(password, account?.password ?? NO_PASSWORD)
      const key = normalizeEmail(email)
      if (account && isRight) {
        wrong.delete(key)
        return account
      }
      // Everyone knows this password: a limit would only lock others out.
      if (key !== DEMO.email) noteWrong(key)
      return null
    },
    /** Whether an e-mail has to wait after too many wrong passwords. */
    isBlocked,
    byEmail,
    /** Returns the new account; `null` when the e-mail has one already. */
    async register({ email, password, firstName, lastName }: NewAccount): Promise<Account | null> {
      const account = newAccount(normalizeEmail(email), await hashPassword(password), firstName, lastName)
      return insert(account) ? account : null
    },
    change,
    /** Changes the password, and ends the other sessions of the account. */
    async changePassword(account: Account, password: string, session: string | undefined): Promise<void> {
      const stored = await hashPassword(password)
      change(account, () => ({ password: stored }))
      sql.endOthers.run(account.email, session === undefined ? null : hashOf(session))
    },
    /** Deletes an account with all that belongs to it. */
    remove({ email }: Account): void {
      database.exec('BEGIN IMMEDIATE')
      for (const statement of [sql.removeResume, sql.endAll, sql.remove]) statement.run(email)
      database.exec('COMMIT')
    },
    /** Keeps a CV in place of the one before; `null` removes it. */
    saveResume(account: Account, file: { name: string; data: Uint8Array } | null): void {
      if (file) sql.saveResume.run(account.email, file.data)
      else sql.removeResume.run(account.email)
      change(account, () => ({ resumeFile: file ? { name: file.name, size: file.data.length } : undefined }))
    },
    /** Returns the content of the seeker's CV. */
    readResume: ({ email }: Account): Uint8Array | undefined =>
      (sql.readResume.get(email) as { data: Uint8Array } | undefined)?.data,
    /** Begins a session and returns its id, the value of the cookie. */
    begin(account: Account): string {
      const id = randomBytes(32).toString('base64url')
      sql.begin.run(hashOf(id), hashOf(tokenOf(id)), account.email, Date.now() + SESSION_MS)
      sql.endOld.run(Date.now(), MAX_SESSIONS)
      return id
    },
    end: (id: string | undefined): void => void (id !== undefined && sql.end.run(hashOf(id))),
    bySession: (id: string | undefined): Account | null =>
      id === undefined ? null : read(sql.bySession.get(hashOf(id), Date.now())),
    /** Returns the token that a session's page may call the gateway with. */
    tokenOf: (id: string | undefined): string | null =>
      id !== undefined && sql.bySession.get(hashOf(id), Date.now()) ? tokenOf(id) : null,
    /** Returns how many seekers have applied to a job. */
    applicantsOf: (job: number): number => (sql.applicants.get(job) as { count: number }).count,
    byToken: (token: string): Account | null => read(sql.byToken.get(hashOf(token), Date.now())),
  }
}

/** Public data of an account, without the token. */
export function toUser(account: Account): User {
  const { userId, firstName, lastName, email, profilePicture, jobTitle } = account
  return { userId, firstName, lastName, userName: email, profilePicture, jobTitle }
}

const normalizeEmail = (email: string): string => email.trim().toLowerCase()

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The token of a session follows from its id, not the other way round. */
const tokenOf = (id: string): string => hashOf(`token ${id}`)

const newAccount = (email: string, password: StoredPassword, firstName: string, lastName: string): Account => ({
  userId: randomUUID(),
  email,
  firstName,
  lastName,
  jobTitle: '',
  profilePicture: null,
  password,
  savedJobs: [],
  appliedJobs: [],
  companies: [],
  alerts: [],
  viewers: [],
  isSearchable: true,
})

async function demoAccounts(): Promise<Account[]> {
  const demo = (email: string, firstName: string, lastName: string, jobTitle: string): Account => ({
    ...newAccount(email, randomPassword(), firstName, lastName),
    jobTitle,
    savedJobs: [1763221, 1763256, 1763260],
    companies: [1000102, 1000103, 1000101],
    viewers: [1000101, 1000102, 1000103, 1000104],
    alerts: [{ id: randomUUID(), keyword: '', locationId: HA_NOI, frequency: 'daily' }],
  })
  return [
    {
      ...demo(DEMO.email, 'Minh Anh', 'Nguyễn', 'Chuyên viên nhân sự'),
      password: await hashPassword(DEMO.password),
      profilePicture: '/avatars/minh-anh.svg',
    },
    demo(SOCIAL_DEMO.facebook, 'Quốc Bảo', 'Trần', 'Lập trình viên'),
    demo(SOCIAL_DEMO.google, 'Thu Hà', 'Lê', 'Kế toán'),
  ]
}
