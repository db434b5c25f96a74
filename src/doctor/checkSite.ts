import { footerColumns } from '../core/menu/footerMenu.ts'
import { headerMenu } from '../core/menu/headerMenu.ts'
import type { MenuItem } from '../core/menu/menuEntry.ts'
import { configAt, periodOf } from '../core/site/periods.ts'
import type { AppReport } from './checkApp.ts'
import { checkPage } from './checkPage.ts'
import { readSite } from './checkSiteFile.ts'
import { type Finding, finding } from './Finding.ts'
import { InputError, request } from './readInput.ts'
import { readAttribute } from './readSources.ts'

/**
 * Checks a page of the running site, as a browser receives it.
 *
 * @param siteFile file or URL of the site that the page is compared with. @default it is not compared
 * @throws InputError without a response, for a response that is not a page, or without a file of the site.
 */
export async function checkSite(
  url: string,
  { mayRegisterWorker, siteDomains }: Pick<AppReport, 'mayRegisterWorker' | 'siteDomains'>,
  siteFile?: string | undefined,
  cwd = '.',
): Promise<Finding[]> {
  const { html, cookies, policy, url: finalUrl } = await loadPage(url)
  const css = `${readInlineStyles(html)}\n${(await loadSheets(html, finalUrl)).join('\n')}`
  const hasRoots = html.includes('data-shell=')
  const placeholders = [...new Set(html.match(/[\w.-]*jobsite\.example\b/g) ?? [])]
  return [
    hasRoots || placeholders.length > 0
      ? finding(
          'placeholders',
          placeholders.length > 0 ? `${url} links to placeholder hosts: ${placeholders.join(', ')}.` : undefined,
          'No placeholder host is in the HTML.',
        )
      : { check: 'placeholders', status: 'skipped', message: `${url} is rendered by script.` },
    hasRoots
      ? finding(
          'main',
          hasSkipTarget(html) ? undefined : `${url} has no <main>: the skip link has no target.`,
          'The page has a <main>.',
        )
      : { check: 'main', status: 'skipped', message: `${url} is rendered by script.` },
    ...checkPage({ url: finalUrl, html, css, cookies, policy, siteDomains }),
    ...(siteFile === undefined ? [] : await compareSite(html, url, siteFile, cwd)),
    mayRegisterWorker
      ? await checkWorker(url)
      : { check: 'service-worker', status: 'skipped', message: 'The app registers no service worker.' },
  ]
}

async function checkWorker(url: string): Promise<Finding> {
  const worker = await request(new URL('/service-worker.js', url)).catch(() => null)
  const isScript = worker?.ok === true && /javascript/i.test(worker.headers.get('content-type') ?? '')
  return finding(
    'service-worker',
    isScript
      ? undefined
      : 'The site serves no script at /service-worker.js. Serve one, or pass registerServiceWorker={false}.',
    'The service worker is served.',
  )
}

const readInlineStyles = (html: string): string =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css]) => css).join('\n')

/** Returns the texts of the style sheets that a page links to: bundlers rename and join them. */
async function loadSheets(html: string, url: string): Promise<string[]> {
  const links = (html.match(/<link\b[^>]*>/gi) ?? []).filter((tag) => /\brel=["']?[^"'>]*\bstylesheet\b/i.test(tag))
  const sheets = links.map(async (tag) => {
    const href = readAttribute(tag, 'href') ?? ''
    return (await request(new URL(href.replaceAll('&amp;', '&'), url))).text
  })
  return (await Promise.allSettled(sheets)).flatMap((sheet) => (sheet.status === 'fulfilled' ? sheet.value : []))
}

/** Returns whether a page has the element that its skip link leads to, or a `<main>`. */
function hasSkipTarget(html: string): boolean {
  const link = /<a\b[^>]*\bdata-shell="?skip-link\b[^>]*>/.exec(html)?.[0] ?? ''
  const id = /\bhref="?#([\w-]+)/.exec(link)?.[1] ?? 'main-content'
  return /<main\b/.test(html) || new RegExp(`\\sid=["']?${id}["'\\s>]`).test(html)
}

async function loadPage(url: string): Promise<{ html: string; cookies: string[]; policy: string; url: string }> {
  const { ok, status, headers, text, url: finalUrl } = await request(url)
  const type = headers.get('content-type') ?? ''
  if (!ok) throw new InputError(`${url} responded with status code ${status}. Pass the URL of a page.`)
  if (!/html/i.test(type))
    throw new InputError(`${url} is not a page: its content type is "${type}". Pass the URL of a page.`)
  const policy = headers.get('content-security-policy') ?? ''
  return { html: text, cookies: headers.getSetCookie(), policy, url: finalUrl }
}

/**
 * Compares the site that a page's HTML was made from with the one that is served: the menus of its header and footer.
 *
 * @param file URL or path of the site's file.
 * @throws InputError if it cannot be read.
 */
async function compareSite(html: string, url: string, file: string, cwd: string): Promise<Finding[]> {
  const { site, wrong } = await readSite(file, cwd)
  if (!site) return wrong
  const header = /<header\b[^>]*data-shell="header"[^>]*>/.exec(html)?.[0]
  if (!header) return [{ check: 'site', status: 'skipped', message: `${url} has no header of the shell in its HTML.` }]
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
  const found = finding(
    'site',
    missing.length > 0
      ? `${url} was made from another site than ${file} serves: its HTML has no item ${missing.map(({ label }) => `"${label}"`).join(', ')}. Pass the result of loadSite(), and build pages again that are built in advance.`
      : undefined,
    'The page was made from the site that is served.',
  )
  return [found]
}

const flatten = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children ?? [])])
