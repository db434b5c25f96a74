import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkApiNames } from './apiNames.ts'
import { buildApiPages } from './apiPages.ts'
import { buildApiReport, checkApiReport } from './apiReport.ts'
import { changeSinceRelease, checkChangesets } from './changesets.ts'
import { buildContracts, checkContracts } from './contracts.ts'
import { checkDocExamples } from './docExamples.ts'
import { checkDocs } from './docs.ts'
import { checkLicenses } from './licenses.ts'
import { buildLlms, LLMS_FILE } from './llms.ts'
import { buildNotices, NOTICES_FILE } from './notices.ts'
import { pagesWithExamples } from './readDocExamples.ts'
import { checkReproducible } from './reproducible.ts'
import { checkSizes, measureSizes, readBudgets } from './sizes.ts'
import { buildStatePages } from './statePages.ts'
import { checkTarball, pack } from './tarball.ts'
import { checkUnloaded, checkUnused } from './unused.ts'
import { checkWording } from './wording.ts'

/** Checks the last build of the project in a folder. Returns problems as text; empty if it passes. */
export type Check = (root: string) => Promise<string[]>

/** Checks that a version has to pass before it is published. */
export const CHECKS = {
  api: async (root) => checkApiReport(root),
  contracts: async (root) => checkContracts(root, await buildContracts(root)),
  changesets: async (root) =>
    checkChangesets(root, changeSinceRelease(root, buildApiReport(root), (await buildContracts(root)).snapshot)),
  docs: async (root) => [
    ...checkWritten(root, LLMS_FILE, buildLlms(root)),
    ...[...buildApiPages(root), ...buildStatePages()].flatMap(({ path, text }) => checkWritten(root, path, text)),
    ...checkApiNames(root),
    ...checkDocs(root),
    ...checkWording(root),
    ...checkDocExamples(root, pagesWithExamples(root)),
  ],
  sizes: async (root) => checkSizes(await measureSizes(root), readBudgets(root)),
  unused: async (root) => [...(await checkUnused(root)), ...checkUnloaded(root)],
  licenses: async (root) => [...checkLicenses(root), ...checkWritten(root, NOTICES_FILE, buildNotices(root))],
  tarball: async (root) => checkTarball(root, await pack(root)),
  reproducible: checkReproducible,
} satisfies Record<string, Check>

/** Checks that a generated file is up to date. */
function checkWritten(root: string, path: string, text: string): string[] {
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
  return [`${path} is out of date. Run "npm run generate", review the difference, and commit it.`]
}
