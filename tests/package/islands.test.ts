import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

const LIGHT = fileURLToPath(new URL('../../dist/islands.browser.js', import.meta.url))
const PEERS = /^(?:react|react-dom|styled-components)(?:\/|$)/
const COMPONENTS = 'ShellProvider, Header, SideNav, Footer, LanguageSwitch, SeoBottomText, SeoKeywords, TopBanner'
const MOST = 8 * 1024
/** What a page view loads beside it: attribution and the service worker, in files that what renders shares. */
const MOST_OF_PAGE_VIEW = 9 * 1024

type OutputChunk = Rolldown.OutputChunk

/** The scripts of a page that takes some names, in bytes after brotli: those that it loads first, and what they import. */
async function bundle(names: string): Promise<{ first: number; pageView: number; outside: string[] }> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:entry' ? id : null),
    load: (id) => (id === 'virtual:entry' ? `export { ${names} } from ${JSON.stringify(LIGHT)}` : null),
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entry],
    build: {
      write: false,
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: {
        input: 'virtual:entry',
        external: (id) => PEERS.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const byName = new Map(chunks.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const withImports = (isWanted: (file: OutputChunk) => boolean): Set<string> => {
    const names = new Set<string>()
    const load = (name: string): void => {
      if (names.has(name) || !byName.has(name)) return
      names.add(name)
      byName.get(name)?.imports.forEach(load)
    }
    for (const file of byName.values()) if (isWanted(file)) load(file.fileName)
    return names
  }
  const sizeOf = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + brotliCompressSync(byName.get(name)?.code ?? '').length, 0)
  const first = withImports((file) => file.isEntry)
  const pageView = withImports((file) => /runPageView|registerServiceWorker/.test(file.facadeModuleId ?? ''))
  return {
    first: sizeOf(first),
    pageView: sizeOf([...pageView].filter((name) => !first.has(name))),
    outside: [...new Set([...byName.values()].flatMap(({ imports }) => imports).filter((id) => PEERS.test(id)))],
  }
}

it(`loads at most ${MOST} bytes first, and no styled-components ever`, async () => {
  const { first, outside } = await bundle(`${COMPONENTS}, SidebarBanner, Breadcrumbs, SkipLink, Shell, loadShell`)
  expect(first).toBeGreaterThan(2000)
  expect(first).toBeLessThanOrEqual(MOST)
  expect(outside).toContain('react')
  expect(outside).not.toContain('styled-components')
}, 120_000)

it(`loads at most ${MOST_OF_PAGE_VIEW} bytes more for a page view`, async () => {
  const { pageView } = await bundle(COMPONENTS)
  expect(pageView).toBeGreaterThan(2000)
  expect(pageView).toBeLessThanOrEqual(MOST_OF_PAGE_VIEW)
}, 120_000)

it('is a client module without code of components', () => {
  const code = readFileSync(LIGHT, 'utf8')
  expect(code).toMatch(/^["']use client["']/)
  expect(code).not.toMatch(/shell-bar|styled/)
})
