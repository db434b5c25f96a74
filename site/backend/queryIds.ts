import type { Context } from 'hono'
import { readIds } from '../readIds.ts'

const MAX_IDS = 50

/** The ids of a query parameter, given once with commas or several times. Whatever is no id is omitted. */
export function queryIds(context: Context, name: string): number[] {
  const values = context.req.queries(name) ?? []
  return readIds(values.flatMap((value) => value.split(',')).slice(0, MAX_IDS))
}
