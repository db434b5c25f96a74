import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { apiPagePath, apiPagePaths, documentedEntryPoints } from '../../scripts/checks/api/apiPages.ts'
import { anchorOf } from '../../scripts/checks/docs/links.ts'
import { repositoryUrl } from '../../scripts/checks/docs/repositoryLinks.ts'
import { readManifest, specifierOf } from '../../scripts/checks/entryPoints.ts'
import { repositoryLinks } from './repositoryLinks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const { name, description } = readManifest(root)
const repository = repositoryUrl(root)
// A project site is served below the repository's name.
const base = process.env.DOCS_BASE ?? '/'
const storybook = `${base}storybook/`

/** The icon of the Storybook, in the page: browsers ask for no file. */
const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(`${root}/stories/public/images/logo.svg`, 'utf8'))}`

const titleOf = (page: string): string => /^# (.+)$/m.exec(readFileSync(`${root}/docs/${page}.md`, 'utf8'))?.[1] ?? page
const page = (path: string, text = titleOf(path)) => ({ text, link: `/${path.replace(/README$/, '')}` })
const group = (text: string, pages: readonly string[], collapsed?: boolean) => ({
  text,
  items: pages.map((path) => page(path)),
  collapsed,
})
const decisions = readdirSync(`${root}/docs/adr`)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => `adr/${file.replace(/\.md$/, '')}`)
/** Returns the pages that a section of the index lists. */
const indexed = (title: string): string[] => {
  const [, section = ''] = readFileSync(`${root}/docs/README.md`, 'utf8').split(`\n## ${title}\n`)
  return [...section.replace(/\n## [\s\S]*/, '').matchAll(/^- \[.+\]\((.+)\.md\)/gm)].map(([, path = '']) => path)
}

const sidebar = [
  {
    text: 'Start here',
    items: [
      page('README', 'Overview'),
      page('guides/README', 'Page teams: mount the shell'),
      { text: 'Designers: Storybook', link: storybook, target: '_self' },
      page('releasing', 'Maintainers: release a version'),
    ],
  },
  group('Guides', [
    'guides/single-page-app',
    'guides/next-app-router',
    'guides/next-pages-router',
    'guides/locales-in-paths',
    'guides/react-router',
    'guides/tanstack-router',
    'guides/astro',
    'guides/plain-html',
    'guides/fragments',
    'guides/edge-worker',
  ]),
  group('Use it', indexed('Use it')),
  group('Recipes', indexed('Recipes')),
  {
    text: 'Reference',
    items: [
      page('api/README', 'API reference'),
      ...documentedEntryPoints(root).map((entryPoint) => ({
        text: specifierOf(name, entryPoint),
        link: apiPagePath(entryPoint).replace(/^docs(.*)\.md$/, '$1'),
      })),
      page('contracts'),
      page('support'),
      { text: 'Versions', link: `${repository}/blob/main/SEMVER.md` },
    ],
  },
  group('Maintain', ['architecture', 'features', 'performance', 'dependencies', 'releasing'], true),
  group('Decisions', decisions, true),
]

export default defineConfig({
  title: name,
  description,
  base,
  lang: 'en',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: icon }]],
  // No second source: the pages are those of the repository and the package.
  rewrites: {
    'README.md': 'index.md',
    'guides/README.md': 'guides/index.md',
    'api/README.md': 'api/index.md',
  },
  // Written by the build, not in the repository.
  transformPageData: ({ relativePath }) =>
    relativePath.startsWith('api/') ? { frontmatter: { editLink: false } } : undefined,
  outDir: '../.cache/docs-site',
  cacheDir: '../.cache/vitepress',
  // VitePress itself fails for a link to a page that does not exist.
  buildEnd({ outDir, pages }) {
    const links = JSON.stringify(sidebar)
    const lost = pages.filter((path) => !links.includes(`"/${path.replace(/(?:README)?\.md$/, '')}"`))
    if (lost.length > 0)
      throw new Error(`The sidebar in docs/.vitepress/config.ts does not lead to ${lost.join(', ')}.`)
    // For language models, where their tools look for it: the index, and the API reference as one file.
    copyFileSync(`${root}/llms.txt`, `${outDir}/llms.txt`)
    const reference = apiPagePaths(root).map((path) => readFileSync(`${root}/${path}`, 'utf8'))
    writeFileSync(`${outDir}/llms-full.txt`, reference.join('\n'))
  },
  markdown: {
    languageAlias: { template: 'html' },
    // The same anchors as on the code host, which a check knows.
    anchor: { slugify: anchorOf },
    config: (markdown) => repositoryLinks(markdown, { repository, storybook }),
  },
  ignoreDeadLinks: [/^https?:\/\/localhost/, /^\/storybook\//],
  themeConfig: {
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: repository }],
    editLink: { pattern: `${repository}/edit/main/docs/:path`, text: 'Edit this page' },
    nav: [
      { text: 'Guides', link: '/guides/' },
      { text: 'API reference', link: '/api/' },
      { text: 'Storybook', link: storybook, target: '_self' },
      { text: 'Changelog', link: `${repository}/blob/main/CHANGELOG.md` },
    ],
    outline: [2, 3],
    sidebar,
  },
})
