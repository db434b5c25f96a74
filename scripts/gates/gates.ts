import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApiReports, checkApiReports } from './apiReports.ts'
import { checkBlocks } from './blocks.ts'
import { changeSinceRelease, checkChangesets } from './changesets.ts'
import { buildContracts, checkContracts } from './contracts.ts'
import { checkDocs } from './docs.ts'
import { checkLicences } from './licences.ts'
import { buildLlms, LLMS_FILE } from './llms.ts'
import { buildNotices, NOTICES_FILE } from './notices.ts'
import { pagesWithBlocks } from './readBlocks.ts'
import { checkReproducible } from './reproducible.ts'
import { checkSizes, measureSizes, readBudgets } from './sizes.ts'
import { checkTarball, pack } from './tarball.ts'
import { checkUnloaded, checkUnused } from './unused.ts'

/** Looks at the project in a folder, as it was built there last, and says what is wrong; nothing is wrong with none. */
export type Gate = (root: string) => Promise<string[]>

/** What a version has to pass before it is published. */
export const GATES = {
  api: async (root) => checkApiReports(root),
  contracts: async (root) => checkContracts(root, await buildContracts(root)),
  changesets: async (root) =>
    checkChangesets(root, changeSinceRelease(root, buildApiReports(root), await buildContracts(root))),
  docs: async (root) => [
    ...checkWritten(root, LLMS_FILE, buildLlms(root)),
    ...checkDocs(root),
    ...checkBlocks(root, pagesWithBlocks(root)),
  ],
  sizes: async (root) => checkSizes(await measureSizes(root), readBudgets(root)),
  unused: async (root) => [...(await checkUnused(root)), ...checkUnloaded(root)],
  licences: async (root) => [...checkLicences(root), ...checkWritten(root, NOTICES_FILE, buildNotices(root))],
  tarball: async (root) => checkTarball(root, await pack(root)),
  reproducible: checkReproducible,
} satisfies Record<string, Gate>

/** A generated file says what would be generated now. */
function checkWritten(root: string, path: string, text: string): string[] {
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
  return [`${path} is not what the sources say. Run "npm run generate", read the difference, commit it.`]
}
