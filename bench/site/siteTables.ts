import { launchChromium } from '../../scripts/chromium.ts'
import type { Part } from '../targets.ts'
import { followTable } from './followTable.ts'
import { runningSite } from './runningSite.ts'
import { measureTouches } from './touches.ts'
import { typingTable } from './typingTable.ts'
import { visitTable } from './visitTable.ts'

/** Latencies that visitors notice on the running site. */
export async function siteTables(): Promise<Part> {
  await using site = await runningSite()
  await using browser = await launchChromium()
  const touches = await measureTouches(browser, site)
  return {
    tables: [
      await visitTable(browser, site),
      await followTable(browser, site),
      await typingTable(browser, site),
      ...touches.tables,
    ],
    figures: touches.figures,
  }
}
