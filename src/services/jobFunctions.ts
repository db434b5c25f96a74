import * as v from 'valibot'
import type { Named } from '../core/named.ts'
import type { JobFunctionGroup } from '../core/reference/jobFunctions.ts'
import { defineService } from './defineService.ts'
import { namedRow } from './namedRows.ts'
import { numericId, object, parseBy, rows, statusOk } from './schemas.ts'

const references = v.fallback(rows(object({ id: numericId })), [])

/** Ids of the job functions of a group. */
const group = v.pipe(
  object({ relationships: v.optional(object({ jobFunctions: v.optional(object({ data: references })) })) }),
  v.transform(({ relationships }) => relationships?.jobFunctions?.data.map(({ id }) => id)),
)

/** A job function with the id of its group. */
const parent = object({ attributes: object({ parentId: numericId }) })

/** A row with its links; the links are optional, the names are not. */
const linked = v.pipe(
  v.unknown(),
  v.transform((given) => {
    const named = parseBy(namedRow)(given)
    return (
      named && {
        ...named,
        childIds: parseBy(group)(given) ?? undefined,
        parentId: parseBy(parent)(given)?.attributes.parentId,
      }
    )
  }),
  object({
    id: v.number(),
    name: v.string(),
    nameEn: v.string(),
    childIds: v.optional(v.array(v.number())),
    parentId: v.optional(v.number()),
  }),
)

const answer = object({
  meta: object({ statusCode: statusOk }),
  data: rows(linked),
  included: v.fallback(rows(linked), []),
})

/**
 * Reads the groups of a response, in the service's order: `{ meta: { statusCode: 200 }, data: [group], included: [function] }`.
 * A group names its functions in `relationships.jobFunctions.data[].id`, or each function its group in
 * `attributes.parentId`. A function that a group names and the response lacks has empty names.
 */
export function parseJobFunctions(value: unknown): JobFunctionGroup[] | null {
  const parsed = parseBy(answer)(value)
  if (!parsed || parsed.data.length === 0) return null
  const functions = new Map(parsed.included.map((row) => [row.id, row]))
  return parsed.data.map(({ id, name, nameEn, childIds }) => ({
    parent: { id, name, nameEn },
    children: (childIds ?? parsed.included.filter(({ parentId }) => parentId === id).map((row) => row.id)).map(
      (childId) => toNamed(childId, functions.get(childId)),
    ),
  }))
}

const toNamed = (id: number, row: Named | undefined): Named => ({
  id,
  name: row?.name ?? '',
  nameEn: row?.nameEn ?? '',
})

/** The job functions in their groups. */
export const jobFunctions = defineService<object, JobFunctionGroup[]>({
  endpoint: 'jobFunctions',
  parse: parseJobFunctions,
  report: ({ reason }, logger) =>
    logger.warn(
      `[@jobsite/shell] Job functions could not be fetched (${reason}); the built-in ones are used. (code: no-job-functions)`,
    ),
})
