import { launchChromium } from '../../scripts/chromium.ts'
import type { Table } from '../support/report.ts'
import { followTable } from './followTable.ts'
import { inputTable } from './inputTable.ts'
import { runningSite } from './runningSite.ts'
import { visitTable } from './visitTable.ts'

/** Latencies that visitors notice on the running site. */
export async function siteTables(): Promise<Table[]> {
  await using site = await runningSite()
  await using browser = await launchChromium()
  return [await visitTable(browser, site), await followTable(browser, site), await inputTable(browser, site)]
}
