import { randomUUID } from 'node:crypto'
import { isLanguage, locations, loginUrl, pagePath, returnTarget } from '@jobsite/shell/core'
import type { Context, Hono } from 'hono'
import { companyById } from '../backend/fixtures/companies.ts'
import { type Bilingual, text } from '../bilingual.ts'
import { tooLong } from '../content/format.ts'
import { FIELD_ERRORS, MIN_PASSWORD } from '../fieldErrors.ts'
import type { Account, Alert } from './accounts.ts'
import { isDemo } from './accounts.ts'
import type { PageAssets } from './document.ts'
import { writeDone } from './doneMessage.ts'
import { formData, oneLine } from './formData.ts'
import { withId, withoutId } from './idList.ts'
import { limitBody } from './limitBody.ts'
import { isPassword } from './passwords.ts'
import { writePending } from './pendingAction.ts'
import { keepForm, rejectForm } from './rejectedForms.ts'
import { MAX_RESUME } from './resumeFile.ts'
import { changeSearchable, keepResume, removeResume } from './seekerGateway.ts'
import { clearSession, readSession } from './sessionCookie.ts'
import type { SiteEnv } from './siteEnv.ts'

const MAX_NAME = 100
const MAX_ALERTS = 10

type Fields = Readonly<Record<string, string | undefined>>
type Errors = Readonly<Record<string, Bilingual>>
type Action = (context: Context<SiteEnv>, account: Account, fields: Fields) => Promise<Errors> | Errors

const NONE: Errors = {}

const WRONG_PASSWORD = text('Mật khẩu hiện tại không đúng.', 'This is not your current password.')

/** What a seeker may change, by the last segment of the URL that a form posts to. Each returns its errors by field. */
const ACTIONS = {
  profile(context, account, fields) {
    const names = { firstName: oneLine(fields.firstName), lastName: oneLine(fields.lastName) }
    const jobTitle = oneLine(fields.jobTitle)
    const errors: Record<string, Bilingual> = {}
    for (const [name, value] of Object.entries({ ...names, jobTitle })) {
      if (value === '' && name !== 'jobTitle') errors[name] = FIELD_ERRORS.missing
      if (value.length > MAX_NAME) errors[name] = tooLong(MAX_NAME)
    }
    if (Object.keys(errors).length === 0) context.var.accounts.change(account, () => ({ ...names, jobTitle }))
    return errors
  },
  async password(context, account, { password = '', passwordNew = '' }) {
    const { accounts } = context.var
    if (isDemo(account)) {
      return {
        passwordNew: text('Tài khoản dùng thử giữ nguyên mật khẩu.', 'The demo account keeps its password.'),
      }
    }
    if (passwordNew.length < MIN_PASSWORD) return { passwordNew: FIELD_ERRORS.password }
    if (passwordNew.length > MAX_NAME) return { passwordNew: tooLong(MAX_NAME) }
    if (!(await isPassword(password, account.password))) {
      return { password: WRONG_PASSWORD }
    }
    await accounts.changePassword(account, passwordNew, readSession(context))
    return NONE
  },
  async searchable(context, account, { value }) {
    await changeSearchable(context, account, value === '1')
    return NONE
  },
  async resume(context, account) {
    const { file } = await context.req.parseBody()
    if (!(file instanceof File) || file.size === 0) return { file: FIELD_ERRORS.file }
    const error = await keepResume(context, account)
    return error ? { file: error } : NONE
  },
  async 'remove-resume'(context, account) {
    await removeResume(context, account)
    return NONE
  },
  'add-alert'(context, account, fields) {
    const keyword = oneLine(fields.keyword)
    const location = locations.find(({ id }) => String(id) === fields.location)
    if (keyword.length > MAX_NAME) return { keyword: tooLong(MAX_NAME) }
    if (keyword === '' && !location) {
      return { keyword: text('Vui lòng nhập từ khóa hoặc chọn địa điểm.', 'Enter a keyword, or choose a location.') }
    }
    const alert: Alert = {
      id: randomUUID(),
      keyword,
      ...(location && { locationId: location.id }),
      frequency: frequencyOf(fields),
    }
    const isSame = (known: Alert): boolean => known.keyword === keyword && known.locationId === alert.locationId
    if (account.alerts.filter((known) => !isSame(known)).length >= MAX_ALERTS) {
      return {
        keyword: text('Bạn đã có 10 thông báo. Hãy dừng bớt một thông báo.', 'You have 10 alerts. Stop one first.'),
      }
    }
    context.var.accounts.change(account, ({ alerts }) => ({
      alerts: [...alerts.filter((known) => !isSame(known)), alert],
    }))
    return NONE
  },
  'alert-frequency'(context, account, fields) {
    context.var.accounts.change(account, ({ alerts }) => ({
      alerts: alerts.map((alert) => (alert.id === fields.alert ? { ...alert, frequency: frequencyOf(fields) } : alert)),
    }))
    return NONE
  },
  'stop-alert'(context, account, fields) {
    context.var.accounts.change(account, ({ alerts }) => ({ alerts: alerts.filter(({ id }) => id !== fields.alert) }))
    return NONE
  },
  async delete(context, account, { password = '' }) {
    const { accounts } = context.var
    if (isDemo(account)) return { password: text('Tài khoản dùng thử được giữ lại.', 'The demo account is kept.') }
    if (!(await isPassword(password, account.password))) return { password: WRONG_PASSWORD }
    accounts.remove(account)
    clearSession(context)
    return NONE
  },
  follow: (context, account, { company }) => changeCompanies(context, account, company, withId),
  unfollow: (context, account, { company }) => changeCompanies(context, account, company, withoutId),
} as const satisfies Record<string, Action>

/** The name of an action. */
export type ActionName = keyof typeof ACTIONS

/** The URL that the form of an action posts to. */
export const actionUrl = (name: ActionName): string => `/account/${name}`

const isAction = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name)

/**
 * Changes of an account: plain forms that work without script. Each leads back to `returnTo`, which says what was done,
 * or shows the form with its errors.
 */
export function addAccountRoutes(app: Hono<SiteEnv>, assets: PageAssets): void {
  app.get('/account/resume', (context) => {
    const { account, accounts } = context.var
    const data = account?.resumeFile && accounts.readResume(account)
    if (!account?.resumeFile || !data) return context.notFound()
    return context.body(new Uint8Array(data), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(account.resumeFile.name)}`,
      'Cache-Control': 'no-store',
    })
  })
  app.post('/account/:action', limitBody(MAX_RESUME + 64 * 1024, assets), async (context) => {
    const name = context.req.param('action')
    if (!isAction(name)) return context.text('No such action', 404)
    const fields = await formData(context)
    const { account, config } = context.var
    const language = isLanguage(fields.language) ? fields.language : 'vi'
    const target = returnTarget(fields.returnTo, language, config) ?? pagePath('dashboard', language)
    if (!account) {
      if (name === 'follow') writePending(context, 'follow', fields.company ?? '')
      // The session has ended: the form is shown again after the login, to the same seeker.
      else keepForm(context, target, { values: shownAgain(name, fields), errors: NONE })
      return context.redirect(loginUrl(config, language, { redirectUrl: target, now: null }), 303)
    }
    const action: Action = ACTIONS[name]
    const errors = await action(context, account, fields)
    if (Object.keys(errors).length > 0) {
      const form = { values: shownAgain(name, fields), errors }
      return rejectForm(context, target, form, async () => context.json({ errors }, 422))
    }
    writeDone(context, name)
    return context.redirect(name === 'delete' ? pagePath('homepage', language) : target, 303)
  })
}

/** What a form shows again: no passwords. */
const shownAgain = (action: ActionName, fields: Fields): Fields => ({
  ...Object.fromEntries(Object.entries(fields).filter(([field]) => !field.startsWith('password'))),
  action,
})

const frequencyOf = ({ frequency }: Fields): Alert['frequency'] => (frequency === 'weekly' ? 'weekly' : 'daily')

function changeCompanies(
  context: Context<SiteEnv>,
  account: Account,
  id: string | undefined,
  change: (ids: readonly number[], id: number) => number[],
): Errors {
  const company = companyById(Number(id))
  if (company) context.var.accounts.change(account, ({ companies }) => ({ companies: change(companies, company.id) }))
  return NONE
}
