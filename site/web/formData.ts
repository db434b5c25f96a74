import type { Context } from 'hono'

const MAX_LENGTH = 2000

/** The text fields of a form that was sent; files and overlong values are left out. */
export async function formData(context: Context): Promise<Readonly<Record<string, string>>> {
  const body: Record<string, unknown> = await context.req.parseBody().catch(() => ({}))
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' && value.length <= MAX_LENGTH) fields[name] = value
  }
  return fields
}
