import { fileURLToPath } from 'node:url'
import { bundleCode } from '../scripts/checks/package/bundleForPage.ts'
import { type Measured, measurePromises } from '../scripts/checks/package/promises.ts'
import type { Way } from '../scripts/checks/package/sizesFile.ts'
import type { Figures, Part } from './targets.ts'

const FIRST_LOAD = ['ShellProvider', 'Header', 'SideNav', 'Footer', 'LanguageSwitch', 'TopBanner']
const UTILITIES = [
  'slugify',
  'encodeKeyword',
  'buildSearchUrl',
  'parseSearchUrl',
  'localizeUrl',
  'detectLanguage',
  'formatTimestamp',
  'attributionFor',
  'recordAttribution',
  'displayName',
]
const REACT = `export { hydrateRoot } from 'react-dom/client'; export { createElement } from 'react'`

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url))

/** Returns the KB of a page's first scripts. */
async function kb(code: string, outside: readonly string[] = []): Promise<number> {
  const { size } = await bundleCode(path('.'), code, outside)
  return Number((size.first / 1000).toFixed(2))
}

/** Files that every page of the bundler has: its own code, and with Vite the helper that preloads. */
const OWN_FILES = { rolldown: 2, esbuild: 1 }

function figuresOf(measured: Measured): Figures {
  const of = (name: string, way: Way): number => measured[name]?.[way] ?? Number.NaN
  const kbOf = (name: string, way: Way = 'rolldown'): number => of(name, way) / 1000
  const files = (way: keyof typeof OWN_FILES): number => of('islands: files until idle', way) - OWN_FILES[way]
  const untilIdle = (way: Way): number => kbOf('islands: first load', way) + kbOf('islands: after load', way)
  return {
    'islands: files until idle, rolldown': files('rolldown'),
    'islands: files until idle, esbuild': files('esbuild'),
    'islands: KB until idle, rolldown': untilIdle('rolldown'),
    'islands: KB until idle, esbuild': untilIdle('esbuild'),
    'islands: first script, KB, rolldown': kbOf('islands: first load'),
    'islands: first script, KB, esbuild': kbOf('islands: first load', 'esbuild'),
    'islands with useShell: first script, KB': kbOf('islands with useShell: first load'),
    'islands: renderer on first use, KB': kbOf('islands: renderer on first use'),
    'light script, KB': kbOf('embed: light script', 'file'),
    'light script: page view, KB': kbOf('embed: page view of the light script', 'file'),
    'full embed script, KB': kbOf('embed: full script', 'file'),
    'main: first script, KB': kbOf('main: first load, all it imports but React'),
    'main: one static part, KB': kbOf('main: one static part'),
  }
}

/** Sizes of the built package in a page's bundle. */
export async function byteTables(): Promise<Part> {
  const alone = await kb(REACT)
  const all = await kb(`${REACT}; export { ${FIRST_LOAD} } from ${JSON.stringify(path('dist/index.js'))}`)
  const utilities = []
  for (const what of UTILITIES) {
    const code = `export { ${what} } from ${JSON.stringify(path('dist/core.js'))}`
    utilities.push({ what, 'KB, brotli': await kb(code, ['js-cookie']) })
  }
  const tables = [
    {
      title: 'Bytes of a page with the shell: KB after Brotli, everything included',
      rows: [
        { what: 'react and react-dom alone', 'first load': alone, added: '' },
        { what: 'with the shell', 'first load': all, added: Number((all - alone).toFixed(2)) },
      ],
      notes: [
        'With provider, header, side navigation, footer, language switch and top banner. The [API reference](../docs/api/README.md#components) lists the bytes of each component.',
      ],
    },
    {
      title: 'Bytes of one function of `@jobsite/shell/core`',
      rows: utilities,
      notes: ['`js-cookie` external. Functions that use the site’s tables include them.'],
    },
  ]
  return { tables, figures: figuresOf(await measurePromises(path('.'))) }
}
