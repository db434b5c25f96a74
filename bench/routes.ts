/**
 * # What a route lookup costs
 *
 * Run it with `node bench/routes.ts` (Node 24 or later, which runs TypeScript as it is). It takes some seconds.
 *
 * Measured:
 *
 * - `createRouteMap(…).match` at 38, 100, 1,000 and 10,000 pairs. The pairs are generated: half of them have two
 *   segments, and many share their first one, as those of the site do. The lookups carry a sub-path of one or two
 *   segments, and one in eight finds nothing.
 * - `localizeUrl` on the site's own table, with sub-paths, queries, endings and landing links.
 *
 * How: every task runs the same 1,000 lookups a pass, so that the timer's own cost is a thousandth of each figure. The
 * tasks take turns, round by round and in turning order, so that what slows the machine down for a while slows all of
 * them. A task's figure is the median of its rounds' medians. The first rounds warm up and are thrown away.
 *
 * Every pass compares its results with those known beforehand, and the run fails if one differs: a lookup that is fast
 * and wrong is not measured.
 *
 * Read the ratios, not the nanoseconds: those are the machine's. A lookup reads one map a depth, so the ratios of the
 * `match` rows should stay near 1; the names grow a little with the table, and 10,000 pairs outgrow the processor's
 * nearest caches. The ratios of the `localizeUrl` rows only say how much a lookup is of the whole.
 */
import { Bench } from 'tinybench'
import { createRouteMap, type Language, localizeUrl, type RoutePair, routePairs } from '../src/core.ts'

const SIZES = [38, 100, 1_000, 10_000]
const LOOKUPS = 1_000
const WARM_UP_ROUNDS = 2
const ROUNDS = 15
const ROUND_MS = 60

interface Task {
  readonly name: string
  /** Does all lookups and gives the number of right ones. */
  readonly pass: () => number
  readonly medians: number[]
}

/** Pairs that share first segments: a bare parent, then a few places below it, then some places of one segment. */
function generatePairs(count: number): RoutePair[] {
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
  return pairs.slice(0, count)
}

/** The task of looking up generated pairs, spread evenly over the table. */
function lookupTask(count: number): Task {
  const pairs = generatePairs(count)
  const map = createRouteMap(pairs)
  const paths: string[] = []
  const expected: (RoutePair | undefined)[] = []
  for (let index = 0; index < LOOKUPS; index += 1) {
    const pair = pairs[Math.floor((index * count) / LOOKUPS)] as RoutePair
    const isKnown = index % 8 !== 7
    const rest = index % 2 === 0 ? '/ke-toan-truong' : '/ke-toan-truong/ho-chi-minh'
    paths.push(`/${isKnown ? '' : 'x-'}${pair.vi}${rest}`)
    expected.push(isKnown ? pair : undefined)
  }
  return {
    name: `match, ${count.toLocaleString('en')} pairs`,
    medians: [],
    pass: () => {
      let right = 0
      for (let index = 0; index < LOOKUPS; index += 1) {
        if (map.match(paths[index] as string, 'vi')?.route === expected[index]) right += 1
      }
      return right
    },
  }
}

const TAILS = ['', '/', '/ke-toan', '/ke-toan/ho-chi-minh?l=29.24&page=2#top', '?a=1&lang=']
const OTHERS = [
  ['/', '/en'],
  ['/wowcv', '/wowcv/en'],
  ['/k%E1%BA%BF-to%C3%A1n-kv', '/k%E1%BA%BF-to%C3%A1n-kw'],
  ['/java-i35v29.24-vn', '/java-i35v29.24-en'],
  ['/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn', '/it-software-jobs-in-ho-chi-minh-i35v29-en'],
  ['/mt-sales-supervisor-1763221-jv', '/mt-sales-supervisor-1763221-jd'],
  ['/cau-hoi-phong-van/ke-toan-kv', '/interview/ke-toan-kw'],
  ['/career-newbies', '/career-newbies'],
] as const

/** The task of turning addresses of the real table into a language. */
function localizeTask(to: Language): Task {
  const addresses: (readonly [from: string, target: string])[] = []
  const add = (vi: string, en: string): void => {
    addresses.push(to === 'en' ? [vi, en] : [en, vi])
  }
  for (const { vi, en } of routePairs) {
    for (const tail of TAILS) {
      const [viTail, enTail] = tail.endsWith('lang=') ? [`${tail}vi`, `${tail}en`] : [tail, tail]
      add(`/${vi}${viTail}`, `/${en}${enTail}`)
    }
  }
  for (const [vi, en] of OTHERS) add(vi, en)
  const urls = Array.from({ length: LOOKUPS }, (_, index) => addresses[index % addresses.length] as [string, string])
  return {
    name: `localizeUrl, to ${to}`,
    medians: [],
    pass: () => {
      let right = 0
      for (const [from, target] of urls) if (localizeUrl(from, to) === target) right += 1
      return right
    },
  }
}

/** Runs a task for one round and gives its median pass in nanoseconds a lookup. */
function measure({ name, pass }: Task): number {
  const bench = new Bench({ time: ROUND_MS, warmup: false })
  bench.add(
    name,
    () => {
      const right = pass()
      if (right !== LOOKUPS) throw new Error(`${name}: ${LOOKUPS - right} of ${LOOKUPS} results are wrong`)
    },
    { async: false },
  )
  const [task] = bench.runSync()
  const result = task?.result
  if (result?.state === 'errored') throw result.error
  if (result?.state !== 'completed') throw new Error(`${name}: the round did not complete`)
  return (result.latency.p50 * 1e6) / LOOKUPS
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const tasks = [...SIZES.map(lookupTask), localizeTask('en'), localizeTask('vi')]
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
  for (let turn = 0; turn < tasks.length; turn += 1) {
    const task = tasks[(turn + round + WARM_UP_ROUNDS) % tasks.length] as Task
    const nanoseconds = measure(task)
    if (round >= 0) task.medians.push(nanoseconds)
  }
}

const base = median(tasks[0]?.medians ?? [])
console.table(
  tasks.map(({ name, medians }) => ({
    task: name,
    'median (ns)': Number(median(medians).toFixed(1)),
    'fastest round (ns)': Number(Math.min(...medians).toFixed(1)),
    'slowest round (ns)': Number(Math.max(...medians).toFixed(1)),
    [`ratio to ${SIZES[0]} pairs`]: Number((median(medians) / base).toFixed(2)),
  })),
)
