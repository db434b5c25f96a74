import { type Language, slugify } from '@jobsite/shell/core'
import type { Company } from '../backend/fixtures/companies.ts'

/** The URL of a company's page. */
export function companyUrl(company: Company, language: Language): string {
  const segment = `${slugify(company.name)}-e${company.id}`
  return language === 'vi' ? `/nha-tuyen-dung/${segment}-vn` : `/companies/${segment}-en`
}
