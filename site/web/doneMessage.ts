import type { Context } from 'hono'
import { type Bilingual, text } from '../bilingual.ts'
import { readOwnCookie, writeOwnCookie } from './ownCookie.ts'
import type { SiteEnv } from './siteEnv.ts'

const COOKIE = 'done'
const SECONDS = 60

/** What a page says after a form has done something: by the names of the actions of an account, and of its one button. */
const MESSAGES = {
  'save-job': text('Đã lưu việc làm.', 'The job is saved.'),
  profile: text('Đã lưu hồ sơ.', 'Your profile is saved.'),
  password: text('Đã đổi mật khẩu.', 'Your password is changed.'),
  searchable: text('Đã lưu thiết lập.', 'Your setting is saved.'),
  resume: text('Đã tải CV lên.', 'Your CV is uploaded.'),
  'remove-resume': text('Đã xóa CV.', 'Your CV is removed.'),
  'add-alert': text('Đã tạo thông báo việc làm.', 'The job alert is set up.'),
  'alert-frequency': text('Đã đổi tần suất thông báo.', 'The frequency of the alert is changed.'),
  'stop-alert': text('Đã dừng thông báo việc làm.', 'The job alert is stopped.'),
  delete: text('Đã xóa tài khoản của bạn.', 'Your account is deleted.'),
  follow: text('Đã theo dõi công ty.', 'You now follow the company.'),
  unfollow: text('Đã bỏ theo dõi công ty.', 'You no longer follow the company.'),
} as const satisfies Readonly<Record<string, Bilingual>>

/** The name of an action: the last segment of the URL that its form posts to. */
export type ActionName = Exclude<keyof typeof MESSAGES, 'save-job'>

/** The URL that the form of an action posts to. */
export const actionUrl = (name: ActionName): string => `/account/${name}`

/** Lets the next page say what was done. */
export const writeDone = (context: Context<SiteEnv>, name: keyof typeof MESSAGES): void =>
  writeOwnCookie(context, COOKIE, name, SECONDS)

/** Returns what was done on the page before, once. */
export function takeDone(context: Context<SiteEnv>): Bilingual | undefined {
  const name = readOwnCookie(context, COOKIE)
  if (name === undefined) return undefined
  writeOwnCookie(context, COOKIE, '', 0)
  return Object.hasOwn(MESSAGES, name) ? MESSAGES[name as ActionName] : undefined
}
