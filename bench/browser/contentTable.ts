import type { Browser } from 'playwright'
import { contentOf } from '../baseline/readBaseline.ts'
import type { Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { LABELS } from './labels.ts'
import { visibleLinks } from './visibleLinks.ts'

/**
 * Table of the content in each implementation's HTML before script.
 *
 * @throws Error if an implementation does not show all of it after everything was opened.
 */
export async function contentTable(
  browser: Browser,
  names: readonly ImplementationName[],
  page: (name: ImplementationName) => { url: string; html: string },
): Promise<Table> {
  const served = (name: ImplementationName): Set<string> =>
    new Set(contentOf(page(name).html).flatMap((line) => (line.startsWith('a ') ? line.slice('a '.length) : [])))
  const wanted = [...served('baseline')]
  const rows = []
  for (const name of names) {
    const shown = await visibleLinks(browser, page(name).url)
    const missing = wanted.filter((link) => !shown.has(link))
    if (missing.length > 0) throw new Error(`${LABELS[name]} does not show ${missing.join(', ')}.`)
    const inHtml = served(name)
    const late = wanted.filter((link) => !inHtml.has(link))
    rows.push({
      what: LABELS[name],
      'links and labels in total': wanted.length,
      'in the server’s HTML': wanted.length - late.length,
      'missing in the server’s HTML': late.map((link) => link.slice(link.indexOf(' ') + 1)).join(', ') || 'none',
    })
  }
  return { title: 'Content in the HTML before script', rows }
}
