import { isLanguage, loginUrl, pagePath, returnTarget } from '@jobsite/shell/core'
import type { Context, Hono } from 'hono'
import { jobById } from '../backend/fixtures/jobs.ts'
import { applyContent, applyErrors } from '../content/applyContent.ts'
import { applyUrl, jobDetail } from '../content/jobDetail.ts'
import { createPageContext } from './createPageContext.ts'
import { formData } from './formData.ts'
import { limitBody } from './limitBody.ts'
import { writePending } from './pendingAction.ts'
import { keepForm, rejectForm } from './rejectedForms.ts'
import { type PageTools, respondPage } from './respondPage.ts'
import { MAX_RESUME, sentResume } from './resumeFile.ts'
import type { SiteEnv } from './siteEnv.ts'

const APPLY = ['/ung-tuyen-nhieu-viec-lam', '/apply-multiple-jobs'] as const
/** Jobs of one application at most. */
const MAX_JOBS = 20
const NO_STORE = { 'Cache-Control': 'no-store' }

/** Actions on jobs: view, save and apply. Plain forms that work without script. */
export function addSeekerRoutes(app: Hono<SiteEnv>, tools: PageTools): void {
  const limit = limitBody(256 * 1024)
  const limitOfResume = limitBody(MAX_RESUME + 256 * 1024)
  app.get('/saved-jobs', (context) => context.json(context.var.account?.savedJobs ?? [], 200, NO_STORE))
  app.post('/saved-jobs', limit, saveJob)
  for (const path of APPLY) app.post(path, limitOfResume, (context) => apply(context, tools))
}

/** One job in full as JSON, in the language of the query. */
export function showJob(context: Context<SiteEnv>): Response {
  const job = jobById(context.req.param('id'))
  if (!job) return context.json({ meta: { code: 404, message: 'No such job' } }, 404)
  const requested = context.req.query('language')
  const language = isLanguage(requested) ? requested : 'vi'
  const { account, config } = context.var
  return context.json(jobDetail(job, { language, account, config, now: new Date() }), 200, NO_STORE)
}

/** Saves a job or takes it off the list. Visitors are sent to the login, which saves the job. */
async function saveJob(context: Context<SiteEnv>): Promise<Response> {
  const { job: id, save, language: requested, returnTo } = await formData(context)
  const job = jobById(id)
  if (!job) return context.text('No such job', 400)
  const { account, accounts, config } = context.var
  const language = isLanguage(requested) ? requested : 'vi'
  const wantsJson = context.req.header('Accept') === 'application/json'
  const target = returnTarget(returnTo, language, config) ?? pagePath('searchResult', language)
  if (!account) {
    if (wantsJson) return context.json({ saved: false }, 401, NO_STORE)
    if (save === '1') writePending(context, 'save-job', job.id)
    return context.redirect(loginUrl(config, language, { redirectUrl: target, now: null }), 303)
  }
  accounts.saveJob(account, job.id, save === '1')
  return wantsJson ? context.json({ saved: save === '1' }, 200, NO_STORE) : context.redirect(target, 303)
}

/** Sends an application, or says what is missing. */
async function apply(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  const page = createPageContext(context)
  const { job: ids = '', ...values } = await formData(context)
  const jobs = [...new Set(ids.split(','))].slice(0, MAX_JOBS).flatMap((id) => jobById(id) ?? [])
  if (jobs.length === 0) return context.redirect(pagePath('searchResult', page.language), 303)
  const path = applyUrl(jobs, page.language)
  if (!page.account) {
    keepForm(context, path, { values, errors: {} })
    return context.redirect(loginUrl(page.config, page.language, { redirectUrl: path, now: null }), 303)
  }
  // Kept even if another field is wrong: no browser shows a file again.
  const file = await sentResume(context)
  const { accounts } = context.var
  const errors = { ...applyErrors(values), ...(file && accounts.saveResume(page.account, file)) }
  if (Object.keys(errors).length > 0) {
    return rejectForm(context, path, { values, errors }, () =>
      respondPage(context, tools, page, { ...applyContent(page, jobs, values, errors), status: 422 }),
    )
  }
  accounts.apply(
    page.account,
    jobs.map(({ id }) => id),
  )
  return context.redirect(path, 303)
}
