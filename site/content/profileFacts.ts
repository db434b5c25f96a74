import { displayName } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import type { Account } from '../web/accounts.ts'
import type { Fact } from './views.ts'

/** Profile of an account. Its name is written as the shell writes it. */
export function profileFacts(account: Account): Fact[] {
  return [
    [text('Họ và tên', 'Name'), displayName(account)],
    [text('Email', 'E-mail'), account.email],
    [text('Chức danh', 'Job title'), account.jobTitle || text('Chưa cập nhật', 'Not set')],
    [text('CV'), account.resumeFile?.name ?? text('Chưa tải lên', 'Not uploaded')],
  ]
}
