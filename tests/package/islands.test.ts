import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { bundleForPage } from '../../scripts/checks/package/bundleForPage.ts'
import { COMPONENT_NAMES } from '../support/componentNames.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LIGHT = `${ROOT}dist/islands.browser.js`
const COMPONENTS = ['ShellProvider', ...COMPONENT_NAMES].join()
const MOST = 8 * 1024
/** Bytes that a page view loads in addition: attribution and the service worker, shared with the code that renders. */
const MOST_OF_PAGE_VIEW = 8.75 * 1024

it(`loads at most ${MOST} bytes first, and no styled-components ever`, async () => {
  const names = `{ ${COMPONENTS}, Shell, loadShell }`
  const { loadedWith, outside, sizeOf } = await bundleForPage(ROOT, LIGHT, names)
  const first = sizeOf(loadedWith(({ isEntry }) => isEntry))
  expect(first).toBeGreaterThan(2000)
  expect(first).toBeLessThanOrEqual(MOST)
  // A page gets the code of no component that it does not import: their calls are marked as pure.
  const provider = await bundleForPage(ROOT, LIGHT, '{ ShellProvider }')
  expect(provider.size.first).toBeLessThan(first / 2)
  expect(outside).toContain('react')
  expect(outside).not.toContain('styled-components')
}, 120_000)

it(`loads at most ${MOST_OF_PAGE_VIEW} bytes more for a page view, in three files with the header's menus`, async () => {
  const { loadedWith, sizeOf } = await bundleForPage(ROOT, LIGHT, `{ ${COMPONENTS} }`)
  const first = loadedWith(({ isEntry }) => isEntry)
  const later = loadedWith(({ facadeModuleId }) => /runPageView/.test(facadeModuleId ?? ''))
  const pageView = sizeOf([...later].filter((name) => !first.has(name)))
  const idle = loadedWith(({ facadeModuleId }) => /runPageView|startHeader/.test(facadeModuleId ?? ''))
  expect([...idle].filter((name) => !first.has(name)).length).toBeLessThanOrEqual(3)
  expect(pageView).toBeGreaterThan(2000)
  expect(pageView).toBeLessThanOrEqual(MOST_OF_PAGE_VIEW)
}, 120_000)

it('is a client module without code of components', () => {
  const code = readFileSync(LIGHT, 'utf8')
  expect(code).toMatch(/^["']use client["']/)
  expect(code).not.toMatch(/shell-bar|styled/)
})
