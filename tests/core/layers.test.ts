import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forbiddenImports, forgottenLayers, LAYERS as TABLE } from '../../scripts/lint/layers.ts'
import { words } from '../support/words.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const IMPORTS = 'lint/style/noRestrictedImports'
const GLOBALS = 'lint/style/noRestrictedGlobals'
const CYCLES = 'lint/suspicious/noImportCycles'

/** Code on a layer, and the rule that must report it, if any. The table of layers counts as a rule about imports. */
type Sample = readonly [layer: string, code: string, rule: string | undefined]

const use = (specifier: string): string => `import { x } from '${specifier}'\nexport const y = x`

/** Imports that a layer must not have, and those that it may have. */
const LAYERS: readonly (readonly [layer: string, forbidden: string, allowed: string])[] = [
  // The ground layer imports only itself.
  [
    'core',
    `../services/client.ts ../server/sanitizeHtml.ts ../browser/cookies.ts ../react/useShell.ts ../components/Header.tsx
     ../embed/mountShell.ts ../served/ServedPage.ts ../islands/IslandsPage.ts ../options/options.ts ../doctor/checkSite.ts
     ../routers/next.ts ../mocks/fixtures.ts ../testing/createSpy.ts ../core.ts react react-dom react-dom/server react/jsx-runtime styled-components js-cookie node:fs`,
    './named.ts',
  ],
  ['core/menu', '../../components/header/Header.tsx', '../named.ts ../pages/pages.ts'],
  // The services layer imports core.
  [
    'services',
    `../server/sanitizeHtml.ts ../browser/cookies.ts ../react/useShell.ts ../components/Header.tsx
     ../served/ServedPage.ts ../options/options.ts react react-dom react/jsx-runtime styled-components js-cookie`,
    '../core/named.ts ./client.ts',
  ],
  // The server layer imports services and core, not the browser's. No layer imports it.
  [
    'server',
    '../browser/cookies.ts ../react/useShell.ts ../components/Header.tsx ../served/ServedPage.ts ../doctor/checkSite.ts',
    '../services/client.ts ../core/named.ts ./parseHtml.ts react react/jsx-runtime react-dom/server sanitize-html',
  ],
  ['server/html', '../../components/header/Header.tsx', ''],
  // The browser layer imports core, and has cookies but no React.
  [
    'browser',
    `../services/client.ts ../server/sanitizeHtml.ts ../react/useShell.ts ../components/Header.tsx ../mocks/fixtures.ts
     ../served/ServedPage.ts ../islands/IslandsPage.ts ../options/parts.ts react react-dom/client styled-components`,
    'js-cookie ../core/named.ts',
  ],
  // The React layer imports all of them, and has no styles. No layer imports adapters, mocks and tests.
  [
    'react',
    `../components/Header.tsx ../server/sanitizeHtml.ts ../embed/mountShell.ts ../routers/reactRouter.tsx
     ../served/ServedPage.ts ../islands/IslandsPage.ts ../options/parts.ts styled-components`,
    'react ../browser/cookies.ts ../services/client.ts ../core/named.ts',
  ],
  ['react/hooks', '../../components/header/Header.tsx', ''],
  ['mocks', '../services/themes.ts ../react/useShell.ts ../served/ServedPage.ts', '../core/endpoints.ts'],
  ['testing', '../embed/mountShell.ts ../components/Header.tsx', '../mocks/fixtures.ts ../react/useShell.ts'],
  ['doctor', '../react/useShell.ts ../browser/cookies.ts', '../server/parseHtml.ts ../core/named.ts'],
  // A table that React and pages without React read: it has types of theirs alone.
  ['options', '../react/useShell.ts ../core/named.ts ../components/Header.tsx', './parts.ts'],
  // Islands are loaded with every page: no component, message, menu or style.
  [
    'islands',
    `../components/Header/Header.tsx ./hydration/startHydration.tsx ../embed/mountShell.ts ../core/messages/messages.ts
     ../core/menu/headerMenu.ts ../react/ShellProvider.tsx styled-components`,
    'react ../browser/events/clicks.ts ../options/parts.ts',
  ],
  // What hydrates them is loaded later, and loads nothing first.
  [
    'islands/hydration',
    '../IslandsPage.ts ../../embed/mountShell.ts ../../server/sanitizeHtml.ts',
    '../../components/Header/Header.tsx ../../served/changes.ts ../../react/ShellProvider.tsx react-dom/client',
  ],
  // What islands and the light script share has no React either.
  [
    'served',
    `../components/Header/Header.tsx ../islands/hydration/startHydration.tsx ../islands/IslandsPage.ts ../react/ShellProvider.tsx
     ../embed/mountShell.ts react react-dom styled-components`,
    '../browser/events/clicks.ts ../options/parts.ts',
  ],
  // Components are the top, of what browsers load.
  [
    'components',
    `../server/sanitizeHtml.ts ../embed/mountShell.ts ../testing/createSpy.ts ../served/changes.ts
     ../islands/IslandsPage.ts ../doctor/checkSite.ts`,
    '../options/parts.ts react-dom/server styled-components ../react/useShell.ts react',
  ],
  ['components/header', '../../server/sanitizeHtml.ts', ''],
]

const SAMPLES: readonly Sample[] = [
  ...LAYERS.flatMap(([layer, forbidden, allowed]): Sample[] => [
    ...words(forbidden).map((specifier): Sample => [layer, use(specifier), IMPORTS]),
    ...words(allowed).map((specifier): Sample => [layer, use(specifier), undefined]),
  ]),
  // Every kind of import counts.
  ['core', "export * from '../services/client.ts'", IMPORTS],
  ['core', "export { x } from '../react/useShell.ts'", IMPORTS],
  ['core', "export const y = import('../browser/cookies.ts')", IMPORTS],
  ['core', "import type { X } from '../react/types.ts'\nexport type Y = X", IMPORTS],
  ['server', "export const y = import('../browser/cookies.ts')", IMPORTS],
  ['core', "export type Y = import('../react/types.ts').X", IMPORTS],
  // The renderer is loaded later, and known by its types to no file that is loaded first.
  ['islands', "export const y = import('./hydration/startHydration.tsx')", undefined],
  ['islands', "export type Y = typeof import('./hydration/startHydration.tsx')", IMPORTS],
  ['islands/hydration', "import type { X } from '../IslandsPage.ts'\nexport type Y = X", undefined],
  // Types alone.
  ['react', "import type { X } from '../options/options.ts'\nexport type Y = X", undefined],
  ['options', "import type { X } from '../react/useShell.ts'\nexport type Y = X", undefined],
  ['options', "import type { X } from '../components/Header.tsx'\nexport type Y = X", IMPORTS],
  // A folder that is not in the table imports none.
  ['unknown', "export * from '../core/named.ts'", IMPORTS],
  // Stores are read in one way.
  ['react', "export { useSyncExternalStore } from 'react'", IMPORTS],
  ['components', "import { useSyncExternalStore } from 'react'\nexport const y = useSyncExternalStore", IMPORTS],
  // Core knows no platform.
  ...[
    ...['window.name', 'document.cookie', 'location.href', 'navigator.language', "localStorage.getItem('a')"],
    ...["sessionStorage.getItem('a')", "fetch('/')", 'process.env.MODE', 'setTimeout(() => {}, 1)'],
    ...['setInterval(() => {}, 1)', "typeof window === 'undefined'"],
  ].map((value): Sample => ['core', `export const y = ${value}`, GLOBALS]),
  ['core', 'export const y = (location: string): string => location', undefined],
  ['core', "export const y = new URL('https://a.example').href", undefined],
  ['core', 'export const y = Date.now()', undefined],
  ['services', "export const y = fetch('/')", undefined],
  ['browser', 'export const y = window.name', undefined],
]

/** Files that import each other. */
const CIRCLES: readonly (readonly [kind: string, there: string, back: string])[] = [
  ['values', "export { b as a } from './b.ts'", "export { a as b } from './a.ts'"],
  [
    'types',
    "import type { B } from './b.ts'\nexport type A = B[]",
    "import type { A } from './a.ts'\nexport type B = A[]",
  ],
  ['values and types', "export { b as a } from './b.ts'", "import type { A } from './a.ts'\nexport const b: A | 1 = 1"],
  ['later', "export const a = () => import('./b.ts')", "import type { A } from './a.ts'\nexport const b: A | 1 = 1"],
]

const samplePath = (index: number): string => `src/${SAMPLES[index]?.[0]}/sample${index}.ts`
const circlePath = (index: number): string => `src/core/circle${index}`

interface Diagnostic {
  readonly category: string
  readonly location: { readonly path: string }
}

describe('the layers of the source', () => {
  let folder = ''
  let diagnostics: readonly Diagnostic[] = []

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'layers-'))
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    // The files are in no repository, and so have no ignore file.
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
    cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
    for (const [index, [, code]] of SAMPLES.entries()) {
      const path = join(folder, samplePath(index))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${code}\n`)
    }
    for (const [index, [, there, back]] of CIRCLES.entries()) {
      const path = join(folder, circlePath(index))
      mkdirSync(path, { recursive: true })
      writeFileSync(join(path, 'a.ts'), `${there}\n`)
      writeFileSync(join(path, 'b.ts'), `${back}\n`)
    }
    diagnostics = JSON.parse(lint(folder)).diagnostics
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(SAMPLES.map(([layer, code, rule], index) => ({ layer, code, rule, index })))(
    'src/$layer: $code -> $rule',
    ({ code, rule, index }) => {
      const found = diagnostics.filter(({ location }) => location.path.replaceAll('\\', '/') === samplePath(index))
      const layerRules = found.map(({ category }) => category).filter((one) => one === IMPORTS || one === GLOBALS)
      if (forbiddenImports(samplePath(index), code).length > 0) layerRules.push(IMPORTS)
      expect([...new Set(layerRules)]).toEqual(rule === undefined ? [] : [rule])
    },
  )

  it.each(CIRCLES.map(([kind], index) => ({ kind, index })))('do not import each other: $kind', ({ index }) => {
    const inCircle = diagnostics.filter(({ category }) => category === CYCLES).map(({ location }) => location.path)
    expect(inCircle.filter((path) => path.replaceAll('\\', '/').startsWith(`${circlePath(index)}/`)).sort()).toEqual(
      ['a.ts', 'b.ts'].map((name) => `${circlePath(index)}/${name}`),
    )
  })

  it('are all in the table', () => {
    expect(forgottenLayers(['src/core/named.ts', 'src/unknown/a.ts', 'src/core.ts'])).toEqual([
      expect.stringContaining('src/unknown/ has no row'),
      ...Object.keys(TABLE)
        .filter((layer) => layer !== 'core')
        .map((layer) => expect.stringContaining(`src/${layer}/`)),
    ])
  })

  it('are described by the architecture', () => {
    const page = /\n## Folders\n(.+?)\n## /s.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))?.[1] ?? ''
    const rows = [...page.matchAll(/^\| (`\S+\/`(?:, `\S+\/`)*) \| [^|]+ \| ([^|]+) \|$/gm)]
    const described = rows.flatMap(([, folders = '', imports = '']) =>
      folders.split(', ').map((folder) => [folder.slice(1, -2), imports]),
    )
    expect(Object.fromEntries(described)).toEqual(
      Object.fromEntries(
        Object.entries(TABLE).map(([layer, imported]) => [layer, imported.map(asWords).join(', ') || '–']),
      ),
    )
  })
})

/** `types of react` → types of `react/`. */
const asWords = (row: string): string =>
  row
    .replace('import()', '`import()`')
    .replace(/\S+$/, (name) => (name.endsWith('.ts') ? `\`${name}\`` : `\`${name}/\``))

/** Biome's findings as JSON. It ends with 1 where it finds something, which is what is wanted here. */
function lint(folder: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const run = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', 'src']
  try {
    return execFileSync(process.execPath, run, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
