import type { Context } from 'hono'

/** What no field may hold: control characters, but for tabs and line breaks, and marks that turn the text around them. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu

/** The text fields of a form that was sent, without unseen characters; files are omitted. Its route limits its length. */
export async function formData(context: Context): Promise<Readonly<Record<string, string | undefined>>> {
  const body: Record<string, unknown> = await context.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, name.startsWith('password') ? value : value.replace(UNSEEN, '')]] : [],
    ),
  )
}

/** A text of one line, without white space around it. */
export const oneLine = (text: string | undefined): string => text?.normalize('NFC').replace(/\s+/gu, ' ').trim() ?? ''
