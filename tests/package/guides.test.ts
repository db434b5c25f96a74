import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { SHOWN } from '../../scripts/checks/docs/guidePages.ts'
import { checkApp } from '../../src/doctor/checkApp.ts'
import { checkSiteFile } from '../../src/doctor/checkSiteFile.ts'
import { copyParts } from './support/projectCopy.ts'

const GUIDES = fileURLToPath(new URL('../../docs/guides', import.meta.url))
const guides = readdirSync(GUIDES).filter((file) => file.endsWith('.md'))

/** Blocks that are parts of a file: `…` is in the place of what is left out. */
const EXCERPT = /^From \[`[^`]+`\]\((\.\.\/\.\.\/examples\/[^)]+)\):\n\n```\w+\n([\s\S]*?)\n```$/gm

/** Links to files of the examples. */
const LINK = /\]\((\.\.\/\.\.\/examples\/[^)]+)\)/g

/** Imports of the site, whose file is that of the page about it in every guide, and the names that they take. */
const SITE_IMPORT = /import \{([^}]+)\} from '[^']*\/shellConfig(?:\.ts)?'/g
const SITE_PAGE = '../site.md#shellconfigts'

const blocksOf = (text: string): { path: string; block: string; isWhole: boolean }[] =>
  [SHOWN, EXCERPT].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, path = '', block = '']) => ({
      path: decodeURI(path),
      block,
      isWhole: pattern === SHOWN,
    })),
  )

describe.each(guides)('the guide %s', (guide) => {
  const text = readFileSync(join(GUIDES, guide), 'utf8')

  it('shows the examples as they are', () => {
    for (const { path, block, isWhole } of blocksOf(text)) {
      const file = readFileSync(join(GUIDES, path), 'utf8')
      if (isWhole) expect(file.trimEnd()).toBe(block)
      else for (const part of block.split(/\n…\n/)) expect(file).toContain(part)
    }
  })

  it('shows or links to every file that the shown files import', () => {
    const links = [...text.matchAll(LINK)].flatMap(([, path = '']) => [
      decodeURI(path),
      decodeURI(path).replace(/\.\w+$/, ''),
    ])
    const missing = blocksOf(text).flatMap(({ path, block }) =>
      [...block.matchAll(/\b(?:from|import) '(\.[^'?]+)[^']*'/g)]
        .map(([, name = '']) => join(dirname(path), name))
        // Written by a framework when it builds, and the site's.
        .filter((file) => !links.includes(file) && !/\.gen$|\/shellConfig$/.test(file)),
    )
    expect(missing).toEqual([])
  })

  it('leads to the page of the site, whose file has what the shown files import of it', () => {
    const imported = blocksOf(text).flatMap(({ block }) =>
      [...block.matchAll(SITE_IMPORT)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
    )
    if (imported.length === 0) return
    expect(text).toContain(SITE_PAGE)
    const [, section = ''] = readFileSync(join(GUIDES, '../site.md'), 'utf8').split('## shellConfig.ts')
    const [, file = ''] = /```ts\n([\s\S]*?)```/.exec(section) ?? []
    const exported = [...`${file}${text}`.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    expect(imported.filter((name) => !exported.includes(name))).toEqual([])
  })
})

const EXAMPLES = join(GUIDES, '../../examples')
/** The apps of the examples; `site` is the package with the site of all of them. */
const apps = readdirSync(EXAMPLES).filter((name) => name !== 'site')

it('the site of the examples is whole', async () => {
  const findings = await checkSiteFile(join(EXAMPLES, 'site/site.json'), '.', false)
  expect(findings.map(({ check, status }) => [check, status])).toEqual([
    ['site', 'ok'],
    ['placeholders', 'ok'],
    ['dates', 'ok'],
  ])
})

it.each(apps)('the config of the example %s is whole, or it is that site', (app) => {
  const { findings } = checkApp(join(EXAMPLES, app))
  const { dependencies } = JSON.parse(readFileSync(join(EXAMPLES, app, 'package.json'), 'utf8'))
  const status = dependencies['@example/site'] ? 'skipped' : 'ok'
  expect(findings.find(({ check }) => check === 'placeholders')).toMatchObject({ status })
})

it('every app of the examples has a guide that shows it', () => {
  const all = guides.map((guide) => readFileSync(join(GUIDES, guide), 'utf8')).join('\n')
  const shown = new Set(blocksOf(all).map(({ path }) => path.split('/')[3]))
  expect(apps.filter((app) => !shown.has(app))).toEqual([])
})

it('the content security policy of an example allows the services of its config', async () => {
  const hosts = { api: 'https://api.example.vn', metadata: '', metaService: 'https://ms.example.vn', banners: '' }
  // Below the project, where the package is found by its name.
  const copy = copyParts()
  copy.write('policy.ts', readFileSync(join(EXAMPLES, 'react-router/app/policy.server.ts'), 'utf8'))
  copy.write(
    'shellConfig.server.ts',
    `export const currentSite = async () => (${JSON.stringify({ config: { hosts } })})`,
  )
  const { policyOf } = await import(join(copy.root, 'policy.ts'))
  expect(await policyOf('n1')).toMatch(/connect-src 'self' https:\/\/api\.example\.vn +https:\/\/ms\.example\.vn *;/)
})
