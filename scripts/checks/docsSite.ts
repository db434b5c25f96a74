import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Where `npm run build:docs` writes the site. */
export const DOCS_SITE_FOLDER = '.cache/docs-site'

/** What is published beside the site, not built with it. */
const BESIDE = 'storybook/'

/**
 * Returns the problems of a built documentation site: links and images without a target, anchors without an element, and
 * pages that no page of the sidebar leads to.
 *
 * @param folder the built site
 * @param base the path that it is served below, with slashes at both ends
 */
export function checkDocsSite(folder: string, base = '/'): string[] {
  const pages = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]),
  )
  const home = pages.get('index.html')
  if (home === undefined) return [`${folder} has no index.html. Run "npm run build:docs".`]
  const ids = new Map([...pages].map(([file, html]) => [file, new Set(valuesOf(html, 'id'))]))
  const problems = [...pages].flatMap(([file, html]) =>
    [...new Set([...valuesOf(html, 'href'), ...valuesOf(html, 'src')])]
      .filter((link) => link !== '' && !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(link))
      .flatMap((link) => {
        const [path = '', anchor] = link.split('#')
        const target = path === '' ? file : targetOf(folder, base, file, path)
        if (target === undefined) return [`${file} links to ${link}, which is not on the site.`]
        if (!anchor || !target.endsWith('.html') || target.startsWith(BESIDE)) return []
        return ids.get(target)?.has(decodeURIComponent(anchor))
          ? []
          : [`${file} links to ${link}, but ${target} has no element with this id.`]
      }),
  )
  const sidebar = /<aside class="VPSidebar"[\s\S]*?<\/aside>/.exec(pages.get('production.html') ?? home)?.[0] ?? ''
  const led = new Set(valuesOf(sidebar, 'href').map((link) => targetOf(folder, base, 'index.html', link)))
  const lost = [...pages.keys()]
    .filter((file) => file !== 'index.html' && file !== '404.html' && !led.has(file))
    .map((file) => `The sidebar does not lead to ${file}. Add it to docs/.vitepress/config.ts.`)
  return [...problems, ...lost]
}

/** Returns the values of an attribute in HTML, unescaped. */
function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
  )
}

/** Returns the file that a link leads to, as a server of static files finds it. */
function targetOf(folder: string, base: string, from: string, path: string): string | undefined {
  const [bare = ''] = decodeURI(path).split('?')
  if (bare.startsWith('/') && !`${bare}/`.startsWith(base)) return undefined
  const inside = bare.startsWith('/') ? bare.slice(base.length) : posix.join(posix.dirname(from), bare)
  if (inside.startsWith(BESIDE)) return inside
  return [inside, `${inside}.html`, posix.join(inside, 'index.html')].find((file) => {
    const full = join(folder, file)
    return existsSync(full) && statSync(full).isFile()
  })
}

if (import.meta.main) {
  const problems = checkDocsSite(DOCS_SITE_FOLDER, process.env.DOCS_BASE)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log('Every link of the documentation site leads to a page and an element.')
}
