import type { Browser } from 'playwright'
import type { Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { LABELS } from './labels.ts'
import { hydrate, openPage, settleIdle } from './openPage.ts'
import type { Reading } from './reading.ts'

/** Cost of a page that the browser renders. Milliseconds are CPU time of the main thread, until it is idle. */
export interface ClientRender {
  readonly script: number
  readonly task: number
  /** Bytes in use, garbage collected. */
  readonly heap: number
}

/** Renders a page into an empty document. */
export async function measureClientRender(browser: Browser, url: string): Promise<ClientRender> {
  await using measured = await openPage(browser, `${url}/client`)
  const { page, read, collect } = measured
  const before = await read()
  await hydrate(page, `${url}/entry.js`)
  await settleIdle(page)
  const after = await read()
  await collect()
  const { heap } = await read()
  return { script: after.script - before.script, task: after.task - before.task, heap }
}

const KB = 1000

/** Table of pages that the browser renders. */
export function clientRenderTable(reading: Reading<ClientRender>, names: readonly ImplementationName[]): Table {
  return {
    title: 'A page that the browser renders',
    rows: names.map((name) => ({
      what: LABELS[name],
      'script ms over React': reading.textAndRatioOver(name, 'script'),
      'main thread': reading.textAndRatioOver(name, 'task'),
      'heap KB over React': reading.textAndRatioOver(name, ({ heap }) => heap / KB),
    })),
    notes: [
      'Until the page is idle. The styles of `@jobsite/shell` come with its script, those of others with the HTML.',
    ],
  }
}
