import { isLanguage, loginUrl, pagePath, returnTarget } from '@jobsite/shell/core'
import type { Context, Hono } from 'hono'
import { FIELD_ERRORS } from '../fieldErrors.ts'
import { type Errors, type Fields, NO_ERRORS } from './accountRules.ts'
import type { Account } from './accounts.ts'
import { type ActionName, writeDone } from './doneMessage.ts'
import { formData } from './formData.ts'
import { limitBody } from './limitBody.ts'
import { writePending } from './pendingAction.ts'
import { Refusal } from './problems.ts'
import { keepForm, rejectForm } from './rejectedForms.ts'
import { MAX_RESUME, sentResume } from './resumeFile.ts'
import { askerOf, clearSession, readSession } from './sessionCookie.ts'
import type { SiteEnv } from './siteEnv.ts'

type Action = (
  context: Context<SiteEnv>,
  account: Account,
  fields: Fields,
) => Promise<Errors | undefined> | Errors | undefined

/**
 * What a seeker may change. Each returns its errors by field, if there
 * are rules: those of the store.
 */
const ACTIONS = {
  profile: ({ var: { accounts } }, account, fields) => accounts.changeProfile(account, fields),
  password: (context, account, fields) =>
    context.var.accounts.changePassword(account, fields, readSession(context), askerOf(context)),
  searchable: ({ var: { accounts } }, account, { value }) => void accounts.setSearchable(account, value === '1'),
  async resume(context, account) {
    const file = await sentResume(context)
    return file ? context.var.accounts.saveResume(account, file) : { file: FIELD_ERRORS.file }
  },
  'remove-resume': ({ var: { accounts } }, account) => accounts.saveResume(account, null),
  'add-alert': ({ var: { accounts } }, account, fields) => accounts.addAlert(account, fields),
  'alert-frequency': ({ var: { accounts } }, account, { alert, frequency }) =>
    void accounts.setAlertFrequency(account, alert, frequency),
  'stop-alert': ({ var: { accounts } }, account, { alert }) => void accounts.stopAlert(account, alert),
  async delete(context, account, { password = '' }) {
    const errors = await context.var.accounts.remove(account, password, askerOf(context))
    if (errors === NO_ERRORS) clearSession(context)
    return errors
  },
  follow: ({ var: { accounts } }, account, { company }) => void accounts.follow(account, Number(company), true),
  unfollow: ({ var: { accounts } }, account, { company }) => void accounts.follow(account, Number(company), false),
} as const satisfies Record<ActionName, Action>

const isAction = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name)

/**
 * Changes of an account: plain forms that work without script. Each leads back to `returnTo`, which says what was done,
 * or shows the form with its errors.
 */
export function addAccountRoutes(app: Hono<SiteEnv>): void {
  app.get('/account/resume', (context) => {
    const { account, accounts } = context.var
    const file = account && accounts.readResume(account)
    if (!file) return context.notFound()
    return context.body(new Uint8Array(file.data), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Cache-Control': 'no-store',
    })
  })
  app.post('/account/:action', limitBody(MAX_RESUME + 64 * 1024), async (context) => {
    const name = context.req.param('action')
    if (!isAction(name)) throw new Refusal('unknownAction')
    const fields = await formData(context)
    const { account, config } = context.var
    const language = isLanguage(fields.language) ? fields.language : 'vi'
    const target = returnTarget(fields.returnTo, language, config) ?? pagePath('dashboard', language)
    if (!account) {
      if (name === 'follow') writePending(context, 'follow', fields.company ?? '')
      // The session has ended: the form is shown again after the login, to the same seeker.
      else keepForm(context, target, { values: shownAgain(name, fields), errors: NO_ERRORS })
      return context.redirect(loginUrl(config, language, { redirectUrl: target, now: null }), 303)
    }
    const action: Action = ACTIONS[name]
    const errors = (await action(context, account, fields)) ?? NO_ERRORS
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
