import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiPages } from '../../scripts/checks/api/apiPages.ts'
import { componentPages } from './componentPages.ts'

interface Options {
  readonly root: string
  readonly repository: string
  readonly storybook: string
}

/** Returns the site's navigation: the lists of the pages, in their order, so that a page in a list is in it. */
export function sidebarOf({ root, repository, storybook }: Options) {
  const read = (path: string): string => readFileSync(join(root, 'docs', `${path}.md`), 'utf8')
  const page = (path: string, text = /^# (.+)$/m.exec(read(path))?.[1] ?? path) => ({
    text,
    link: `/${path.replace(/README$/, '')}`,
  })
  /** Returns the pages that a text lists. */
  const listed = (text: string): string[] =>
    [...text.matchAll(/^- \[[^\]]+\]\(([^)#]+)\.md\)/gm)].map(([, path = '']) => path)
  /** Returns the pages that a section of the index lists. */
  const indexed = (title: string): string[] => {
    const [, section = ''] = read('README').split(`\n## ${title}\n`)
    return listed(section.replace(/\n## [\s\S]*/, ''))
  }
  const group = (text: string, pages: readonly string[], collapsed?: boolean) => ({
    text,
    items: pages.map((path) => page(path)),
    collapsed,
  })
  const decisions = readdirSync(join(root, 'docs/adr'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => `adr/${file.replace(/\.md$/, '')}`)
  return [
    {
      text: 'Start here',
      items: [
        page('README', 'Overview'),
        page('guides/README', 'Page teams: mount the shell'),
        { text: 'Designers: Storybook', link: storybook, target: '_self' },
        { text: 'Contributors', link: `${repository}/blob/main/CONTRIBUTING.md` },
      ],
    },
    group(
      'Guides',
      listed(read('guides/README')).map((path) => `guides/${path}`),
    ),
    {
      text: 'Components',
      items: componentPages(root).map(({ name: text, slug }) => ({ text, link: `/components/${slug}` })),
    },
    group('Use it', indexed('Use it')),
    group('Recipes', indexed('Recipes')),
    {
      text: 'Reference',
      items: [
        page('api/README', 'API reference'),
        ...apiPages(root).map(({ title, path }) => ({ text: title, link: path.replace(/^docs(.*)\.md$/, '$1') })),
        page('contracts'),
        page('terms'),
        page('support'),
        { text: 'Versions', link: `${repository}/blob/main/SEMVER.md` },
      ],
    },
    group('Maintain', ['architecture', 'performance', 'dependencies', 'releasing'], true),
    group('Decisions', decisions, true),
  ]
}
