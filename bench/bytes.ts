import { fileURLToPath } from 'node:url'
import { bundleCode } from '../scripts/checks/package/bundleForPage.ts'
import type { Table } from './support/report.ts'

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

/** Sizes of the built package in a page's bundle. */
export async function byteTables(): Promise<Table[]> {
  const alone = await kb(REACT)
  const all = await kb(`${REACT}; export { ${FIRST_LOAD} } from ${JSON.stringify(path('dist/index.js'))}`)
  const utilities = []
  for (const what of UTILITIES) {
    const code = `export { ${what} } from ${JSON.stringify(path('dist/core.js'))}`
    utilities.push({ what, 'KB, brotli': await kb(code, ['js-cookie']) })
  }
  return [
    {
      title: 'Bytes of a page with the shell: KB after Brotli, everything included',
      rows: [
        { what: 'react and react-dom alone', 'first load': alone, added: '' },
        { what: 'with the shell', 'first load': all, added: Number((all - alone).toFixed(2)) },
      ],
      notes: [
        'With provider, header, side navigation, footer, language switch and top banner. The [API reference](api/README.md#components) lists the bytes of each component.',
      ],
    },
    {
      title: 'Bytes of one function of `@jobsite/shell/core`',
      rows: utilities,
      notes: ['`js-cookie` external. Functions that use the site’s tables include them.'],
    },
  ]
}
