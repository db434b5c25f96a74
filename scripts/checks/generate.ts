import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API_PAGES, buildApiPages } from './apiPages.ts'
import { API_FILE, buildApiReport } from './apiReport.ts'
import { buildContracts, CONTRACTS_FILE, formatContracts } from './contracts.ts'
import { buildLlms, LLMS_FILE } from './llms.ts'
import { buildNotices, NOTICES_FILE } from './notices.ts'
import { buildStatePages, STATE_PAGES } from './statePages.ts'

/**
 * Writes all generated files of a built project: API report and pages, contracts, notices, Storybook's pages of all
 * states, the index for language models.
 */
export async function generate(root: string): Promise<string[]> {
  const { snapshot, pages } = await buildContracts(root)
  const files = [
    { path: API_FILE, text: buildApiReport(root) },
    { path: CONTRACTS_FILE, text: formatContracts(snapshot) },
    ...pages,
    { path: NOTICES_FILE, text: buildNotices(root) },
    ...buildApiPages(root),
    ...buildStatePages(),
    { path: LLMS_FILE, text: buildLlms(root) },
  ]
  for (const folder of [API_PAGES, STATE_PAGES]) {
    mkdirSync(join(root, folder), { recursive: true })
    for (const file of readdirSync(join(root, folder))) rmSync(join(root, folder, file))
  }
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return files.map(({ path }) => path)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of await generate(process.cwd())) console.log(path)
}
