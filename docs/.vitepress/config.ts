import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { apiPagePaths } from '../../scripts/checks/api/apiPages.ts'
import { readErrorCodes } from '../../scripts/checks/docs/errorCodes.ts'
import { anchorOf } from '../../scripts/checks/docs/links.ts'
import { repositoryUrl, siteUrl } from '../../scripts/checks/docs/repositoryLinks.ts'
import { readManifest } from '../../scripts/checks/entryPoints.ts'
import { brokenLinks } from './brokenLinks.ts'
import { componentPages } from './componentPages.ts'
import { buildDemos } from './demos/build.ts'
import { repositoryLinks } from './repositoryLinks.ts'
import { sidebarOf } from './sidebar.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const { version, description } = readManifest(root)
const repository = repositoryUrl(root)
const site = siteUrl(root)
// A project site is served below the repository's name.
const base = process.env.DOCS_BASE ?? '/'
// Navigation links get the base.
const storybook = '/storybook/'
const sidebar = sidebarOf({ root, repository, storybook })

/** What the site serves as it is: the icon, and the live examples. */
const PUBLIC = join(root, '.cache/docs-public')
mkdirSync(PUBLIC, { recursive: true })
copyFileSync(join(root, 'stories/public/images/logo.svg'), join(PUBLIC, 'logo.svg'))
await buildDemos(root, base, PUBLIC)

const changelog = `${repository}/blob/main/CHANGELOG.md`

export default defineConfig({
  title: 'Jobsite shell',
  description,
  base,
  lang: 'en',
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}logo.svg` }],
    ['meta', { name: 'theme-color', content: '#0b57c2' }],
  ],
  // No second source: the pages are those of the repository and the package.
  rewrites: {
    'README.md': 'index.md',
    'guides/README.md': 'guides/index.md',
    'api/README.md': 'api/index.md',
  },
  transformPageData: ({ relativePath }) => {
    if (relativePath === 'index.md') return { titleTemplate: false, frontmatter: { layout: 'home' } }
    // Written by the build, not in the repository.
    if (relativePath.startsWith('api/')) return { frontmatter: { editLink: false } }
    if (relativePath.startsWith('components/'))
      return { frontmatter: { editLink: false, aside: false, pageClass: 'component' } }
    return undefined
  },
  outDir: '../.cache/docs-site',
  cacheDir: '../.cache/vitepress',
  vite: { publicDir: PUBLIC },
  buildEnd({ outDir, pages }) {
    const links = JSON.stringify(sidebar)
    const lost = pages.filter((path) => !links.includes(`"/${path.replace(/(?:README)?\.md$/, '')}"`))
    if (lost.length > 0) throw new Error(`No list of docs/README.md, and so no sidebar, leads to ${lost.join(', ')}.`)
    // For language models, where their tools look for it: the index, and the API reference as one file.
    copyFileSync(`${root}/llms.txt`, `${outDir}/llms.txt`)
    const reference = apiPagePaths(root).map((path) => readFileSync(`${root}/${path}`, 'utf8'))
    writeFileSync(`${outDir}/llms-full.txt`, reference.join('\n'))
    // A short URL for each code of a message.
    mkdirSync(`${outDir}/errors`, { recursive: true })
    for (const code of readErrorCodes(root).codes)
      writeFileSync(`${outDir}/errors/${code}.html`, redirectTo(`${base}troubleshooting.html#${code}`))
    const broken = brokenLinks(outDir, base)
    if (broken.length > 0) throw new Error(`The built site has broken links:\n${broken.join('\n')}`)
  },
  markdown: {
    languageAlias: { template: 'html' },
    // The same anchors as on the code host, which a check knows.
    anchor: { slugify: anchorOf },
    config: (markdown) =>
      repositoryLinks(markdown, {
        repository,
        site,
        base,
        markers: {
          hero: `<div class="hero"><div><p class="hero-version"><a href="${changelog}">Version ${version}</a></p>`,
          '/hero': `</div><div class="hero-pictures"><img src="./images/desktop-vi.png" width="1300" height="720" alt="The job site in Vietnamese on a desktop, with the career menu open"><img src="./images/phone-en.png" width="390" height="720" alt="The job site in English on a phone, with the side navigation open"></div></div>`,
          grid: '<div class="grid">',
          '/grid': '</div>',
          components: `<div class="grid"><ul>${componentPages(root)
            .map(
              ({ name: text, slug, lead }) =>
                `<li><a href="${base}components/${slug}.html">${text}</a><br>${lead}</li>`,
            )
            .join('')}</ul></div>`,
        },
      }),
  },
  ignoreDeadLinks: [/^https?:\/\/localhost/],
  themeConfig: {
    logo: '/logo.svg',
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: repository }],
    editLink: { pattern: `${repository}/edit/main/docs/:path`, text: 'Edit this page' },
    nav: [
      { text: 'Guides', link: '/guides/', activeMatch: '^/guides/' },
      { text: 'Components', link: '/components/shell', activeMatch: '^/components/' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Storybook', link: storybook, target: '_self' },
      { text: version, link: changelog },
    ],
    outline: [2, 3],
    sidebar,
  },
})

const redirectTo = (href: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Troubleshooting</title><link rel="canonical" href="${href}"><meta http-equiv="refresh" content="0; url=${href}"><a href="${href}">Troubleshooting</a>\n`
