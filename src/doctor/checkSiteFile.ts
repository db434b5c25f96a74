import type { MenuChange } from '../core/config/config.ts'
import { placeholdersIn } from '../core/config/placeholders.ts'
import type { Site } from '../core/site/site.ts'
import { parseSite } from '../server/parseSite.ts'
import { type Finding, finding } from './Finding.ts'
import { type InputError, readSiteFile, request } from './readInput.ts'

/**
 * Reads a site, and what is wrong in its file.
 *
 * @param file path of the file, or the URL that serves it.
 * @throws InputError if it cannot be read.
 */
export async function readSite(file: string, cwd: string): Promise<{ site: Site | null; wrong: Finding[] }> {
  const { site, problems } = parseSite(await readSiteFile(file, cwd))
  const wrong = problems.map(({ path, found, expected }): Finding => {
    const message = site
      ? `${path} is ${found}, but ${expected.replace(/,$/, '')} is expected.`
      : `${file} is ${found}, but a JSON object is expected. See docs/site.md#one-file-for-all-apps.`
    return { check: 'site', status: 'problem', message }
  })
  return { site, wrong }
}

/**
 * Checks a site's file: its values, the placeholder URLs of the preset, and items whose dates are over.
 *
 * @param reach whether the pages and addresses of its items are requested too.
 * @throws InputError if the file cannot be read.
 */
export async function checkSiteFile(file: string, cwd: string, reach: boolean): Promise<Finding[]> {
  const { site, wrong } = await readSite(file, cwd)
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
  const problem = await request(url).then(
    ({ ok, status }) => (ok ? undefined : `${url} responded with status code ${status}.`),
    ({ message }: InputError) => message,
  )
  return finding('links', problem, `${url} responds.`)
}
