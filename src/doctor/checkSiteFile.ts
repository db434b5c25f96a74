import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { MenuChange } from '../core/config/config.ts'
import { placeholdersIn } from '../core/config/placeholders.ts'
import { parseSite } from '../server/parseSite.ts'
import { type Finding, finding } from './Finding.ts'

const DEADLINE_MS = 10_000

/** Reads a site's file: a path, or the URL that serves it. @throws Error if it cannot be read. */
export async function readSiteFile(file: string, cwd: string): Promise<string> {
  if (!/^https?:/i.test(file)) return readFile(resolve(cwd, file), 'utf8')
  const response = await fetch(file, { signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error(`${file} responded with status code ${response.status}.`)
  return response.text()
}

/**
 * Checks a site's file: its values, the placeholder URLs of the preset, and items whose dates are over.
 *
 * @param reach whether the pages and addresses of its items are requested too.
 * @throws Error if the file cannot be read.
 */
export async function checkSiteFile(file: string, cwd: string, reach: boolean): Promise<Finding[]> {
  const { site, problems } = parseSite(await readSiteFile(file, cwd))
  const wrong = problems.map(({ path, found, expected }): Finding => {
    const message = `${path} is ${found}, but ${expected.replace(/,$/, '')} is expected.`
    return { check: 'site', status: 'problem', message }
  })
  if (!site) return wrong
  const { config } = site
  const items = config.menu.items ?? []
  const placeholders = placeholdersIn(config)
  const over = items.filter(({ until = Infinity }) => until <= Date.now()).map(({ id }) => id)
  return [
    ...(wrong.length > 0 ? wrong : [finding('site', undefined, `${file} is a site.`)]),
    finding(
      'placeholders',
      placeholders.length > 0 ? `These are still placeholders of the preset: ${placeholders.join(', ')}.` : undefined,
      'No placeholder is left.',
    ),
    finding(
      'dates',
      over.length > 0 ? `These items are over: ${over.join(', ')}. Remove them.` : undefined,
      'No item is over.',
    ),
    ...(reach ? await Promise.all(items.flatMap((item) => urlsOf(item, config.siteOrigin)).map(checkReached)) : []),
  ]
}

const urlsOf = ({ path, address }: MenuChange, origin: string): string[] =>
  [...new Set(Object.values(path ?? address ?? {}))].map((url) => new URL(url, origin).href)

async function checkReached(url: string): Promise<Finding> {
  const status = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) }).then(
    (response) => (response.ok ? null : `responded with status code ${response.status}`),
    () => 'did not respond',
  )
  return finding('links', status === null ? undefined : `${url} ${status}.`, `${url} responds.`)
}
