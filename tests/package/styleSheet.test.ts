import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { describe, expect, onTestFinished, test } from 'vitest'
import { COMPONENT_NAMES, styleIdOf } from '../support/componentNames.ts'
import { shareChromium } from '../support/shareChromium.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const css = readFileSync(join(DIST, 'styles.css'), 'utf8')
const shell = createRequire(import.meta.url)(join(DIST, 'index.cjs')) as typeof import('../../src/index.ts')

const banner = { id: 1, image: 'data:,', url: '/jobs', isClosable: true }
const DATA = {
  theme: null,
  topBanner: { zoneName: 'zone', companyIndustries: [], jobFunctionIds: [], banners: [banner] },
  sidebarBanner: { image: 'data:,', url: '/jobs' },
  seoKeywords: { language: 'en', keywords: [{ id: 1, name: 'Java', link: '/jobs' }] },
  bottomText: { text: { id: 1, content: '<h2>Text</h2><p>of a page</p>', image: null }, pageUrl: '/jobs' },
}

/** Every property that the shell sets. */
const PROPERTIES = [...new Set([...css.matchAll(/[{;]([a-z-]+):/g)].map(([, name = '']) => name))]

/** A server's page with every part, and the styles that styled-components wrote for it. */
function serverPage(): { html: string; styles: string } {
  const sheet = new ServerStyleSheet()
  const props = { url: '/jobs', user: { userId: 1, firstName: 'An' }, data: DATA }
  const element = h(
    shell.ShellProvider,
    props as unknown as import('../../src/index.ts').ShellProviderProps,
    ...COMPONENT_NAMES.map((name) =>
      h(shell[name as 'TopBanner'], name === 'TopBanner' ? { zoneName: 'zone' } : undefined),
    ),
    h('main', { id: 'main-content' }),
  )
  const html = renderToString(sheet.collectStyles(element))
  const styles = sheet.getStyleTags()
  sheet.seal()
  return { html, styles }
}

describe('the style sheet of the package', () => {
  test('has a rule for every root, lazily loaded ones included, and no hashed class', () => {
    const inner = ['shell-root', 'shell-search', 'shell-suggestions', 'shell-sheet']
    for (const id of [...inner, ...COMPONENT_NAMES.map(styleIdOf)])
      expect(css, id).toMatch(new RegExp(`\\.${id}[ {:[.>]`))
    expect([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].filter(([, name]) => !name?.startsWith('shell-'))).toEqual([])
    expect(css).not.toMatch(/!sc|content:"[a-zA-Z]{5,6},"|<\//)
  })

  test('has a color without light-dark() before each one with it, for browsers that do not know it', () => {
    const declared = [...css.matchAll(/([\w-]+):([^;{}]*)/g)]
    const two = declared.filter(([, , value = '']) => value.includes('light-dark(#'))
    const isGuarded = /@supports \(color: ?light-dark\([^{]*\{/.exec(css)
    const before = declared.filter(({ index }) => index < (isGuarded?.index ?? 0)).map(([, name]) => name)
    const used = two.filter(({ index }) => index > (isGuarded?.index ?? 0) + 60).map(([, name]) => name)
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((name) => !before.includes(name))).toEqual([])
    expect(css.slice(0, isGuarded?.index)).not.toContain('light-dark(')
  })

  test('causes no warning of Autoprefixer, which bundlers run: "start" and "end" have mixed support in flex boxes', () => {
    const flex = [...css.matchAll(/\{([^{}]*)\}/g)].filter(([, rule]) => /(?:^|;)display:flex;/.test(`${rule};`))
    expect(flex.length).toBeGreaterThan(10)
    const reported = /(?:align-(?:content|items|self)|justify-content):(?:start|end)\b/
    expect(flex.map(([, rule = '']) => reported.exec(rule)?.[0]).filter(Boolean)).toEqual([])
  })

  test.each([
    [1300, 'light'],
    [390, 'dark'],
  ] as const)('styles every element like the styles in the HTML (%i px, %s)', async (width, colorScheme) => {
    const { html, styles } = serverPage()
    expect(html.match(/data-shell="/g)?.length).toBeGreaterThanOrEqual(COMPONENT_NAMES.length)
    const page = await (await shareChromium()).newPage({ viewport: { width, height: 800 }, colorScheme })
    onTestFinished(() => page.close())
    const computed = async (head: string): Promise<unknown> => {
      await page.setContent(`<!doctype html><meta name="color-scheme" content="light dark">${head}${html}`)
      return page.evaluate(
        (names) =>
          [...document.querySelectorAll('body *')].map((element) => {
            const style = getComputedStyle(element)
            return `${element.tagName}.${element.classList[1]} ${names.map((name) => style.getPropertyValue(name)).join(';')}`
          }),
        PROPERTIES,
      )
    }
    const inHtml = (await computed(styles)) as string[]
    const inFile = (await computed(`<style>${css}</style>`)) as string[]
    expect(PROPERTIES.length).toBeGreaterThan(80)
    expect(inFile.length).toBeGreaterThan(300)
    expect(inFile.filter((line, index) => line !== inHtml[index])).toEqual([])
  })
})
