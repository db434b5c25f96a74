import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { API_PAGES, buildApiPages } from './api/apiPages.ts'
import { buildApiReport } from './api/apiReport.ts'
import { type Api, readApi } from './api/readApi.ts'
import { buildContracts } from './contracts/contracts.ts'
import { buildLlms } from './docs/llms.ts'
import { buildStatePages, STATE_PAGES } from './docs/statePages.ts'
import { readEntryPoints } from './entryPoints.ts'
import type { GeneratedFile } from './generatedFile.ts'
import { buildNotices } from './package/notices.ts'

/**
 * Writes all generated files of a built project: API report and pages, contracts, notices, Storybook's pages of all
 * states, the index for language models.
 */
export async function generate(root: string): Promise<string[]> {
  const contracts = await buildContracts(root)
  const files = [buildApiReport(root), ...contracts.files, buildNotices(root), ...buildDocs(root)]
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

/** Returns the generated documentation. */
export const buildDocs = (root: string, api: Api = readApi(readEntryPoints(root))): GeneratedFile[] => [
  ...buildApiPages(root, api),
  ...buildStatePages(),
  buildLlms(root, api),
]

if (import.meta.main) {
  for (const path of await generate(process.cwd())) console.log(path)
}
