import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackageEntries } from '../build/packageEntries.ts'
import { lastRelease } from '../release/lastRelease.ts'
import { checkApiNames } from './api/apiNames.ts'
import { API_FILE, buildApiReport } from './api/apiReport.ts'
import { checkReachedTypes } from './api/reachedTypes.ts'
import { readApi } from './api/readApi.ts'
import { NO_CHANGE } from './change.ts'
import { changeSinceRelease, checkChangesets, NOT_COMPARED } from './changesets.ts'
import { buildContracts, CONTRACTS_FILE, checkContracts } from './contracts/contracts.ts'
import { checkDocExamples } from './docs/docExamples.ts'
import { checkDocs } from './docs/docs.ts'
import { pagesWithExamples } from './docs/readDocExamples.ts'
import { buildSettingsPage } from './docs/settingsPage.ts'
import { buildStatePages } from './docs/statePages.ts'
import { checkWording } from './docs/wording.ts'
import { readEntryPoints } from './entryPoints.ts'
import { checkGenerated } from './generatedFile.ts'
import { checkLicenses } from './package/licenses.ts'
import { checkLockFile } from './package/lockFile.ts'
import { buildNotices } from './package/notices.ts'
import { checkReproducible } from './package/reproducible.ts'
import { checkSizes } from './package/sizes.ts'
import { checkCeilings } from './package/sizesFile.ts'
import { checkTarball, pack } from './package/tarball.ts'
import { checkUnloaded, checkUnused } from './package/unused.ts'

/**
 * Checks the last build of the project in a folder. Returns problems as text; empty if it passes.
 *
 * @param isRelease whether a comparison with the last version must not be left out for want of its commit
 */
export type Check = (root: string, isRelease?: boolean) => Promise<string[]>

/** Checks that a version has to pass before it is published. */
export const CHECKS = {
  entries: async (root) => checkGenerated(root, buildPackageEntries(root)),
  api: async (root) => {
    const report = buildApiReport(root)
    return [...checkGenerated(root, report), ...checkReachedTypes(root, report.text)]
  },
  contracts: async (root) => checkContracts(root, await buildContracts(root)),
  // The two checks above compare these files with the build.
  changesets: async (root, isRelease = false) => {
    const [report = '', contracts = ''] = [API_FILE, CONTRACTS_FILE].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    )
    const change = changeSinceRelease(root, report, JSON.parse(contracts))
    if (change === null && !isRelease) console.log(NOT_COMPARED)
    return [...(change === null && isRelease ? [NOT_COMPARED] : []), ...checkChangesets(root, change ?? NO_CHANGE)]
  },
  docs: async (root) => {
    return [
      ...checkGenerated(root, buildSettingsPage(root)),
      ...buildStatePages().flatMap((file) => checkGenerated(root, file)),
      ...checkApiNames(root, readApi(readEntryPoints(root))),
      ...checkDocs(root),
      ...checkWording(root),
      ...checkDocExamples(root, pagesWithExamples(root)),
    ]
  },
  sizes: async (root) => {
    const released = lastRelease(root)
    return [...(await checkSizes(root)), ...(released === null ? [] : checkCeilings(root, released))]
  },
  unused: async (root) => [...checkUnused(root), ...checkUnloaded(root)],
  licenses: async (root) => [...checkLicenses(root), ...checkGenerated(root, buildNotices(root))],
  lock: async (root) => checkLockFile(root),
  tarball: async (root) => checkTarball(root, await pack(root)),
  reproducible: checkReproducible,
} satisfies Record<string, Check>
