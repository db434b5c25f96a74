import type { Context } from 'hono'

/** The text fields of a form that was sent; files are omitted. Its route limits how long it may be. */
export async function formData(context: Context): Promise<Readonly<Record<string, string | undefined>>> {
  const body: Record<string, unknown> = await context.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}
