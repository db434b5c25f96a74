import type { Browser } from 'playwright'
import type { PlainNode } from '../plain/plainShell.ts'
import { readPlain } from '../plain/readPlain.ts'
import type { Table } from '../support/report.ts'
import type { SubjectName } from './buildSubject.ts'
import { LABELS } from './labels.ts'
import { linksShown } from './linksShown.ts'

const textOf = (node: PlainNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))

function linksOf(nodes: readonly PlainNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const { href } = node.props
    return [...(href ? [`${href} ${textOf(node).replace(/\s+/g, ' ').trim()}`] : []), ...linksOf(node.children)]
  })
}

/**
 * How much of the content is in each subject's HTML before script.
 *
 * @throws Error where a subject does not show all of it once everything was opened.
 */
export async function contentTable(
  browser: Browser,
  names: readonly SubjectName[],
  page: (name: SubjectName) => { url: string; html: string },
): Promise<Table> {
  const served = (name: SubjectName): Set<string> => new Set(linksOf(readPlain(page(name).html)))
  const wanted = [...served('bound')]
  const rows = []
  for (const name of names) {
    const shown = await linksShown(browser, page(name).url)
    const missing = wanted.filter((link) => !shown.has(link))
    if (missing.length > 0) throw new Error(`${LABELS[name]} does not show ${missing.join(', ')}.`)
    const inHtml = served(name)
    const late = wanted.filter((link) => !inHtml.has(link))
    rows.push({
      what: LABELS[name],
      'links and labels, opened or not': wanted.length,
      'of them in the server’s HTML': wanted.length - late.length,
      'missing there': late.map((link) => link.slice(link.indexOf(' ') + 1)).join(', ') || 'none',
    })
  }
  return { title: 'The same content, and what of it comes before script', rows }
}
