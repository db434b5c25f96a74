import { REACT, STYLED, weigh } from './support/bundle.ts'
import type { Table } from './support/report.ts'

const PARTS = [
  'ShellProvider',
  'Header',
  'SideNav',
  'Footer',
  'LanguageSwitch',
  'SeoBottomText',
  'SeoKeywords',
  'TopBanner',
  'SidebarBanner',
]
const FIRST_LOAD = ['ShellProvider', 'Header', 'SideNav', 'Footer', 'LanguageSwitch', 'TopBanner']
const UTILITIES = [
  'slugify',
  'encodeKeyword',
  'buildSearchUrl',
  'parseSearchUrl',
  'localizeUrl',
  'createRouteMap',
  'detectLanguage',
  'formatTimestamp',
  'attributionFor',
  'recordAttribution',
  'displayName',
]

const kb = (bytes: number): number => Number((bytes / 1000).toFixed(2))
const shell = (names: readonly string[]): string => `export { ${names.join(', ')} } from '@jobsite/shell'`
const react = `export { hydrateRoot } from 'react-dom/client'; export { createElement } from 'react'`

async function partRows() {
  const rows = []
  for (const [what, names] of [
    ...PARTS.map((name) => [name, [name]] as const),
    ['first load: provider, header, side navigation, footer, switch, top banner', FIRST_LOAD] as const,
  ]) {
    const own = await weigh(shell(names), [REACT, STYLED, /^js-cookie$/])
    const styled = await weigh(shell(names), [REACT])
    rows.push({
      what,
      'own code': kb(own.first),
      'with styled-components and js-cookie': kb(styled.first),
      'loaded on first use': kb(own.later),
    })
  }
  return rows
}

async function wholeRows() {
  const alone = await weigh(react)
  const all = await weigh(`${react}; ${shell(FIRST_LOAD)}`)
  return [
    { what: 'react and react-dom alone', 'first load': kb(alone.first), added: '' },
    { what: 'with the shell', 'first load': kb(all.first), added: kb(all.first - alone.first) },
  ]
}

/** Bytes of one export of the core entry point, as a page's bundle has it. */
export const utilityBytes = async (name: string): Promise<number> =>
  (await weigh(`export { ${name} } from '@jobsite/shell/core'`, [/^js-cookie$/])).first

async function utilityRows() {
  const rows = []
  for (const name of UTILITIES) rows.push({ what: name, 'KB, brotli': kb(await utilityBytes(name)) })
  return rows
}

/** Sizes of the built package in a page's bundle. */
export const byteTables = async (): Promise<Table[]> => [
  { title: 'Bytes of one component: KB after Brotli, React external', rows: await partRows() },
  { title: 'Bytes of a page with the shell: KB after Brotli, everything included', rows: await wholeRows() },
  {
    title: 'Bytes of one function of `@jobsite/shell/core`',
    rows: await utilityRows(),
    notes: ['`js-cookie` external. Functions that use the site’s tables include them.'],
  },
]
