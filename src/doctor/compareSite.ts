import { footerColumns } from '../core/menu/footerMenu.ts'
import { headerMenu } from '../core/menu/headerMenu.ts'
import type { MenuItem } from '../core/menu/menuItem.ts'
import { configAt, periodOf } from '../core/site/periods.ts'
import { parseSite } from '../server/parseSite.ts'
import { readSiteFile } from './checkSiteFile.ts'
import { type Finding, finding } from './Finding.ts'

/**
 * Compares the site that a page's HTML was made from with the one that is served: the menus of its header and footer.
 *
 * @param file URL or path of the site's file.
 * @throws Error if it cannot be read.
 */
export async function compareSite(html: string, url: string, file: string, cwd: string): Promise<Finding> {
  const { site } = parseSite(await readSiteFile(file, cwd))
  if (!site) return { check: 'site', status: 'problem', message: `${file} is no site: run "site check".` }
  const header = /<header\b[^>]*data-shell="header"[^>]*>/.exec(html)?.[0]
  if (!header) return { check: 'site', status: 'skipped', message: `${url} has no header of the shell in its HTML.` }
  const language = /\blang="en"/.test(header) ? 'en' : 'vi'
  const config = configAt(site.config, periodOf(site.config, Date.now()))
  const menus = [
    ...headerMenu({ config, language }),
    ...footerColumns({ config, language }).flatMap(({ items }) => items),
  ]
  const text = html
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
  const lines = new Set(text.split('\n').map((line) => line.trim()))
  const missing = flatten(menus).filter(({ label, external }) =>
    // The icon of a link elsewhere is beside its last word.
    external ? !text.includes(label.split(' ').at(-1) ?? '') : !lines.has(label),
  )
  return finding(
    'site',
    missing.length > 0
      ? `${url} was made from another site than ${file} serves: its HTML has no item ${missing.map(({ label }) => `"${label}"`).join(', ')}. Pass the result of loadSite(), and build pages again that are built in advance.`
      : undefined,
    'The page was made from the site that is served.',
  )
}

const flatten = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children ?? [])])
