import { readFileSync } from 'node:fs'
import { readChangesets } from '../changesets.ts'
import { type EntryPoint, readEntryPoints, requireBuilt } from '../entryPoints.ts'
import { brotliSize, bundleForPage, type Size } from './bundleForPage.ts'
import { type Measured, measurePromises } from './promises.ts'
import { readSizesFile, SIZES_FILE, type Sizes, type SizesFile, type Way } from './sizesFile.ts'

/**
 * Measures every entry point, as browsers load it.
 *
 * @param withComponents also each component of the main entry point alone: one more bundle for each
 */
export async function measureSizes(root: string, withComponents = false): Promise<Sizes> {
  const entryPoints = readEntryPoints(root)
  requireBuilt(entryPoints)
  const sizes: Record<string, Size> = {}
  for (const entryPoint of entryPoints) {
    const { size, names } = await measure(root, entryPoint, '*')
    sizes[entryPoint.path] = size
    if (!withComponents || entryPoint.path !== '.') continue
    for (const component of names.filter((name) => /^[A-Z]/.test(name)).sort()) {
      sizes[component] = (await measure(root, entryPoint, `{ ${component} }`)).size
    }
  }
  return sizes
}

async function measure(
  root: string,
  { browser }: EntryPoint,
  names: string,
): Promise<{ size: Size; names: readonly string[] }> {
  // Style sheets are loaded as they are.
  if (browser.endsWith('.css'))
    return { size: { first: brotliSize(readFileSync(browser, 'utf8')), later: 0 }, names: [] }
  return bundleForPage(root, browser, names)
}

/** Returns values over their ceiling, values without a ceiling, and ceilings without a value. */
export function checkPromises(measured: Measured, ceilings: SizesFile['ceilings']): string[] {
  const over = Object.entries(measured).flatMap(([name, values]) =>
    (Object.entries(values) as [Way, number][]).flatMap(([way, value]) => {
      const most = ceilings[name]?.most[way]
      if (most === undefined) return [`${name} (${way}) is ${value} and has no ceiling. Write one into ${SIZES_FILE}.`]
      return value > most
        ? [
            `${name} (${way}) is ${value}, its ceiling is ${most}: ${ceilings[name]?.promise} Make it smaller: no commit raises a ceiling.`,
          ]
        : []
    }),
  )
  const gone = Object.entries(ceilings).flatMap(([name, { most }]) =>
    (Object.keys(most) as Way[])
      .filter((way) => measured[name]?.[way] === undefined)
      .map((way) => `${name} (${way}) has a ceiling, but is not measured. See scripts/checks/package/promises.ts.`),
  )
  return [...over, ...gone]
}

/** Growth of an entry point since the last version that page teams must be told of. */
const ALARM = 0.03

/** Bytes that are not growth: another version number alone changes some sizes by 80 bytes. */
const NOISE = 100

/**
 * Returns the entry points whose first load has grown by more than 3 % since the last version, unless a changeset tells page
 * teams: a paragraph that begins with `Size:` and names the entry point in backticks.
 */
export function checkGrowth(
  sizes: Sizes,
  { version, sizes: before }: SizesFile['lastRelease'],
  changesets: string,
): string[] {
  return Object.entries(sizes).flatMap(([name, { first }]) => {
    const old = before[name]?.first
    if (old === undefined || first <= Math.max(old * (1 + ALARM), old + NOISE)) return []
    if (new RegExp(`^(?:- )?Size: [^]*?\`${name}\``, 'm').test(changesets)) return []
    const growth = `${((first / old - 1) * 100).toFixed(1)} %`
    return [
      `${name} loads ${first} bytes first, ${growth} more than in ${version} (${old}). Make it smaller, or tell page teams in a changeset: "Size: \`${name}\` loads ${growth} more, because …".`,
    ]
  })
}

/** Checks the last build: ceilings, and growth since the last version. */
export async function checkSizes(root: string): Promise<string[]> {
  const { ceilings, lastRelease } = readSizesFile(root)
  const changesets = readChangesets(root).map(({ text }) => text)
  return [
    ...checkPromises(await measurePromises(root), ceilings),
    ...checkGrowth(await measureSizes(root), lastRelease, changesets.join('\n\n')),
  ]
}

/** Prints all sizes with those of the last version, and promises with their ceilings. */
if (import.meta.main) {
  const root = process.cwd()
  const { ceilings, lastRelease } = readSizesFile(root)
  const measured = await measurePromises(root)
  const row = (name: string, ...rest: (string | number)[]): void =>
    console.log([name.padEnd(38), ...rest.map((cell) => String(cell).padStart(10))].join(''))
  row('promises', '', 'now', 'most')
  for (const [name, values] of Object.entries(measured))
    for (const [way, value] of Object.entries(values)) row(name, way, value, ceilings[name]?.most[way as Way] ?? '–')
  console.log()
  row('bytes after Brotli', 'first', lastRelease.version, 'later', lastRelease.version)
  for (const [name, { first, later }] of Object.entries(await measureSizes(root, true))) {
    const before = lastRelease.sizes[name]
    row(name, first, before?.first ?? '–', later, before?.later ?? '–')
  }
}
