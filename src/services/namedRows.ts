import * as v from 'valibot'
import type { Named } from '../core/named.ts'
import { sortByName } from '../core/reference/referenceData.ts'
import { defineService } from './defineService.ts'
import { name, numericId, object, parseBy, rows } from './schemas.ts'

/** A row with names in both languages; a missing name is empty. */
export const namedRow = v.pipe(
  object({
    id: numericId,
    attributes: v.fallback(object({ nameVi: name, nameEn: name }), { nameVi: '', nameEn: '' }),
  }),
  v.transform(({ id, attributes }): Named => ({ id, name: attributes.nameVi, nameEn: attributes.nameEn })),
)

const answer = object({ data: object({ relationships: object({ data: rows(namedRow) }) }) })

/** Reads the rows of a response, `{ data: { relationships: { data: [{ id, attributes: { nameVi, nameEn } }] } } }`. */
export function parseNamedRows(value: unknown): Named[] | null {
  return parseBy(answer)(value)?.data.relationships.data ?? null
}

/** The levels of jobs, in the service's order. */
export const jobLevels = defineService<object, Named[]>({ endpoint: 'jobLevels', parse: parseNamedRows })

/** The industries of companies, by their Vietnamese name. */
export const companyIndustries = defineService<object, Named[]>({
  endpoint: 'companyIndustries',
  parse: (response) => {
    const found = parseNamedRows(response)
    return found && sortByName(found, 'vi')
  },
})
