import type { Language } from '@jobsite/shell/core'
import type { ShellData, ShellProviderProps } from '@jobsite/shell/islands'
import { answerShellRequest } from '@jobsite/shell/mocks'
import { loadShellData } from '@jobsite/shell/server'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { config, DemoPage, type DemoPageProps } from './DemoPage.tsx'
import { fixturesOf } from './services.ts'

/** Returns the HTML of an example. Its page links to the styles. */
export function renderDemo(Example: ComponentType<ShellProviderProps>, page: DemoPageProps): string {
  const sheet = new ServerStyleSheet()
  try {
    return renderToString(sheet.collectStyles(<DemoPage Example={Example} page={page} />))
  } finally {
    sheet.seal()
  }
}

/** Loads the data of an example's first paint from the mocked services. */
export function loadData(url: string, language: Language, base: string): Promise<ShellData> {
  return loadShellData({ url: config.siteOrigin + url }, config, {
    language,
    zoneName: 'search_result_top',
    fetch: async (requested, init) =>
      answerShellRequest(new Request(requested, init), fixturesOf(language, base)) ??
      new Response(null, { status: 404 }),
  })
}
