import type { Context } from 'hono'

/** Largest CV, in bytes. */
export const MAX_RESUME = 2 * 1024 * 1024

/** Kinds of files that a CV may be, as a file field lists them. */
export const RESUME_TYPES = '.pdf,.doc,.docx'

const MAX_NAME = 120

/** A file's name without path and characters that no name needs, with its ending. */
export function resumeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last.replace(/[\p{Cc}\p{Bidi_Control}"<>]/gu, '').trim()
  const ending = /\.\w{1,5}$/.exec(clean)?.[0] ?? ''
  // By characters: half of one is no text.
  const stem = Array.from(clean.slice(0, clean.length - ending.length)).slice(0, MAX_NAME)
  return stem.join('') + ending
}

/** Whether a CV is of a kind that employers can open. */
export const isResumeName = (name: string): boolean =>
  RESUME_TYPES.split(',').some((ending) => name.toLowerCase().endsWith(ending) && name.length > ending.length)

/** Returns the CV in the field `file` of the form that was sent; `undefined` if there is none. */
export async function sentResume(context: Context): Promise<{ name: string; data: Uint8Array } | undefined> {
  const { file } = await context.req.parseBody()
  if (!(file instanceof File) || file.size === 0) return undefined
  return { name: file.name, data: new Uint8Array(await file.arrayBuffer()) }
}
