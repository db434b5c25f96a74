import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../scripts/chromium.ts'
import { freePort } from '../../scripts/freePort.ts'
import { runningSite } from '../site/runningSite.ts'
import { loadCompetitor } from '../support/competitors.ts'
import type { Table } from '../support/report.ts'

/** Used members of an audit. */
interface Audit {
  readonly title: string
  readonly score: number | null
  readonly displayValue?: string
}

/** Used members of a report. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >
  readonly audits: Readonly<Record<string, Audit>>
  readonly runtimeError?: { readonly message: string }
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const PASSED = 0.9
const CONFIGS = { phone: null, desktop: 'lighthouse/core/config/desktop-config.js' } as const

/** Lighthouse scores and findings of three pages on phone and desktop. */
export async function lighthouseTables(): Promise<Table[]> {
  const lighthouse = (await loadCompetitor<{ default: Lighthouse }>('lighthouse'))?.default
  if (!lighthouse) return [{ title: 'Lighthouse', rows: [{ page: 'not installed' }] }]
  await using site = await runningSite()
  const port = await freePort()
  const options = await chromiumLaunchOptions()
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`]
  // Lighthouse connects to it by its port.
  await using _browser = await chromium.launch({ ...options, args })
  const scores: Table['rows'][number][] = []
  const reports: { where: string; report: Report }[] = []
  for (const [page, url] of Object.entries(site.pages)) {
    for (const [form, name] of Object.entries(CONFIGS)) {
      const config = name === null ? undefined : (await loadCompetitor<{ default: object }>(name))?.default
      const flags = { port, hostname: '127.0.0.1', logLevel: 'error', onlyCategories: CATEGORIES }
      const report = (await lighthouse(url, flags, config))?.lhr
      if (!report || report.runtimeError)
        throw new Error(`Lighthouse failed at ${url}: ${report?.runtimeError?.message}`)
      scores.push(scoreRow(page, form, report))
      reports.push({ where: `${page} ${form}`, report })
    }
  }
  return [
    { title: 'Lighthouse: scores out of 100', rows: scores },
    { title: 'Lighthouse: findings', rows: findingRows(reports) },
  ]
}

const METRICS = {
  'first contentful paint': 'first-contentful-paint',
  'largest contentful paint': 'largest-contentful-paint',
  'blocking time': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const

function scoreRow(page: string, form: string, { categories, audits }: Report) {
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.displayValue ?? ''])
  return {
    page,
    form,
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)])),
    ...Object.fromEntries(metrics),
  }
}

/** Returns a row for each audit that does not pass, with its pages. */
function findingRows(reports: readonly { readonly where: string; readonly report: Report }[]): Table['rows'] {
  const rows = CATEGORIES.flatMap((category) => {
    const refs = reports.flatMap(({ report }) => report.categories[category]?.auditRefs ?? [])
    return [...new Set(refs.map(({ id }) => id))].flatMap((id) => {
      const failed = reports.flatMap(({ where, report }) => {
        const { score = null, title = '', displayValue } = report.audits[id] ?? {}
        if (score === null || score >= PASSED) return []
        return [{ title, score, page: displayValue ? `${where} (${displayValue})` : where }]
      })
      const [first] = failed
      if (!first) return []
      return [
        {
          audit: id,
          title: first.title,
          category,
          'lowest score': Math.min(...failed.map(({ score }) => score)),
          pages: failed.map(({ page }) => page).join(', '),
        },
      ]
    })
  })
  return rows.length > 0 ? rows : [{ audit: 'none' }]
}
