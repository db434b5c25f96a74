import type { Language } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import type { Account } from '../web/accounts.ts'
import type { Fact } from './views.ts'

/** The whole name, with the family name where a language puts it. */
export const fullName = ({ firstName, lastName }: Account, language: Language): string =>
  language === 'vi' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`

/** Profile of an account. */
export function profileFacts(account: Account, language: Language): Fact[] {
  return [
    [text('Họ và tên', 'Name'), fullName(account, language)],
    [text('E-mail'), account.email],
    [text('Chức danh', 'Job title'), account.jobTitle || text('Chưa cập nhật', 'Not set')],
    [
      text('Nhà tuyển dụng tìm thấy hồ sơ', 'Employers can find the resume'),
      (account.resume.isSearchable ? text('Có', 'Yes') : text('Không', 'No'))[language],
    ],
  ]
}
