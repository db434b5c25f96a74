import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API_FOLDER, buildApiReports } from './apiReports.ts'
import { buildContracts, CONTRACTS_FILE, formatContracts } from './contracts.ts'
import { buildLlms, LLMS_FILE } from './llms.ts'
import { buildNotices, NOTICES_FILE } from './notices.ts'

/** Writes every generated file of a built project: API reports, contracts, notices, the index for language models. */
export async function generate(root: string): Promise<string[]> {
  const files = [
    ...buildApiReports(root),
    { path: CONTRACTS_FILE, text: formatContracts(await buildContracts(root)) },
    { path: NOTICES_FILE, text: buildNotices(root) },
    { path: LLMS_FILE, text: buildLlms(root) },
  ]
  mkdirSync(join(root, API_FOLDER), { recursive: true })
  for (const file of readdirSync(join(root, API_FOLDER))) rmSync(join(root, API_FOLDER, file))
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return files.map(({ path }) => path)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of await generate(process.cwd())) console.log(path)
}
