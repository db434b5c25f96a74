import { buildPackageEntries } from '../build/packageEntries.ts'
import { buildApiReport } from './api/apiReport.ts'
import { buildContracts } from './contracts/contracts.ts'
import { buildGuidePages } from './docs/guidePages.ts'
import { buildSettingsPage } from './docs/settingsPage.ts'
import { buildStatePages, STATE_PAGES } from './docs/statePages.ts'
import { writeFiles } from './generatedFile.ts'
import { buildNotices } from './package/notices.ts'

/**
 * Writes the generated files of a built project that are committed: the entry points in package.json, API report and contracts, which a reviewer reads, the
 * notices, the settings of the job site, the examples' files in the guides, and Storybook's pages of all states. `npm run build` writes what is not (`docs/reference.ts`).
 */
export async function generate(root: string): Promise<string[]> {
  // First: the others read it.
  writeFiles(root, [buildPackageEntries(root)], [])
  const contracts = await buildContracts(root)
  const files = [
    buildApiReport(root),
    ...contracts.files,
    buildNotices(root),
    buildSettingsPage(root),
    ...buildGuidePages(root),
    ...buildStatePages(),
  ]
  writeFiles(root, files, [STATE_PAGES])
  return ['package.json', ...files.map(({ path }) => path)]
}

if (import.meta.main) {
  for (const path of await generate(process.cwd())) console.log(path)
}
