import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto'
import type { User } from '@jobsite/shell/core'
import { evictOldest } from './evictOldest.ts'

/** A seeker's account. Stored in memory: after a restart only the demo accounts remain. */
export interface Account {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string
  readonly profilePicture: string | null
  readonly password: { readonly salt: Buffer; readonly hash: Buffer }
  readonly savedJobs: Set<number>
  /** Ids of the jobs applied to, the latest last. */
  readonly appliedJobs: Set<number>
  readonly resume: {
    summary: { totalEmployerViews: number; totalJobAlert: number }
    isSearchable: boolean
  }
}

/** Details of a new account. */
export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/** Accounts and sessions. */
export type Accounts = ReturnType<typeof createAccounts>

/** The account that anyone may log in with. */
export const DEMO = { email: 'demo@jobsite.example', password: 'demo1234' } as const

/** The demo account of each social network. */
export const SOCIAL_DEMO = {
  facebook: 'facebook.demo@jobsite.example',
  google: 'google.demo@jobsite.example',
} as const

/** Jobs that the demo accounts have saved. */
const DEMO_SAVED = [1763221, 1763256, 1763260]

const MAX_SESSIONS = 1000
const MAX_ACCOUNTS = 1000
const SESSION_MS = 8 * 60 * 60 * 1000

interface Session {
  readonly account: Account
  readonly token: string
  readonly endsAt: number
}

/** Accounts of one running site, the demo ones included. */
export function createAccounts() {
  const accounts = new Map<string, Account>()
  const sessions = new Map<string, Session>()
  const add = (account: Account): Account => {
    evictOldest(accounts, MAX_ACCOUNTS)
    accounts.set(account.email, account)
    return account
  }
  for (const account of demoAccounts()) add(account)

  const live = (id: string | undefined): Session | undefined => {
    const session = id === undefined ? undefined : sessions.get(id)
    if (session && session.endsAt <= Date.now()) sessions.delete(id as string)
    return session && session.endsAt > Date.now() ? session : undefined
  }

  return {
    /** Returns the account, when e-mail and password belong together. */
    check(email: string, password: string): Account | null {
      const account = accounts.get(normalizeEmail(email))
      return account && samePassword(account, password) ? account : null
    },
    byEmail: (email: string) => accounts.get(normalizeEmail(email)),
    /** Returns the new account; `null` when the e-mail has one already. */
    register({ email, password, firstName, lastName }: NewAccount): Account | null {
      const key = normalizeEmail(email)
      if (accounts.has(key)) return null
      return add(newAccount(key, password, firstName, lastName))
    },
    /** Begins a session and returns its id, the value of the cookie. */
    begin(account: Account): string {
      evictOldest(sessions, MAX_SESSIONS)
      const id = randomBytes(32).toString('base64url')
      const token = randomBytes(32).toString('base64url')
      sessions.set(id, { account, token, endsAt: Date.now() + SESSION_MS })
      return id
    },
    end: (id: string | undefined): void => void (id !== undefined && sessions.delete(id)),
    bySession: (id: string | undefined): Account | null => live(id)?.account ?? null,
    /** Returns the token that a session's page may call the gateway with. */
    tokenOf: (id: string | undefined): string | null => live(id)?.token ?? null,
    byToken: (token: string): Account | undefined =>
      [...sessions.values()].find((session) => session.token === token && session.endsAt > Date.now())?.account,
  }
}

/** Public data of an account, without the token. */
export function toUser(account: Account): User {
  const { userId, firstName, lastName, email, profilePicture, jobTitle } = account
  return { userId, firstName, lastName, userName: email, profilePicture, jobTitle }
}

/** Duration that the session cookie lives, in seconds. */
export const SESSION_SECONDS = SESSION_MS / 1000

const normalizeEmail = (email: string): string => email.trim().toLowerCase()

function newAccount(email: string, password: string, firstName: string, lastName: string): Account {
  return {
    userId: randomUUID(),
    email,
    firstName,
    lastName,
    jobTitle: '',
    profilePicture: null,
    password: hashPassword(password),
    savedJobs: new Set(),
    appliedJobs: new Set(),
    resume: { summary: { totalEmployerViews: 0, totalJobAlert: 0 }, isSearchable: true },
  }
}

function demoAccounts(): Account[] {
  const demo = (email: string, password: string, firstName: string, lastName: string, jobTitle: string): Account => ({
    ...newAccount(email, password, firstName, lastName),
    jobTitle,
    savedJobs: new Set(DEMO_SAVED),
    resume: { summary: { totalEmployerViews: 4, totalJobAlert: 12 }, isSearchable: true },
  })
  const unguessable = (): string => randomBytes(24).toString('base64url')
  return [
    {
      ...demo(DEMO.email, DEMO.password, 'Minh Anh', 'Nguyễn', 'Chuyên viên nhân sự'),
      profilePicture: '/avatars/minh-anh.svg',
    },
    demo(SOCIAL_DEMO.facebook, unguessable(), 'Quốc Bảo', 'Trần', 'Lập trình viên'),
    demo(SOCIAL_DEMO.google, unguessable(), 'Thu Hà', 'Lê', 'Kế toán'),
  ]
}

function hashPassword(password: string): Account['password'] {
  const salt = randomBytes(16)
  return { salt, hash: scryptSync(password, salt, 32) }
}

function samePassword({ password }: Account, given: string): boolean {
  return timingSafeEqual(scryptSync(given, password.salt, 32), password.hash)
}
