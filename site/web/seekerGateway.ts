import { endpoints } from '@jobsite/shell/core'
import type { Context } from 'hono'
import { type Bilingual, text } from '../bilingual.ts'
import { FIELD_ERRORS } from '../fieldErrors.ts'
import type { Account } from './accounts.ts'
import { isResumeName, MAX_RESUME, resumeName } from './resumeFile.ts'
import { readSession } from './sessionCookie.ts'
import type { SiteEnv } from './siteEnv.ts'

/** Says whether employers find the resume. */
export function changeSearchable(context: Context<SiteEnv>, account: Account, isSearchable: boolean): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  return callGateway(context, account, endpoints.resumeChangeSearchable.path, JSON.stringify({ isSearchable }), headers)
}

/**
 * Keeps the CV in the field `file` of the form that was sent.
 *
 * @returns what is wrong with it; `undefined` if nothing is, and where there is no file
 */
export async function keepResume(context: Context<SiteEnv>, account: Account): Promise<Bilingual | undefined> {
  const { file } = await context.req.parseBody()
  if (!(file instanceof File) || file.size === 0) return undefined
  const name = resumeName(file.name)
  if (!isResumeName(name)) return text('Vui lòng chọn tệp PDF hoặc Word.', 'Choose a PDF or Word file.')
  if (file.size > MAX_RESUME) return FIELD_ERRORS.fileSize
  await sendResume(context, account, file, name)
  return undefined
}

/** Removes the seeker's CV. */
export const removeResume = (context: Context<SiteEnv>, account: Account): Promise<void> =>
  sendResume(context, account, new Blob([]), 'none')

function sendResume(context: Context<SiteEnv>, account: Account, file: Blob, name: string): Promise<void> {
  const form = new FormData()
  form.set('file', file, name)
  return callGateway(context, account, endpoints.updateResumeFile.path, form)
}

/**
 * Calls an endpoint of the gateway as the page of the seeker does: with the token of the session.
 *
 * @throws Error if the gateway refuses
 */
async function callGateway(
  context: Context<SiteEnv>,
  account: Account,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<void> {
  const { services, origin, accounts } = context.var
  // The seeker of the development switches has no session.
  const token = accounts.tokenOf(readSession(context)) ?? accounts.tokenOf(accounts.begin(account))
  const init = { method: 'POST', body, headers: { ...headers, Authorization: `Bearer ${token}` } }
  const { status } = await services(origin + path, init)
  if (status !== 200) throw new Error(`${path} responded with ${status}`)
}
