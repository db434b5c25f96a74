import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const IMPORTS = 'lint/style/noRestrictedImports'
const GLOBALS = 'lint/style/noRestrictedGlobals'

/** Code on a layer, and the rule that must report it, if any. */
type Seed = readonly [layer: string, code: string, rule: string | undefined]

const use = (specifier: string): string => `import { x } from '${specifier}'\nexport const y = x`

const SEEDS: readonly Seed[] = [
  // The ground layer imports only itself.
  ['core', use('../services/client.ts'), IMPORTS],
  ['core', use('../server/sanitizeHtml.ts'), IMPORTS],
  ['core', use('../browser/cookies.ts'), IMPORTS],
  ['core', use('../react/useShell.ts'), IMPORTS],
  ['core', use('../components/Header.tsx'), IMPORTS],
  ['core/menu', use('../../components/header/Header.tsx'), IMPORTS],
  ['core', "export * from '../services/client.ts'", IMPORTS],
  ['core', "export { x } from '../react/useShell.ts'", IMPORTS],
  ['core', "export const y = import('../browser/cookies.ts')", IMPORTS],
  ['core', "import type { X } from '../react/types.ts'\nexport type Y = X", IMPORTS],
  ['core', use('react'), IMPORTS],
  ['core', use('react-dom'), IMPORTS],
  ['core', use('react-dom/server'), IMPORTS],
  ['core', use('react/jsx-runtime'), IMPORTS],
  ['core', use('styled-components'), IMPORTS],
  ['core', use('js-cookie'), IMPORTS],
  ['core', use('node:fs'), IMPORTS],
  ['core', use('./named.ts'), undefined],
  ['core/menu', use('../named.ts'), undefined],
  ['core/menu', use('../pages/pages.ts'), undefined],
  // Nobody stands on the roof or in the annex.
  ['core', use('../embed/mountShell.ts'), IMPORTS],
  ['browser', use('../mocks/fixtures.ts'), IMPORTS],
  ['react', use('../embed/mountShell.ts'), IMPORTS],
  ['components', use('../../embed/mountShell.ts'), IMPORTS],
  ['react', use('../reactRouter/RouterLink.tsx'), IMPORTS],
  ['components', use('../../testing/createSpy.ts'), IMPORTS],
  ['mocks', use('../services/themes.ts'), IMPORTS],
  ['mocks', use('../core/endpoints.ts'), undefined],
  // It knows no platform.
  ['core', 'export const y = window.name', GLOBALS],
  ['core', 'export const y = document.cookie', GLOBALS],
  ['core', 'export const y = location.href', GLOBALS],
  ['core', 'export const y = navigator.language', GLOBALS],
  ['core', "export const y = localStorage.getItem('a')", GLOBALS],
  ['core', "export const y = sessionStorage.getItem('a')", GLOBALS],
  ['core', "export const y = fetch('/')", GLOBALS],
  ['core', 'export const y = process.env.MODE', GLOBALS],
  ['core', 'export const y = setTimeout(() => {}, 1)', GLOBALS],
  ['core', 'export const y = setInterval(() => {}, 1)', GLOBALS],
  ['core', "export const y = typeof window === 'undefined'", GLOBALS],
  ['core', 'export const y = (location: string): string => location', undefined],
  ['core', "export const y = new URL('https://a.example').href", undefined],
  ['core', 'export const y = Date.now()', undefined],
  // The services layer stands on core.
  ['services', use('../server/sanitizeHtml.ts'), IMPORTS],
  ['services', use('../browser/cookies.ts'), IMPORTS],
  ['services', use('../react/useShell.ts'), IMPORTS],
  ['services', use('../components/Header.tsx'), IMPORTS],
  ['services', use('react'), IMPORTS],
  ['services', use('react-dom'), IMPORTS],
  ['services', use('react/jsx-runtime'), IMPORTS],
  ['services', use('styled-components'), IMPORTS],
  ['services', use('js-cookie'), IMPORTS],
  ['services', use('../core/named.ts'), undefined],
  ['services', use('./client.ts'), undefined],
  ['services', "export const y = fetch('/')", undefined],
  // The server layer stands on services and core, beside the browser's. Nothing stands on it.
  ['server', use('../browser/cookies.ts'), IMPORTS],
  ['server', use('../react/useShell.ts'), IMPORTS],
  ['server', use('../components/Header.tsx'), IMPORTS],
  ['server/html', use('../../components/header/Header.tsx'), IMPORTS],
  ['server', "export const y = import('../browser/cookies.ts')", IMPORTS],
  ['server', use('../services/client.ts'), undefined],
  ['server', use('../core/named.ts'), undefined],
  ['server', use('./parseHtml.ts'), undefined],
  ['server', use('react'), undefined],
  ['server', use('react/jsx-runtime'), undefined],
  ['server', use('react-dom/server'), undefined],
  ['server', use('sanitize-html'), undefined],
  // The browser layer stands on services and core, and has cookies but no React.
  ['browser', use('../server/sanitizeHtml.ts'), IMPORTS],
  ['browser', use('../react/useShell.ts'), IMPORTS],
  ['browser', use('../components/Header.tsx'), IMPORTS],
  ['browser', use('react'), IMPORTS],
  ['browser', use('react-dom/client'), IMPORTS],
  ['browser', use('styled-components'), IMPORTS],
  ['browser', use('js-cookie'), undefined],
  ['browser', use('../services/client.ts'), undefined],
  ['browser', use('../core/named.ts'), undefined],
  ['browser', 'export const y = window.name', undefined],
  // The React layer stands on all of them, and has no looks.
  ['react', use('../components/Header.tsx'), IMPORTS],
  ['react', use('../server/sanitizeHtml.ts'), IMPORTS],
  ['react/hooks', use('../../components/header/Header.tsx'), IMPORTS],
  ['react', use('styled-components'), IMPORTS],
  ['react', use('react'), undefined],
  ['react', use('../browser/cookies.ts'), undefined],
  ['react', use('../services/client.ts'), undefined],
  ['react', use('../core/named.ts'), undefined],
  // Islands are loaded with every page: no component, message, menu or style.
  ['islands', use('../components/Header/Header.tsx'), IMPORTS],
  ['islands', use('../rendering/startRendering.tsx'), IMPORTS],
  ['islands', "export const y = import('../rendering/startRendering.tsx')", IMPORTS],
  ['islands', use('../core/messages/messages.ts'), IMPORTS],
  ['islands', use('../core/menu/headerMenu.ts'), IMPORTS],
  ['islands', use('../react/ShellProvider.tsx'), IMPORTS],
  ['islands', use('styled-components'), IMPORTS],
  ['islands', use('react'), undefined],
  ['islands', use('../browser/events/clicks.ts'), undefined],
  // Components are the top, of what browsers load.
  ['components', use('../server/sanitizeHtml.ts'), IMPORTS],
  ['components/header', use('../../server/sanitizeHtml.ts'), IMPORTS],
  ['components', use('react-dom/server'), undefined],
  ['components', use('styled-components'), undefined],
  ['components', use('../react/useShell.ts'), undefined],
  ['components', use('react'), undefined],
]

const seedPath = (index: number): string => `src/${SEEDS[index]?.[0]}/seed${index}.ts`

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
    // The seeds are in no repository, and so have no ignore file.
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
    for (const [index, [, code]] of SEEDS.entries()) {
      const path = join(folder, seedPath(index))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${code}\n`)
    }
    diagnostics = JSON.parse(lint(folder)).diagnostics
  }, 60_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(SEEDS.map(([layer, code, rule], index) => ({ layer, code, rule, index })))(
    'src/$layer: $code -> $rule',
    ({ rule, index }) => {
      const found = diagnostics.filter(({ location }) => location.path.replaceAll('\\', '/') === seedPath(index))
      const layerRules = found.map(({ category }) => category).filter((one) => one === IMPORTS || one === GLOBALS)
      expect([...new Set(layerRules)]).toEqual(rule === undefined ? [] : [rule])
    },
  )
})

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
