import { checkApiNames } from './apiNames.ts'
import { buildApiReport } from './apiReport.ts'
import { changeSinceRelease, checkChangesets } from './changesets.ts'
import { buildContracts, checkContracts } from './contracts.ts'
import { checkDocExamples } from './docExamples.ts'
import { checkDocs } from './docs.ts'
import { buildDocs } from './generate.ts'
import { checkGenerated } from './generatedFile.ts'
import { checkLicenses } from './licenses.ts'
import { buildNotices } from './notices.ts'
import { pagesWithExamples } from './readDocExamples.ts'
import { checkReproducible } from './reproducible.ts'
import { checkSizes, measureSizes, readBudgets } from './sizes.ts'
import { checkTarball, pack } from './tarball.ts'
import { checkUnloaded, checkUnused } from './unused.ts'
import { checkWording } from './wording.ts'

/** Checks the last build of the project in a folder. Returns problems as text; empty if it passes. */
export type Check = (root: string) => Promise<string[]>

/** Checks that a version has to pass before it is published. */
export const CHECKS = {
  api: async (root) => checkGenerated(root, buildApiReport(root)),
  contracts: async (root) => checkContracts(root, await buildContracts(root)),
  changesets: async (root) =>
    checkChangesets(root, changeSinceRelease(root, buildApiReport(root).text, (await buildContracts(root)).snapshot)),
  docs: async (root) => [
    ...buildDocs(root).flatMap((file) => checkGenerated(root, file)),
    ...checkApiNames(root),
    ...checkDocs(root),
    ...checkWording(root),
    ...checkDocExamples(root, pagesWithExamples(root)),
  ],
  sizes: async (root) => checkSizes(await measureSizes(root), readBudgets(root)),
  unused: async (root) => [...(await checkUnused(root)), ...checkUnloaded(root)],
  licenses: async (root) => [...checkLicenses(root), ...checkGenerated(root, buildNotices(root))],
  tarball: async (root) => checkTarball(root, await pack(root)),
  reproducible: checkReproducible,
} satisfies Record<string, Check>
