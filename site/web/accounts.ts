import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { User } from '@jobsite/shell/core'
import { companyById } from '../backend/fixtures/companies.ts'
import { jobById } from '../backend/fixtures/jobs.ts'
import { type Bilingual, text } from '../bilingual.ts'
import {
  alertRule,
  type Errors,
  type Fields,
  frequencyOf,
  NO_ERRORS,
  normalizeEmail,
  passwordError,
  profileRule,
  registrationRule,
  resumeRule,
} from './accountRules.ts'
import type { Bounds } from './bounds.ts'
import { inTransaction } from './database.ts'
import { withId, withoutId } from './idList.ts'
import type { Passwords, StoredPassword } from './passwords.ts'
import { Refusal } from './problems.ts'
import { CLOCK, type Clock, networkOf, Throttle } from './throttle.ts'

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

/** Who asks: what a bound counts where there is no session. */
export interface Asker {
  /** IP address. */
  readonly address: string
  /** The id in the cookie of a browser that has had a session before. */
  readonly browser: string | undefined
}

/** What a login gives to a browser: the id of its session, and one that it keeps, by which the account knows it again. */
export interface NewSession {
  readonly session: string
  /** None for a demo account, which everyone may use. */
  readonly browser?: string
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

const SESSION_MS = 8 * 60 * 60 * 1000

/** Duration that the session cookie lives, in seconds. */
export const SESSION_SECONDS = SESSION_MS / 1000

/** Seconds after which a site without room may have some again. */
const BUSY_SECONDS = 300

/** What the store of a site depends on. */
export interface AccountsTools {
  readonly database: DatabaseSync
  readonly passwords: Passwords
  readonly bounds: Bounds
  /** By which wrong passwords and new accounts wait. @default the machine's */
  readonly clock?: Clock | undefined
}

/**
 * Accounts of one site, the demo ones included. What a restart must not lose is in the database. Whoever writes, a form or
 * the gateway, the rules are the store's: a change either keeps them, or returns its errors and changes nothing.
 */
export async function createAccounts({ database, passwords, bounds, clock = CLOCK }: AccountsTools) {
  const sql = {
    byEmail: database.prepare('SELECT data FROM accounts WHERE email = ?'),
    add: database.prepare('INSERT INTO accounts (email, data) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    change: database.prepare('UPDATE accounts SET data = ? WHERE email = ?'),
    begin: database.prepare('INSERT INTO sessions (id, token, email, owner, endsAt) VALUES (?, ?, ?, ?, ?)'),
    end: database.prepare('DELETE FROM sessions WHERE id = ?'),
    endOthers: database.prepare('DELETE FROM sessions WHERE email = ? AND id IS NOT ?'),
    endOld: database.prepare('DELETE FROM sessions WHERE endsAt <= ?'),
    endOldest: database.prepare(
      'DELETE FROM sessions WHERE owner = ?1 AND id NOT IN (SELECT id FROM sessions WHERE owner = ?1 ORDER BY rowid DESC LIMIT ?2)',
    ),
    sessions: database.prepare('SELECT count(*) AS count FROM sessions'),
    bySession: database.prepare(
      'SELECT data FROM sessions JOIN accounts USING (email) WHERE sessions.id = ? AND endsAt > ?',
    ),
    knows: database.prepare('SELECT 1 FROM browsers WHERE id = ? AND email = ?'),
    forgetBrowser: database.prepare('DELETE FROM browsers WHERE id = ? AND email = ?'),
    remember: database.prepare('INSERT INTO browsers (id, email) VALUES (?, ?)'),
    forgetOldest: database.prepare(
      'DELETE FROM browsers WHERE email = ?1 AND rowid NOT IN (SELECT rowid FROM browsers WHERE email = ?1 ORDER BY rowid DESC LIMIT ?2)',
    ),
    forgetOthers: database.prepare('DELETE FROM browsers WHERE email = ? AND id IS NOT ?'),
    saveResume: database.prepare('INSERT OR REPLACE INTO resumes (email, data) VALUES (?, ?)'),
    readResume: database.prepare(
      "SELECT resumes.data, accounts.data ->> '$.resumeFile.name' AS name FROM resumes JOIN accounts USING (email) WHERE email = ?",
    ),
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
  for (const { email, make } of demoAccounts(passwords)) if (!byEmail(email)) insert(await make())

  /** Writes what changes of an account, as it is now: requests of one seeker may overlap. */
  const change = (account: Account, changes: (now: Account) => Partial<Account>): Account =>
    inTransaction(database, () => write(account, changes))
  const write = ({ email }: Account, changes: (now: Account) => Partial<Account>): Account => {
    const now = byEmail(email)
    // Deleted meanwhile, in another tab.
    if (!now) throw new Error('The account is gone')
    const changed = { ...now, ...changes(now) }
    sql.change.run(JSON.stringify(changed), email)
    return changed
  }

  const guesses = {
    ofAddress: new Throttle(bounds.guessesOfAddress, clock),
    ofAccount: new Throttle(bounds.guessesOfAccount, clock),
    ofBrowser: new Throttle(bounds.guessesOfBrowser, clock),
  }
  const registrations = new Throttle(bounds.registrationsOfAddress, clock)

  /**
   * Takes the turn of a guess. A browser that the account knows has turns of its own: whatever strangers do, it does not
   * wait for them.
   */
  const takeGuess = (email: string, { address, browser }: Asker): Turn => {
    if (browser !== undefined && sql.knows.get(hashOf(browser), email)) {
      return takeTurn(guesses.ofBrowser, `${hashOf(browser)} ${email}`)
    }
    const turn = takeTurn(guesses.ofAddress, networkOf(address))
    // Everyone knows the password of the demo account: turns of its own would only make others wait.
    if (email === DEMO.email) return turn
    // Nobody can use up the turns of an account: who comes when all are taken waits as long as anyone, and no longer.
    const wait = guesses.ofAccount.take(email)
    return {
      wait: Math.max(turn.wait, wait ?? bounds.guessesOfAccount.maxWaitMs),
      giveBack: () => {
        turn.giveBack()
        if (wait !== null) guesses.ofAccount.giveBack(email)
      },
    }
  }

  const check = async (email: string, password: string, asker: Asker): Promise<Account | null> => {
    const key = normalizeEmail(email)
    const turn = takeGuess(key, asker)
    if (turn.wait > 0) await clock.after(turn.wait)
    const account = byEmail(key)
    const isRight = await passwords.isRight(password, account?.password)
    if (!account || !isRight) return null
    turn.giveBack()
    if (!passwords.isWeak(account.password)) return account
    const stored = await passwords.hash(password)
    // Unless it was changed meanwhile.
    return change(account, (now) => (now.password.hash === account.password.hash ? { password: stored } : {}))
  }

  /** What is wrong with the password that a seeker confirms a change with. */
  const confirm = async ({ email }: Account, password: string, asker: Asker): Promise<Errors> =>
    (await check(email, password, asker)) ? NO_ERRORS : { password: WRONG_PASSWORD }

  return {
    /**
     * Returns the account that e-mail and password belong to. Wrong ones make the next ones of the address, and for the
     * account, wait: the response is late then.
     *
     * @throws Refusal when too many of them wait already
     */
    check,
    byEmail,
    /** Returns the new account. A form that was sent twice, by a second click for instance, finds the account that it made. */
    async register(
      fields: Fields,
      asker: Asker,
    ): Promise<{ readonly account: Account } | { readonly account: null; readonly errors: Errors }> {
      const rule = registrationRule(fields)
      const email = normalizeEmail(fields.email)
      if (byEmail(email)) {
        const known = await check(email, fields.password ?? '', asker)
        return known ? { account: known } : { account: null, errors: { ...rule.errors, email: TAKEN } }
      }
      if (rule.errors) return { account: null, errors: rule.errors }
      const turn = takeTurn(registrations, networkOf(asker.address))
      if (turn.wait > 0) await clock.after(turn.wait)
      const { firstName, lastName, password } = rule.value
      const account = newAccount(email, await passwords.hash(password), firstName, lastName)
      return insert(account) ? { account } : { account: null, errors: { email: TAKEN } }
    },
    changeProfile(account: Account, fields: Fields): Errors {
      const rule = profileRule(fields)
      if (rule.errors) return rule.errors
      change(account, () => rule.value)
      return NO_ERRORS
    },
    /** Changes the password, ends the other sessions of the account, and forgets its other browsers. */
    async changePassword(
      account: Account,
      { password = '', passwordNew = '' }: Fields,
      session: string | undefined,
      asker: Asker,
    ): Promise<Errors> {
      if (isDemo(account)) return { passwordNew: DEMO_PASSWORD }
      const error = passwordError(passwordNew)
      if (error) return { passwordNew: error }
      const errors = await confirm(account, password, asker)
      if (errors !== NO_ERRORS) return errors
      const stored = await passwords.hash(passwordNew)
      inTransaction(database, () => {
        write(account, () => ({ password: stored }))
        sql.endOthers.run(account.email, session === undefined ? null : hashOf(session))
        sql.forgetOthers.run(account.email, asker.browser === undefined ? null : hashOf(asker.browser))
      })
      return NO_ERRORS
    },
    /** Deletes an account with all that belongs to it. */
    async remove(account: Account, password: string, asker: Asker): Promise<Errors> {
      if (isDemo(account)) return { password: DEMO_KEPT }
      const errors = await confirm(account, password, asker)
      if (errors === NO_ERRORS) sql.remove.run(account.email)
      return errors
    },
    /** Sets whether employers find the resume; to the opposite without a value. */
    setSearchable: (account: Account, value?: boolean): Account =>
      change(account, (now) => ({ isSearchable: value ?? !now.isSearchable })),
    /** Keeps a CV in place of the one before; `null` removes it. */
    saveResume(account: Account, file: { name: string; data: Uint8Array } | null): Errors {
      const rule = file ? resumeRule(file) : undefined
      if (rule?.errors) return rule.errors
      const value = rule?.value
      inTransaction(database, () => {
        if (value) sql.saveResume.run(account.email, value.data)
        else sql.removeResume.run(account.email)
        write(account, () => ({ resumeFile: value ? { name: value.name, size: value.data.length } : undefined }))
      })
      return NO_ERRORS
    },
    /** Returns the seeker's CV. */
    readResume: ({ email }: Account): { readonly name: string; readonly data: Uint8Array } | undefined =>
      sql.readResume.get(email) as { name: string; data: Uint8Array } | undefined,
    /** Adds an alert, in place of the one for the same search. */
    addAlert(account: Account, fields: Fields): Errors {
      const rule = alertRule(fields)
      if (rule.errors) return rule.errors
      const alert: Alert = { id: randomUUID(), ...rule.value }
      let errors = NO_ERRORS
      change(account, (now) => {
        const others = now.alerts.filter(
          ({ keyword, locationId }) => keyword !== alert.keyword || locationId !== alert.locationId,
        )
        if (others.length < bounds.alertsOfAccount) return { alerts: [...others, alert] }
        errors = { keyword: tooManyAlerts(bounds.alertsOfAccount) }
        return {}
      })
      return errors
    },
    setAlertFrequency: (account: Account, id: string | undefined, frequency: string | undefined): Account =>
      change(account, ({ alerts }) => ({
        alerts: alerts.map((alert) => (alert.id === id ? { ...alert, frequency: frequencyOf(frequency) } : alert)),
      })),
    stopAlert: (account: Account, id: string | undefined): Account =>
      change(account, ({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) })),
    /** Saves a job, or takes it off the list; nothing for one that does not exist. */
    saveJob: (account: Account, id: number, isSaved: boolean): Account =>
      change(account, ({ savedJobs }) =>
        jobById(id) ? { savedJobs: (isSaved ? withId : withoutId)(savedJobs, id) } : {},
      ),
    /** Follows a company, or stops; nothing for one that does not exist. */
    follow: (account: Account, id: number, isFollowed: boolean): Account =>
      change(account, ({ companies }) =>
        companyById(id) ? { companies: (isFollowed ? withId : withoutId)(companies, id) } : {},
      ),
    /** Notes an application for jobs. A saved job stays saved: only its bookmark takes it off the list. */
    apply: (account: Account, ids: readonly number[]): Account => {
      const known = ids.filter((id) => jobById(id))
      return change(account, ({ appliedJobs }) => ({
        appliedJobs: known.reduce((applied, id) => withId(applied, id), [...appliedJobs]),
      }))
    },
    /**
     * Begins a session.
     *
     * @throws Refusal when the site has no room for further ones; those that have begun go on
     */
    begin(account: Account, { address, browser }: Asker): NewSession {
      const { email } = account
      const isShared = isDemo(account)
      const owner = isShared ? `${email} ${hashOf(networkOf(address))}` : email
      const id = randomBytes(32).toString('base64url')
      return inTransaction(database, () => {
        sql.endOld.run(Date.now())
        sql.endOldest.run(owner, (isShared ? bounds.sessionsOfDemo : bounds.sessionsOfAccount) - 1)
        const { count } = sql.sessions.get() as { count: number }
        if (count >= (isShared ? bounds.sessionsBeforeDemo : bounds.sessions)) throw new Refusal('noRoom', BUSY_SECONDS)
        sql.begin.run(hashOf(id), hashOf(tokenOf(id)), email, owner, Date.now() + SESSION_MS)
        if (isShared) return { session: id }
        const own = browser ?? randomBytes(32).toString('base64url')
        sql.forgetBrowser.run(hashOf(own), email)
        sql.remember.run(hashOf(own), email)
        sql.forgetOldest.run(email, bounds.browsersOfAccount)
        return { session: id, browser: own }
      })
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

/** A turn that was taken. */
interface Turn {
  /** Milliseconds to wait for it. */
  readonly wait: number
  /** It was no guess, and does not count. */
  readonly giveBack: () => void
}

function takeTurn(throttle: Throttle, key: string): Turn {
  const wait = throttle.take(key)
  if (wait === null) throw new Refusal('tooManyTries', Math.ceil(throttle.waitOf(key) / 1000))
  return { wait, giveBack: () => throttle.giveBack(key) }
}

const WRONG_PASSWORD = text('Mật khẩu hiện tại không đúng.', 'This is not your current password.')
const TAKEN = text('Email này đã có tài khoản.', 'This e-mail has an account already.')
const DEMO_PASSWORD = text('Tài khoản dùng thử giữ nguyên mật khẩu.', 'The demo account keeps its password.')
const DEMO_KEPT = text('Tài khoản dùng thử được giữ lại.', 'The demo account is kept.')

const tooManyAlerts = (max: number): Bilingual =>
  text(`Bạn đã có ${max} thông báo. Hãy dừng bớt một thông báo.`, `You have ${max} alerts. Stop one first.`)

/** Public data of an account, without the token. */
export function toUser(account: Account): User {
  const { userId, firstName, lastName, email, profilePicture, jobTitle } = account
  return { userId, firstName, lastName, userName: email, profilePicture, jobTitle }
}

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

/** The demo accounts, each made only where it is missing: a hash takes a while. */
function demoAccounts({
  hash,
  random,
}: Passwords): { readonly email: string; readonly make: () => Promise<Account> }[] {
  const demo = (
    email: string,
    [lastName, firstName, jobTitle]: readonly [string, string, string],
    own: () => Promise<Partial<Account>> = async () => ({}),
  ) => ({
    email,
    make: async (): Promise<Account> => ({
      ...newAccount(email, random(), firstName, lastName),
      jobTitle,
      savedJobs: [1763221, 1763256, 1763260],
      companies: [1000102, 1000103, 1000101],
      viewers: [1000101, 1000102, 1000103, 1000104],
      alerts: [{ id: randomUUID(), keyword: '', locationId: HA_NOI, frequency: 'daily' }],
      ...(await own()),
    }),
  })
  return [
    demo(DEMO.email, ['Nguyễn', 'Minh Anh', 'Chuyên viên nhân sự'], async () => ({
      password: await hash(DEMO.password),
      profilePicture: '/avatars/minh-anh.svg',
    })),
    demo(SOCIAL_DEMO.facebook, ['Trần', 'Quốc Bảo', 'Lập trình viên']),
    demo(SOCIAL_DEMO.google, ['Lê', 'Thu Hà', 'Kế toán']),
  ]
}
