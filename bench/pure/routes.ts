import { indexRoutes } from '../../src/core/routes/siteRoutes.ts'
import { localizeUrl, type RoutePair, routePairs } from '../../src/core.ts'
import { loadCompetitor, notInstalled } from '../support/competitors.ts'
import { interleave, type Task } from '../support/interleave.ts'
import { timingRows } from '../support/report.ts'
import type { Part } from '../targets.ts'

type Localize = (url: string) => string

/** A URL and its counterpart. */
export type UrlPair = readonly [from: string, to: string]

interface PathToRegexp {
  match: (pattern: string) => (path: string) => false | { params: { rest?: string[] } }
  compile: (pattern: string) => (params: { rest?: string[] }) => string
}

const SIZES = [38, 100, 1_000, 10_000]
const URLS = 1_000
/** Patterns are tried one by one, so with 10,000 of them fewer URLs suffice. */
const COMPETITOR_URLS = 50
const TAILS = ['/ke-toan-truong?l=29.24&page=2', '/ke-toan-truong/ho-chi-minh?sort=new', '/java?a=1#top', '?page=2']

/** Generates pairs that share first segments: a parent, a few children, and some pairs of one segment. */
export function generatePairs(count: number): RoutePair[] {
  const pairs: RoutePair[] = []
  for (let index = 0; pairs.length < count; index += 1) {
    const parent = { vi: `khu-vuc-viec-lam-${index}`, en: `job-search-area-${index}` }
    pairs.push(parent)
    for (let below = 0; below < 4 && index % 2 === 0; below += 1)
      pairs.push({ vi: `${parent.vi}/trang-${below}`, en: `${parent.en}/page-${below}` })
    if (index % 2 === 0) continue
    for (let alone = 0; alone < 3; alone += 1)
      pairs.push({ vi: `viec-lam-${index}-${alone}`, en: `jobs-${index}-${alone}` })
  }
  return written(pairs.slice(0, count))
}

/** Returns a copy whose strings are flat, as if they were read from a file. */
function written<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/** Returns URLs with a sub-path and a query, spread evenly over the pairs. */
export function urlPairsOver(pairs: readonly RoutePair[], count: number): UrlPair[] {
  const urlPairs = Array.from({ length: count }, (_, index): UrlPair => {
    const pair = pairs[Math.floor((index * pairs.length) / count)] as RoutePair
    const tail = TAILS[index % TAILS.length]
    return [`/${pair.vi}${tail}`, `/${pair.en}${tail}`]
  })
  return written(urlPairs)
}

/** Localizes every URL once. The last character of each result is read, so that the engine cannot skip the work. */
function task(name: string, urlPairs: readonly UrlPair[], localize: Localize): Task {
  for (const [from, to] of urlPairs)
    if (localize(from) !== to) throw new Error(`${name}: ${from} gave ${localize(from)} instead of ${to}.`)
  return {
    name,
    size: urlPairs.length,
    pass: () => {
      let sum = 0
      for (const [from] of urlPairs) {
        const result = localize(from)
        sum += result.charCodeAt(result.length - 1)
      }
      return sum
    },
  }
}

/** Localizes with one pattern per pair, the longest first; query and hash are appended by hand. */
function byPatterns({ match, compile }: PathToRegexp, pairs: readonly RoutePair[]): Localize {
  const rules = [...pairs]
    .sort((one, other) => other.vi.length - one.vi.length)
    .map(({ vi, en }) => ({ match: match(`/${vi}{/*rest}`), build: compile(`/${en}{/*rest}`) }))
  return (url) => {
    const at = url.search(/[?#]/)
    const path = at < 0 ? url : url.slice(0, at)
    for (const rule of rules) {
      const found = rule.match(path)
      if (found) return rule.build(found.params) + (at < 0 ? '' : url.slice(at))
    }
    return url
  }
}

/** Localizes with the index of routes that `localizeUrl` uses; query and hash are appended by hand. */
function byIndex(pairs: readonly RoutePair[]): Localize {
  const routes = indexRoutes(pairs, [])
  return (url) => {
    const at = url.search(/[?#]/)
    const path = at < 0 ? url : url.slice(0, at)
    const found = routes.match(path, 'vi')
    return found ? `/${found.route.en}${path.slice(found.end)}${at < 0 ? '' : url.slice(at)}` : url
  }
}

/** Localizes with one map from path to counterpart and the longest prefix in it; no checks. */
function byHand(pairs: readonly RoutePair[]): Localize {
  const counterparts = new Map(pairs.map(({ vi, en }) => [`/${vi}`, `/${en}`]))
  return (url) => {
    const at = url.search(/[?#]/)
    const path = at < 0 ? url : url.slice(0, at)
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const counterpart = counterparts.get(path.slice(0, end))
      if (counterpart) return counterpart + path.slice(end) + (at < 0 ? '' : url.slice(at))
    }
    return url
  }
}

/** URLs of the site, localized by all rules, compared with a hand-written map. */
function handTable(): Part {
  const name = 'by hand'
  const urlPairs = urlPairsOver(routePairs, routePairs.length * TAILS.length)
  const rows = timingRows(
    interleave([
      task(name, urlPairs, byHand(routePairs)),
      task('localizeUrl', urlPairs, (url) => localizeUrl(url, 'en')),
    ]),
    name,
  )
  return {
    tables: [{ title: 'URLs of the site localized', rows }],
    figures: { 'localizeUrl for the first time, to code by hand': Number(rows[1]?.[`ratio to ${name}`]) },
  }
}

/** Localization at growing tables, ours beside `path-to-regexp`. */
async function growthTable(): Promise<Part> {
  const competitor = await loadCompetitor<PathToRegexp>('path-to-regexp')
  const tasks = SIZES.flatMap((size) => {
    const pairs = generatePairs(size)
    const own = task(`@jobsite/shell, ${size} pairs`, urlPairsOver(pairs, URLS), byIndex(pairs))
    const hand = task(`by hand, ${size} pairs`, urlPairsOver(pairs, URLS), byHand(pairs))
    const others = competitor
      ? [task(`path-to-regexp, ${size} pairs`, urlPairsOver(pairs, COMPETITOR_URLS), byPatterns(competitor, pairs))]
      : []
    return [own, hand, ...others]
  })
  const rows = timingRows(interleave(tasks), '@jobsite/shell, 38 pairs')
  const table = {
    title: 'Paths localized, with query and sub-path, by the number of pairs',
    rows: [...rows, ...(competitor ? [] : [notInstalled('path-to-regexp')])],
  }
  const most = rows.find(({ what }) => what === `@jobsite/shell, ${SIZES.at(-1)} pairs`)
  return {
    tables: [table],
    figures: { 'localizeUrl, 10,000 pairs to 38': Number(most?.['ratio to @jobsite/shell, 38 pairs']) },
  }
}

/** The localization of URLs. */
export async function routeTables(): Promise<Part> {
  const [growth, hand] = [await growthTable(), handTable()]
  return { tables: [...growth.tables, ...hand.tables], figures: { ...growth.figures, ...hand.figures } }
}
