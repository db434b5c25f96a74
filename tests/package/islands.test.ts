import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { bundleForPage } from '../../scripts/checks/package/bundleForPage.ts'
import { COMPONENT_NAMES } from '../support/componentNames.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BROWSER = `${ROOT}dist/islands.browser.js`
const FIRST = `${ROOT}dist/islands.first.js`
const COMPONENTS = ['ShellProvider', ...COMPONENT_NAMES].join()
const MOST = 8 * 1024

describe('a page of the main entry point', () => {
  it('loads no styled-components', async () => {
    const names = `{ ${COMPONENTS}, Shell }`
    const { outside } = await bundleForPage(ROOT, `${ROOT}dist/index.js`, names)
    expect(outside).toContain('react')
    expect(outside).not.toContain('styled-components')
  })
})

describe('a page of islands, bundled without rules of its own', () => {
  it(`loads at most ${MOST} bytes first, and no styled-components ever`, async () => {
    const names = `{ ${COMPONENTS}, Shell, loadShell }`
    const { loadedWith, outside, sizeOf } = await bundleForPage(ROOT, BROWSER, names)
    const first = sizeOf(loadedWith(({ isEntry }) => isEntry))
    expect(first).toBeGreaterThan(2000)
    expect(first).toBeLessThanOrEqual(MOST)
    // A page gets the code of no component that it does not import: their calls are marked as pure.
    const few = await bundleForPage(ROOT, BROWSER, '{ ShellProvider, Footer }')
    expect(few.size.first).toBeLessThan(first)
    expect(outside).toContain('react')
    expect(outside).not.toContain('styled-components')
  })

  it('loads two files of the shell until the browser is idle, and one more to render', async () => {
    const { loadedWith } = await bundleForPage(ROOT, BROWSER, `{ ${COMPONENTS} }`)
    const filesOf = (name: RegExp) => [...loadedWith(({ module = '' }) => name.test(module))]
    const first = loadedWith(({ isEntry }) => isEntry)
    const afterLoad = filesOf(/islands\.after-load/)
    // The page's own file, and the helper of its bundler for dynamic imports.
    const shell = [...first].filter((file) => !/\/(?:entry|preload-helper|rolldown-runtime)-/.test(file))
    expect(shell).toHaveLength(1)
    expect(afterLoad.filter((file) => !first.has(file))).toHaveLength(1)
  })
})

it('is a client module without code of components', () => {
  for (const file of [BROWSER, FIRST]) {
    const code = readFileSync(file, 'utf8')
    expect(code).toMatch(/^["']use client["']/)
    expect(code).not.toMatch(/shell-bar|styled/)
  }
})

// Some bundlers keep every import of a file whose code they use, and every export of a file that a client reference leads to.
it('has files of their own for what pages import: with one export comes no other', () => {
  const [directive, ...reexports] = ts.createSourceFile(
    BROWSER,
    readFileSync(BROWSER, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  ).statements
  expect(directive?.getText()).toBe('"use client";')
  expect(reexports.length).toBeGreaterThan(1)
  expect(reexports.filter((one) => !ts.isImportDeclaration(one) && !ts.isExportDeclaration(one))).toEqual([])
  const references = readFileSync(`${ROOT}dist/islands.client.js`, 'utf8').trim().split('\n')
  expect(references.length).toBeGreaterThan(COMPONENT_NAMES.length)
  for (const line of references) {
    const [, name = '', file = ''] = /^export \{ (\w+) \} from '\.\/(.+)'$/.exec(line) ?? []
    expect(readFileSync(`${ROOT}dist/${file}`, 'utf8')).toBe(
      `"use client";export { ${name} } from '@jobsite/shell/islands'\n`,
    )
  }
})
