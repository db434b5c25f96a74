import { localizeBy } from '../../src/core/routes/localizeUrl.ts'
import { createRouteMap, type Language, localizeUrl, type RoutePair, routePairs } from '../../src/core.ts'
import { interleave, type Task } from '../support/interleave.ts'
import { loadPeer, notInstalled } from '../support/peers.ts'
import { type Table, timingRows } from '../support/report.ts'

type Localize = (url: string) => string

/** An address and its counterpart. */
export type Turn = readonly [from: string, to: string]

interface PathToRegexp {
  match: (pattern: string) => (path: string) => false | { params: { rest?: string[] } }
  compile: (pattern: string) => (params: { rest?: string[] }) => string
}

const SIZES = [38, 100, 1_000, 10_000]
const URLS = 1_000
/** Patterns are tried one by one: at 10,000 of them fewer addresses do. */
const PEER_URLS = 50
const TAILS = ['/ke-toan-truong?l=29.24&page=2', '/ke-toan-truong/ho-chi-minh?sort=new', '/java?a=1#top', '?page=2']

/** Pairs that share first segments: a parent, then a few places below it, then some places of one segment. */
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

/** Strings as files hold them, each in one piece of memory. */
function written<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/** Addresses with a sub-path and a query, spread evenly over a table. */
export function turnsOver(pairs: readonly RoutePair[], count: number): Turn[] {
  const turns = Array.from({ length: count }, (_, index): Turn => {
    const pair = pairs[Math.floor((index * pairs.length) / count)] as RoutePair
    const tail = TAILS[index % TAILS.length]
    return [`/${pair.vi}${tail}`, `/${pair.en}${tail}`]
  })
  return written(turns)
}

/** Turns every address once. Each result's last letter is read, so that a result that was only promised is made. */
function task(name: string, turns: readonly Turn[], localize: Localize): Task {
  for (const [from, to] of turns)
    if (localize(from) !== to) throw new Error(`${name}: ${from} gave ${localize(from)} instead of ${to}.`)
  return {
    name,
    size: turns.length,
    pass: () => {
      let sum = 0
      for (const [from] of turns) {
        const result = localize(from)
        sum += result.charCodeAt(result.length - 1)
      }
      return sum
    },
  }
}

/** The same with a pattern a pair, the longest first, query and hash carried along by hand. */
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

/** Localization at growing tables, ours beside `path-to-regexp`. */
async function growthTable(): Promise<Table> {
  const peer = await loadPeer<PathToRegexp>('path-to-regexp')
  const tasks = SIZES.flatMap((size) => {
    const pairs = generatePairs(size)
    const routes = createRouteMap(pairs)
    const own = task(`@jobsite/shell, ${size} pairs`, turnsOver(pairs, URLS), (url) =>
      localizeBy(routes, url, 'en', {}),
    )
    const others = peer
      ? [task(`path-to-regexp, ${size} pairs`, turnsOver(pairs, PEER_URLS), byPatterns(peer, pairs))]
      : []
    return [own, ...others]
  })
  return {
    title: 'Paths localized, with query and sub-path, by the number of pairs',
    rows: [
      ...timingRows(interleave(tasks), '@jobsite/shell, 38 pairs'),
      ...(peer ? [] : [notInstalled('path-to-regexp')]),
    ],
  }
}

const LANDING: readonly Turn[] = [
  ['/viec-lam-it-phan-mem-i35-vn', '/it-software-jobs-i35-en'],
  ['/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn', '/it-software-jobs-in-ho-chi-minh-i35v29-en'],
  ['/viec-lam-ha-noi-v24-vn', '/ha-noi-jobs-v24-en'],
]
const SEARCHES: readonly Turn[] = [
  ['/k%E1%BA%BF-to%C3%A1n-kv?sort=new', '/k%E1%BA%BF-to%C3%A1n-kw?sort=new'],
  ['/java-i35v29.24-vn', '/java-i35v29.24-en'],
  ['/mt-sales-supervisor-1763221-jv', '/mt-sales-supervisor-1763221-jd'],
  ['/cau-hoi-phong-van/ke-toan-kv', '/interview/ke-toan-kw'],
]
const OTHERS: readonly Turn[] = [
  ['/', '/en'],
  ['/wowcv', '/wowcv/en'],
  ['/career-newbies?a=1', '/career-newbies?a=1'],
]

/** The site's own addresses by kind. */
function kindsTable(): Table {
  const own = (name: string, turns: readonly Turn[], to: Language = 'en'): Task =>
    task(name, turns, (url) => localizeUrl(url, to))
  const turns = turnsOver(routePairs, routePairs.length * TAILS.length)
  const base = `the site's ${routePairs.length} pairs, to English`
  return {
    title: 'Addresses of the site localized, by kind',
    rows: timingRows(
      interleave([
        own(base, turns),
        own(
          `the site's ${routePairs.length} pairs, to Vietnamese`,
          turns.map(([vi, en]) => [en, vi]),
          'vi',
        ),
        own('searches and job details', SEARCHES),
        own('landing links', LANDING),
        own('home, CV builder, one form', OTHERS),
      ]),
      base,
    ),
  }
}

/** Everything about the language of addresses. */
export const routeTables = async (): Promise<Table[]> => [await growthTable(), kindsTable()]
