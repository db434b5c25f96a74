import { createAccounts } from '../../../site/web/accounts.ts'
import { BOUNDS } from '../../../site/web/bounds.ts'
import { openDatabase } from '../../../site/web/database.ts'
import { createPasswords } from '../../../site/web/passwords.ts'

// Replaces the CV of an account, one after the other, until it is killed.
const [file = '', email = ''] = process.argv.slice(2)
const accounts = await createAccounts({
  database: openDatabase(file),
  passwords: createPasswords({ cost: 10, threads: 1 }),
  bounds: BOUNDS,
})
const account = accounts.byEmail(email)
if (!account) throw new Error(`There is no account ${email}`)
const contents = Array.from({ length: 2 }, (_, index) => new Uint8Array(200_000).fill(index))
for (let turn = 0; ; turn += 1) {
  for (const [index, data] of contents.entries()) accounts.saveResume(account, { name: `${index}.pdf`, data })
  if (turn === 1) process.stdout.write('replacing\n')
}
