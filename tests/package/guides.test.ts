import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { SHOWN } from '../../scripts/checks/docs/guidePages.ts'
import { defineSite } from '../../src/core/site/site.ts'
import { checkApp } from '../../src/doctor/checkApp.ts'
import { checkSiteFile } from '../../src/doctor/checkSiteFile.ts'
import { guideInstall } from '../support/guideInstall.ts'
import { MODULES, PEERS, peerIn, peersOf } from './support/peersOf.ts'
import { copyParts } from './support/projectCopy.ts'

const GUIDES = fileURLToPath(new URL('../../docs/guides', import.meta.url))
const guides = readdirSync(GUIDES).filter((file) => file.endsWith('.md'))

/** Blocks that are parts of a file: `…` is in the place of what is left out. */
const EXCERPT = /^From \[`[^`]+`\]\((\.\.\/\.\.\/examples\/[^)]+)\):\n\n```\w+\n([\s\S]*?)\n```$/gm

/** Links to files of the examples. */
const LINK = /\]\((\.\.\/\.\.\/examples\/[^)]+)\)/g

/** The section about the package with the site, which the files import. */
const SITE_PAGE = '../site.md#one-package-for-all-apps'

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
        // Written by a framework when it builds.
        .filter((file) => !links.includes(file) && !file.endsWith('.gen')),
    )
    expect(missing).toEqual([])
  })

  it('leads to the page of the site, if the shown files import it', () => {
    const isImported = blocksOf(text).some(({ block }) => block.includes("'@example/site'"))
    if (isImported) expect(text).toContain(SITE_PAGE)
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

it.each(apps)('the example %s has this site', (app) => {
  const { findings } = checkApp(join(EXAMPLES, app))
  const { dependencies } = JSON.parse(readFileSync(join(EXAMPLES, app, 'package.json'), 'utf8'))
  expect(dependencies).toHaveProperty('@example/site')
  expect(findings.find(({ check }) => check === 'placeholders')?.message).toMatch(/comes from another package/)
})

it('no other file of the examples, and no guide, repeats a value of this site', () => {
  const { $schema: _, ...definition } = JSON.parse(readFileSync(join(EXAMPLES, 'site/site.json'), 'utf8'))
  const { hosts, siteOrigin } = defineSite(definition).config
  const values = [definition, hosts, siteOrigin].flatMap(leavesOf)
  expect(values.length).toBeGreaterThan(20)
  const repeated = [GUIDES, EXAMPLES].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\/site$|node_modules/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((file) => {
        // The address of the file with all values is the one that apps have.
        const text = readFileSync(file, 'utf8').replaceAll(`${siteOrigin}/site.json`, '')
        const hasValue = (value: string) =>
          value.includes('://') ? text.includes(value) : [`'${value}'`, `"${value}"`].some((one) => text.includes(one))
        return values.filter(hasValue).map((value) => `${file.slice(folder.length + 1)}: ${value}`)
      }),
  )
  expect(repeated).toEqual([])
})

/** Returns the texts in a value. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(leavesOf)

it('every app of the examples has a guide that shows it', () => {
  const all = guides.map((guide) => readFileSync(join(GUIDES, guide), 'utf8')).join('\n')
  const shown = new Set(blocksOf(all).map(({ path }) => path.split('/')[3]))
  expect(apps.filter((app) => !shown.has(app))).toEqual([])
})

const REACT = ['react', 'react-dom']

/** Peers that the template of a framework has installed, by app. Apps without a template are a new folder. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  astro: [],
  'next-app': [...REACT, 'next'],
  'next-pages': [...REACT, 'next'],
  nuxt: [],
  'react-router': [...REACT, 'react-router'],
  rsbuild: REACT,
  spa: REACT,
  sveltekit: [],
  'tanstack-router': [...REACT, '@tanstack/react-router'],
  'tanstack-start': [...REACT, '@tanstack/react-router'],
}

/** Returns whether a server renders the shell of an app. */
const isServed = (app: string): boolean =>
  checkApp(join(EXAMPLES, app)).findings.some(({ check, status }) => check === 'styles' && status !== 'skipped')

/** The code of an app, by file. */
const codeOf = (app: string): [file: string, text: string][] =>
  readdirSync(join(EXAMPLES, app), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')])

const CODE = /\.(?:[cm]?[jt]sx?|astro|svelte|vue)$/

/** Returns the peers in the graph of an app: those of its own files, and those of the entry points that they import. */
async function graphOf(app: string): Promise<string[]> {
  const specifiers = codeOf(app).flatMap(([, text]) =>
    [...text.matchAll(/\b(?:from|import|import\()\s*['"]([^'"?]+)/g)].map(([, name = '']) => name),
  )
  const entries = specifiers.map((name) => name.replace('@jobsite/shell', '.')).filter((name) => MODULES.includes(name))
  const platforms = isServed(app) ? (['browser', 'node'] as const) : (['browser'] as const)
  const graphs = entries.flatMap((entry) => platforms.map((platform) => peersOf(entry, platform)))
  return [
    ...new Set([...specifiers.flatMap((name) => peerIn(name) ?? []), ...(await Promise.all(graphs)).flat()]),
  ].sort()
}

it.each(apps.filter(isServed))('the example %s has no inline style, which a policy with a nonce forbids', (app) => {
  const styled = codeOf(app).filter(([, text]) => /\sstyle=(?:\{|["'])/.test(text))
  expect(styled.map(([file]) => file)).toEqual([])
})

interface Manifest {
  readonly type?: string
  readonly dependencies: Record<string, string>
  readonly devDependencies?: Record<string, string>
}

const readManifest = (app: string): Manifest =>
  JSON.parse(readFileSync(join(EXAMPLES, app, 'package.json'), 'utf8')) as Manifest

it.each(apps)('the example %s has the peers in its graph, and no others', async (app) => {
  const installed = Object.keys(readManifest(app).dependencies)
  expect(PEERS.filter((name) => installed.includes(name)).sort()).toEqual(await graphOf(app))
})

/** Each guide that installs the shell, with an app that it shows. */
const INSTALLS = guides.flatMap((guide) => {
  const text = readFileSync(join(GUIDES, guide), 'utf8')
  return apps.flatMap((app) => {
    const install = guideInstall(text, app)
    return install ? [[guide, app, install] as const] : []
  })
})

describe.each(INSTALLS)('the guide %s, for the example %s', (_, app, { dependencies, devDependencies, commands }) => {
  const manifest = readManifest(app)
  const ofSite = '@example/site'

  it('installs the shell and the peers in its graph that the template lacks', async () => {
    const needed = (await graphOf(app)).filter((name) => !TEMPLATES[app]?.includes(name))
    const peers = [...dependencies, ...devDependencies].filter(
      (name) => name === '@jobsite/shell' || PEERS.includes(name),
    )
    expect(peers.sort()).toEqual(['@jobsite/shell', ...needed].sort())
  })

  it('installs what else the example has, as the example has it', () => {
    const others = Object.keys(manifest.dependencies).filter((name) => name !== ofSite)
    const tools = Object.keys(manifest.devDependencies ?? {})
    expect(dependencies.filter((name) => !others.includes(name))).toEqual([])
    expect(devDependencies.filter((name) => !tools.includes(name))).toEqual([])
    if (app in TEMPLATES) return
    // A new folder has what the guide installs alone.
    expect([...dependencies].sort()).toEqual(others.sort())
    expect([...devDependencies].sort()).toEqual(tools.sort())
    expect(/^npm pkg set type=(\w+)$/m.exec(commands)?.[1]).toBe(manifest.type)
  })
})

it('every app has a guide that installs what it needs', () => {
  const shown = INSTALLS.map(([, app]) => app)
  // Two locales in paths are an addition to the App Router's guide.
  expect(apps.filter((app) => !shown.includes(app))).toEqual(['next-locale'])
})

it('the content security policy of an example allows the services of its config', async () => {
  const hosts = { api: 'https://api.example.vn', metadata: '', metaService: 'https://ms.example.vn', banners: '' }
  // Below the project, where the package is found by its name.
  const copy = copyParts()
  copy.write('policy.ts', readFileSync(join(EXAMPLES, 'react-router/app/policy.server.ts'), 'utf8'))
  copy.write(
    'currentSite.server.ts',
    `export const currentSite = async () => (${JSON.stringify({ config: { hosts } })})`,
  )
  const { policyOf } = await import(join(copy.root, 'policy.ts'))
  expect(await policyOf('n1')).toMatch(/connect-src 'self' https:\/\/api\.example\.vn +https:\/\/ms\.example\.vn *;/)
})
