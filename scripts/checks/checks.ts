import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkApiNames } from './api/apiNames.ts'
import { API_FILE, buildApiReport } from './api/apiReport.ts'
import { readApi } from './api/readApi.ts'
import { changeSinceRelease, checkChangesets } from './changesets.ts'
import { buildContracts, CONTRACTS_FILE, checkContracts } from './contracts/contracts.ts'
import { checkDocExamples } from './docs/docExamples.ts'
import { checkDocs } from './docs/docs.ts'
import { pagesWithExamples } from './docs/readDocExamples.ts'
import { checkWording } from './docs/wording.ts'
import { readEntryPoints } from './entryPoints.ts'
import { buildDocs } from './generate.ts'
import { checkGenerated } from './generatedFile.ts'
import { checkLicenses } from './package/licenses.ts'
import { checkLockFile } from './package/lockFile.ts'
import { buildNotices } from './package/notices.ts'
import { checkReproducible } from './package/reproducible.ts'
import { checkSizes, measureSizes, readBudgets } from './package/sizes.ts'
import { checkTarball, pack } from './package/tarball.ts'
import { checkUnloaded, checkUnused } from './package/unused.ts'

/** Checks the last build of the project in a folder. Returns problems as text; empty if it passes. */
export type Check = (root: string) => Promise<string[]>

/** Checks that a version has to pass before it is published. */
export const CHECKS = {
  api: async (root) => checkGenerated(root, buildApiReport(root)),
  contracts: async (root) => checkContracts(root, await buildContracts(root)),
  // The two checks above compare these files with the build.
  changesets: async (root) => {
    const [report = '', contracts = ''] = [API_FILE, CONTRACTS_FILE].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    )
    return checkChangesets(root, changeSinceRelease(root, report, JSON.parse(contracts)))
  },
  docs: async (root) => {
    const api = readApi(readEntryPoints(root))
    return [
      ...buildDocs(root, api).flatMap((file) => checkGenerated(root, file)),
      ...checkApiNames(root, api),
      ...checkDocs(root),
      ...checkWording(root),
      ...checkDocExamples(root, pagesWithExamples(root)),
    ]
  },
  sizes: async (root) => checkSizes(await measureSizes(root), readBudgets(root)),
  unused: async (root) => [...checkUnused(root), ...checkUnloaded(root)],
  licenses: async (root) => [...checkLicenses(root), ...checkGenerated(root, buildNotices(root))],
  lock: async (root) => checkLockFile(root),
  tarball: async (root) => checkTarball(root, await pack(root)),
  reproducible: checkReproducible,
} satisfies Record<string, Check>
