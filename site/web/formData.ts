import type { Context } from 'hono'

const MAX_LENGTH = 2000

/** The text fields of a form that was sent; files and overlong values are omitted. */
export async function formData(context: Context): Promise<Readonly<Record<string, string | undefined>>> {
  const body: Record<string, unknown> = await context.req.parseBody().catch(() => ({}))
  const fields = Object.entries(body).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1].length <= MAX_LENGTH,
  )
  return Object.fromEntries(fields)
}
