import * as v from 'valibot'
import type { ShellConfig } from '../core/config/config.ts'
import type { Named } from '../core/named.ts'
import { sortByName } from '../core/reference/referenceData.ts'
import { type CallOptions, callEndpoint } from './callEndpoint.ts'
import { name, numericId, parseBy, rows } from './schemas.ts'

/** A row with both names; one that is missing is empty. */
export const namedRow = v.pipe(
  v.object({
    id: numericId,
    attributes: v.fallback(v.object({ nameVi: name, nameEn: name }), { nameVi: '', nameEn: '' }),
  }),
  v.transform(({ id, attributes }): Named => ({ id, name: attributes.nameVi, nameEn: attributes.nameEn })),
)

const answer = v.object({ data: v.object({ relationships: v.object({ data: rows(namedRow) }) }) })

/** The rows of an answer, `{ data: { relationships: { data: [{ id, attributes: { nameVi, nameEn } }] } } }`. */
export function parseNamedRows(value: unknown): Named[] | null {
  return parseBy(answer)(value)?.data.relationships.data ?? null
}

/** The levels of jobs, in the service's order; `null` where it does not answer as it should. Never rejects. */
export function fetchJobLevels(config: ShellConfig, options?: CallOptions): Promise<Named[] | null> {
  return callEndpoint(config, { endpoint: 'jobLevels', parse: parseNamedRows }, options)
}

/** The industries of companies, by their Vietnamese name; `null` where the service does not answer as it should. Never rejects. */
export async function fetchCompanyIndustries(config: ShellConfig, options?: CallOptions): Promise<Named[] | null> {
  const found = await callEndpoint(config, { endpoint: 'companyIndustries', parse: parseNamedRows }, options)
  return found && sortByName(found, 'vi')
}
