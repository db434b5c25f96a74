import { categories } from '../../src/core/reference/categories.ts'
import { locations } from '../../src/core/reference/locations.ts'
import { slugify } from '../../src/core.ts'
import { loadCompetitor, notInstalled } from '../support/competitors.ts'
import { interleave, type Task } from '../support/interleave.ts'
import { timingRows } from '../support/report.ts'
import type { Part } from '../targets.ts'
import { JOB_TITLES } from './jobTitles.ts'

type Slug = (text: string) => string

const NAMES = [...JOB_TITLES, ...categories.map(({ name }) => name), ...locations.map(({ name }) => name)]
const TEXTS = [...NAMES.map((name) => name.normalize('NFC')), ...NAMES.map((name) => name.normalize('NFD'))]

/** The specified rule in its simplest form; every result is compared with it. */
function rightSlug(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** The options with which each competitor comes closest to the rule. */
const COMPETITORS = {
  slugify: { lower: true, strict: true, locale: 'vi' },
  '@sindresorhus/slugify': { locale: 'vi' },
  limax: { lang: 'vi' },
}

const competitors = (): Promise<[name: string, slug: Slug | null][]> =>
  Promise.all(
    Object.entries(COMPETITORS).map(async ([name, options]): Promise<[string, Slug | null]> => {
      const module = await loadCompetitor<{ default: (text: string, options: object) => string }>(name)
      return [name, module && ((text) => module.default(text, options))]
    }),
  )

/** Slugs of Vietnamese names: speed, and share of correct results. */
export async function slugTable(): Promise<Part> {
  const all: [string, Slug | null][] = [['@jobsite/shell', slugify], ...(await competitors())]
  const share = (slug: Slug): string => {
    const right = TEXTS.filter((text) => slug(text) === rightSlug(text)).length
    return `${((100 * right) / TEXTS.length).toFixed(1)} %`
  }
  const present = all.filter((row): row is [string, Slug] => row[1] !== null)
  const tasks: Task[] = present.map(([name, slug]) => ({
    name,
    size: TEXTS.length,
    pass: () => TEXTS.reduce((sum, text) => sum + slug(text).length, 0),
  }))
  const timings = timingRows(interleave(tasks), '@jobsite/shell')
  const rows = timings.map((row, index) => ({
    ...row,
    right: share(present[index]?.[1] ?? String),
  }))
  if (rows[0]?.right !== '100.0 %') throw new Error('slugify gives a wrong slug.')
  const missing = all.filter(([, slug]) => slug === null).map(([name]) => notInstalled(name))
  const table = {
    title: 'Slug',
    rows: [...rows, ...missing],
    notes: [
      `${TEXTS.length} texts: job titles, categories and locations in Vietnamese, half of them in NFC and half in NFD.`,
      'Right: the same result as a reference implementation of the specified rule.',
    ],
  }
  const slugifyRow = timings.find(({ what }) => what === 'slugify')
  return {
    tables: [table],
    figures: { 'slug, times as fast as slugify': Number(slugifyRow?.['ratio to @jobsite/shell']) },
  }
}
