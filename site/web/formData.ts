import { isLanguage } from '@jobsite/shell/core'
import type { Context } from 'hono'
import { UNSEEN } from '../content/format.ts'
import type { SiteEnv } from './siteEnv.ts'

/**
 * The text fields of a form that was sent, without unseen characters; files are omitted. Its route limits its length. What
 * goes wrong later is said in the form's language.
 */
export async function formData(context: Context<SiteEnv>): Promise<Readonly<Record<string, string | undefined>>> {
  const body: Record<string, unknown> = await context.req.parseBody().catch(() => ({}))
  const fields: Record<string, string> = Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, name.startsWith('password') ? value : value.replace(UNSEEN, '')]] : [],
    ),
  )
  if (isLanguage(fields.language)) context.set('language', fields.language)
  return fields
}
