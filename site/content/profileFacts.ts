import type { Language } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import type { Account } from '../web/accounts.ts'

const WORDS = {
  name: text('Họ và tên', 'Name'),
  email: text('E-mail'),
  jobTitle: text('Chức danh', 'Job title'),
  unset: text('Chưa cập nhật', 'Not set'),
  searchable: text('Nhà tuyển dụng tìm thấy hồ sơ', 'Employers can find the resume'),
  yes: text('Có', 'Yes'),
  no: text('Không', 'No'),
}

/** The whole name, with the family name where a language puts it. */
export const fullName = ({ firstName, lastName }: Account, language: Language): string =>
  language === 'vi' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`

/** Profile of an account. */
export function profileFacts(account: Account, language: Language): (readonly [string, string])[] {
  return [
    [WORDS.name[language], fullName(account, language)],
    [WORDS.email[language], account.email],
    [WORDS.jobTitle[language], account.jobTitle || WORDS.unset[language]],
    [WORDS.searchable[language], (account.resume.isSearchable ? WORDS.yes : WORDS.no)[language]],
  ]
}
