import type { Context } from 'hono'
import { companyById } from '../backend/fixtures/companies.ts'
import { jobById } from '../backend/fixtures/jobs.ts'
import { type Bilingual, text } from '../bilingual.ts'
import type { Account, Accounts } from './accounts.ts'
import { readOwnCookie, writeOwnCookie } from './ownCookie.ts'
import type { SiteEnv } from './siteEnv.ts'

const COOKIE = 'pending'
const SECONDS = 15 * 60

/** What a login that was asked for by a button does next. */
export interface PendingAction {
  readonly name: PendingName
  /** Why the visitor is asked to log in. */
  readonly reason: Bilingual
  readonly run: (accounts: Accounts, account: Account) => void
}

/** The buttons that visitors have too, each with what it does to the row of an id; nothing where there is none. */
const ACTIONS = {
  'save-job': (id) => {
    const job = jobById(id)
    return (
      job && {
        reason: text(`Đăng nhập để lưu việc làm “${job.title.vi}”.`, `Log in to save the job “${job.title.en}”.`),
        run: (accounts, account) => accounts.saveJob(account, job.id, true),
      }
    )
  },
  follow: (id) => {
    const company = companyById(Number(id))
    return (
      company && {
        reason: text(`Đăng nhập để theo dõi ${company.name}.`, `Log in to follow ${company.name}.`),
        run: (accounts, account) => accounts.follow(account, company.id, true),
      }
    )
  },
} as const satisfies Record<string, (id: string) => Omit<PendingAction, 'name'> | undefined>

type PendingName = keyof typeof ACTIONS

/** Returns what the visitor wanted to do before the login. */
export function readPending(context: Context<SiteEnv>): PendingAction | undefined {
  const [name = '', id = ''] = readOwnCookie(context, COOKIE)?.split('.', 2) ?? []
  if (!isPendingName(name)) return undefined
  const action = ACTIONS[name](id)
  return action && { name, ...action }
}

/** Remembers over the login what a button was pressed for. */
export function writePending(context: Context<SiteEnv>, name: PendingName, id: string | number): void {
  writeOwnCookie(context, COOKIE, `${name}.${id}`, SECONDS)
}

/** Forgets it. */
export function clearPending(context: Context<SiteEnv>): void {
  writeOwnCookie(context, COOKIE, '', 0)
}

const isPendingName = (name: string): name is PendingName => Object.hasOwn(ACTIONS, name)
