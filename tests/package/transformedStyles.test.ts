import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform as esbuild } from 'esbuild'
import { transform as lightning, type Targets } from 'lightningcss'
import type { Page } from 'playwright'
import postcss from 'postcss'
import presetEnv from 'postcss-preset-env'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, describe, expect, test } from 'vitest'
import { eachValue } from '../support/chooseRows.ts'
import { shareChromium } from '../support/shareChromium.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const css = readFileSync(join(ROOT, 'dist/styles.css'), 'utf8')
const shell = createRequire(import.meta.url)(join(ROOT, 'dist/index.cjs')) as typeof import('../../src/index.ts')

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8)

const withLightning = (targets: Targets) => async (code: string) =>
  String(lightning({ filename: 'page.css', code: Buffer.from(code), minify: true, targets }).code)

/** What page apps run on their CSS, with the targets that their framework sets where a page names none. */
const TRANSFORMERS: Record<string, (code: string) => Promise<string>> = {
  'Lightning CSS for Next 16, Vite 8 and Tailwind CSS': withLightning({
    chrome: version(111),
    edge: version(111),
    firefox: version(111),
    safari: version(16, 4),
    ios_saf: version(16, 4),
  }),
  'Lightning CSS for Rspack': withLightning({ chrome: version(87), firefox: version(78), safari: version(14) }),
  'esbuild for older browsers': async (code) => {
    const target = ['chrome87', 'firefox78', 'safari14']
    return (await esbuild(code, { loader: 'css', minify: true, target })).code
  },
  'PostCSS with preset-env': async (code) => (await postcss([presetEnv()]).process(code, { from: undefined })).css,
}

/** How a page's style sheet takes the shell's. */
const IMPORTS: Record<string, (code: string) => string> = {
  'as it is': (code) => code,
  'in a layer': (code) => `@layer shell{${code}}`,
  'for screens': (code) => `@media screen{${code}}`,
}

/** The first style sheet of the documentation's page about colors. */
const documented = /```css\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/theming.md'), 'utf8'))?.[1] ?? ''

/** CSS of pages: what decides about light and dark, and a page's own colors. */
const PAGES: Record<string, string> = {
  'without CSS of its own': '',
  'with a dark section': '.inner{color-scheme:dark}',
  'that follows the system, with a dark section': ':root{color-scheme:light dark}.inner{color-scheme:only dark}',
  'with the documented colors, and a dark section': `${documented}.inner{color-scheme:dark}`,
  'with colors of its own': ':root{--shell-accent:light-dark(#a4133c, #ff8fa3)}',
  'with colors of its own, that follows the system':
    ':root{color-scheme:light dark;--shell-accent:light-dark(#a4133c, #ff8fa3)}',
}

/** A page with the shell in a section, whose `color-scheme` the page's HTML or its CSS sets. */
const pageWith = (styles: string, scheme: string): string =>
  `<!doctype html><meta charset="utf-8"><style>${styles}</style><div class="inner" style="${scheme}">${HTML}</div>`

const HTML = renderShell()

function renderShell(): string {
  const props = { url: '/jobs', user: { userId: 1, firstName: 'An' } }
  return renderToString(
    h(
      shell.ShellProvider,
      props as unknown as import('../../src/index.ts').ShellProviderProps,
      h(shell.Header),
      h(shell.Breadcrumbs),
      h('main', { id: 'main-content' }),
    ),
  )
}

/** What a color scheme changes. */
const COLORS = ['color', 'background-color', 'border-top-color', 'outline-color', 'box-shadow', 'stroke', 'mask-image']

/** What minifiers write otherwise without a visible difference: `none` as `0 0`, and `start` as `left`. */
const REWRITTEN = ['background', 'text-align']

/** Every property that the shell sets. */
const PROPERTIES = [...new Set([...css.matchAll(/[{;]([a-z-]+):/g)].map(([, name = '']) => name))]
  .filter((name) => !REWRITTEN.includes(name))
  .concat('background-color', 'background-image')

let shared: Promise<Page> | undefined

/** Returns the values of some properties for each element of the shell, in a page with these styles. */
async function computedStyles(
  styles: string,
  { scheme = '', colorScheme = 'light', properties = COLORS }: Look = {},
): Promise<string[]> {
  shared ??= shareChromium().then((browser) => browser.newPage({ viewport: { width: 1300, height: 800 } }))
  const page = await shared
  await page.emulateMedia({ colorScheme })
  await page.setContent(pageWith(styles, scheme))
  return page.evaluate(
    (names) =>
      [...document.querySelectorAll('.inner *')].flatMap((element) => {
        const style = getComputedStyle(element)
        const name = `${element.tagName}.${element.classList[1] ?? element.classList[0] ?? ''}`
        return names.map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`)
      }),
    properties,
  )
}

interface Look {
  /** The section's own style attribute. */
  scheme?: string
  colorScheme?: 'light' | 'dark'
  properties?: readonly string[]
}

/** Returns the values that differ, of the first elements where any does. */
const differences = (before: readonly string[], after: readonly string[]): string[] =>
  after.filter((line, index) => line !== before[index]).slice(0, 8)

afterAll(async () => {
  await (await shared)?.close()
})

describe('the style sheet of the package', () => {
  test('asks for the color scheme only where transformers leave the question alone', () => {
    const guarded = /@supports \(color: light-dark\(#000,#fff\)\)\{[^{}]*\{([^{}]*)\}\}/g
    expect([...css.matchAll(guarded)].map(([, rule = '']) => rule.split('light-dark(').length)).toEqual([17])
    expect(css.replace(guarded, '')).not.toContain('light-dark(')
  })
})

/** Each transformer with each of the other values. */
const rowsOf = (others: object) =>
  eachValue(
    Object.keys(TRANSFORMERS).flatMap((transformer) => Object.keys(others).map((other) => ({ transformer, other }))),
    ['transformer', 'other'],
  )

describe('a transformer', () => {
  const PAGE_ROWS = rowsOf(PAGES)
  test.each(PAGE_ROWS)(`leaves the colors: $transformer, of a page $other${PAGE_ROWS.share}`, async (row) => {
    const own = PAGES[row.other] ?? ''
    const after = (await TRANSFORMERS[row.transformer]?.(css + own)) ?? ''
    for (const colorScheme of ['light', 'dark'] as const) {
      const before = await computedStyles(css + own, { colorScheme })
      expect(before.length).toBeGreaterThan(100)
      expect(differences(before, await computedStyles(after, { colorScheme }))).toEqual([])
    }
  })

  const IMPORT_ROWS = rowsOf(IMPORTS)
  test.each(IMPORT_ROWS)(
    `leaves every property: $transformer, where a page takes the sheet $other${IMPORT_ROWS.share}`,
    async ({ transformer, other }) => {
      const taken = IMPORTS[other] ?? String
      const look: Look = { scheme: 'color-scheme: dark', properties: PROPERTIES }
      const before = await computedStyles(taken(css), look)
      expect(
        differences(before, await computedStyles((await TRANSFORMERS[transformer]?.(taken(css))) ?? '', look)),
      ).toEqual([])
    },
  )
})
