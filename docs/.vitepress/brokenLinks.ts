import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Attributes with the URL of a page or file. */
const URL_ATTRIBUTES = ['href', 'src', 'poster', 'data']

/** What is published beside the built site. */
const BESIDE = /^(?:storybook|pr)\//

/** Live examples: pages of another site, whose script follows links itself. */
const EXAMPLES = /^demos\//

/** A built page: the ids in it, and the URLs that it names. */
interface BuiltPage {
  readonly ids: ReadonlySet<string>
  readonly urls: readonly string[]
}

/**
 * Returns the URLs in the pages and style sheets of a built site that lead to no file of it, and those with an anchor that
 * the other page does not have.
 *
 * @param base path of the site on its host, with slashes at both ends
 */
export function brokenLinks(folder: string, base: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readPage(readFileSync(join(folder, file), 'utf8'), !EXAMPLES.test(file))]),
  )
  const sheets = files.filter((file) => file.endsWith('.css'))
  return [
    ...[...pages].flatMap(([file, { urls }]) => urls.flatMap((url) => problemOf(folder, base, pages, file, url) ?? [])),
    ...sheets.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/url\((["']?)([^"')]+)\1\)/g)].flatMap(
        ([, , url = '']) => problemOf(folder, base, pages, file, url) ?? [],
      ),
    ),
  ]
}

function problemOf(
  folder: string,
  base: string,
  pages: ReadonlyMap<string, BuiltPage>,
  file: string,
  url: string,
): string | undefined {
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url)) return undefined
  const [address = '', anchor = ''] = url.split('#')
  const [path = ''] = address.split('?')
  if (path.startsWith('/') && !path.startsWith(base)) return `${file}: ${url} is outside of ${base}.`
  const target = path === '' ? file : path.startsWith('/') ? path.slice(base.length) : posix.join(dirname(file), path)
  if (BESIDE.test(target)) return undefined
  const found = [target, `${target}.html`, posix.join(target, 'index.html')].find(
    (one) => existsSync(join(folder, one)) && statSync(join(folder, one)).isFile(),
  )
  if (found === undefined) return `${file}: ${url} leads to no file.`
  const ids = pages.get(found)?.ids
  return anchor !== '' && ids && !ids.has(decodeURIComponent(anchor))
    ? `${file}: ${url} leads to no heading of ${found}.`
    : undefined
}

function readPage(html: string, hasLinks: boolean): BuiltPage {
  const ids = new Set<string>()
  const urls: string[] = []
  const visit = (node: Node): void => {
    for (const { name, value } of (node as Element).attrs ?? []) {
      if (name === 'id') ids.add(value)
      else if (URL_ATTRIBUTES.includes(name) && (hasLinks || node.nodeName !== 'a')) urls.push(value)
    }
    for (const child of 'childNodes' in node ? node.childNodes : []) visit(child)
  }
  visit(parse(html))
  return { ids, urls }
}
