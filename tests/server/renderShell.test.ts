import { createShellCache, type RenderedShell, type RenderShellOptions, renderShell } from '@jobsite/shell/server'
import { describe, expect, test } from 'vitest'
import { takeConsole } from '../support/failOnConsole.ts'

const PAGE = { url: '/viec-lam', user: null, registerServiceWorker: false } satisfies RenderShellOptions
const SLOTS = ['topBanner', 'header', 'sideNav', 'footer', 'languageSwitch'] as const

/** Roots whose styles a style element has. */
const styled = ({ styles }: RenderedShell): string[] =>
  SLOTS.filter((name) => styles.includes(rootClass(name) ?? 'nothing'))

/** The class that the styles of a slot's root go by. */
function rootClass(name: (typeof SLOTS)[number]): string | undefined {
  const html = renderShell({ ...PAGE, zoneName: 'home_top' })[name]
  return / class="shell-root shell-[a-z-]+ \w+ (\w+)/.exec(html)?.[1]
}

describe('the requested mount points', () => {
  test.each(['header', 'footer', 'sideNav', 'languageSwitch'] as const)('%s only: the others are empty', (name) => {
    const whole = renderShell(PAGE)
    const shell = renderShell({ ...PAGE, slots: [name] })
    expect(shell[name]).toBe(whole[name])
    expect(shell[name]).not.toBe('')
    for (const other of SLOTS) if (other !== name) expect(shell[other], other).toBe('')
  })

  test('come with their own styles, regardless of what was rendered before', () => {
    const footer = renderShell({ ...PAGE, slots: ['footer'] })
    expect(styled(footer)).toEqual(['footer'])
    renderShell(PAGE)
    expect(renderShell({ ...PAGE, slots: ['footer'] })).toEqual(footer)
  })

  test('without mount points there is no text', () => {
    const { props, styles, ...fragments } = renderShell({ ...PAGE, slots: [] })
    expect(Object.values(fragments).join('')).toBe('')
    expect(styles).toMatch(/^<style data-shell-styles="[^"]+"><\/style>$/)
    expect(props).toContain('/viec-lam')
  })
})

test('the same options return the same text, regardless of requests in between', () => {
  const first = renderShell(PAGE)
  renderShell({ url: '/jobs', user: { userId: 7, firstName: 'Lan' }, zoneName: 'home_top' })
  expect(renderShell(PAGE)).toEqual(first)
})

test('styles contain every rule of a separate sheet', () => {
  const { styles } = renderShell(PAGE)
  for (const rule of ['.shell-entries', '.shell-columns', '--_accent:', '@media']) expect(styles).toContain(rule)
  expect(styles).not.toContain('content:"shell')
  expect(styles).not.toMatch(/data-styled|sc-component-id|!sc/)
})

test('a nonce cannot break out of its attribute', () => {
  expect(renderShell({ ...PAGE, slots: [], nonce: '"><script>' }).styles).toMatch(
    /^<style data-shell-styles="[^"]+" nonce="&quot;>&lt;script>"><\/style>$/,
  )
})

describe('unknown values', () => {
  test.each([
    ['a language', { language: 'fr' }],
    ['a language in capitals', { language: 'EN' }],
    ['a page', { page: 'nope' }],
    ['null in the place of a value', { language: null, page: null, config: null }],
    ['null in the place of an option', { nonce: null, slots: null, cache: null }],
    ['other types', { nonce: 7, slots: 'header', cache: {} }],
  ])('%s are replaced by values of the URL', (_, unknown) => {
    const { props: __, ...known } = renderShell(PAGE)
    expect(renderShell({ ...PAGE, ...(unknown as RenderShellOptions) })).toMatchObject(known)
  })

  test('an id that is a BigInt is rendered as text', () => {
    const withId = (userId: unknown) => renderShell({ ...PAGE, user: { userId, firstName: 'An' } as never })
    expect(withId(7n)).toEqual(withId('7'))
  })

  test('null in the place of all options renders the home page', () => {
    expect(renderShell(null as never)).toEqual(renderShell())
    expect(createShellCache(null as never).size).toBe(0)
  })

  test('overrides instead of a config are rejected with a message', () => {
    expect(() => renderShell({ ...PAGE, config: { siteName: 'Việc làm' } as never })).toThrow(
      /defineConfig.*partial-config/,
    )
  })
})

describe('data of another shape', () => {
  const SECTIONS = ['theme', 'topBanner', 'sidebarBanner', 'seoKeywords', 'bottomText'] as const
  const WRONG = [{}, [], 'text', 7, true, { banners: {} }, { zoneName: 'a', banners: 7 }, { keywords: {} }, { text: 7 }]
  const ROWS = [
    { zoneName: 'home_top', banners: [null, {}, 7], rotation: 7 },
    { language: 'vi', keywords: [null, 7, {}] },
  ]
  const page = { ...PAGE, zoneName: 'home_top' }

  test.each(SECTIONS)('counts as not given: %s', (section) => {
    const whole = renderShell({ ...page, data: {} })
    for (const value of [...WRONG, ...ROWS]) {
      const shell = renderShell({ ...page, data: { [section]: value } })
      for (const name of ['header', 'footer', 'sideNav'] as const)
        expect(shell[name].replaceAll(/ data-shell-for="[^"]*"/g, ''), JSON.stringify(value)).toBe(
          whole[name].replaceAll(/ data-shell-for="[^"]*"/g, ''),
        )
    }
  })

  test('leaves the other sections and rows as they are', () => {
    const banner = { id: 7, isClosable: false, image: '/a.png', url: '/a' }
    const data = { topBanner: { zoneName: 'home_top', companyIndustries: [], jobFunctionIds: [], banners: [banner] } }
    const whole = renderShell({ ...page, data })
    expect(whole.topBanner).toContain('/a.png')
    const shell = renderShell({
      ...page,
      data: {
        seoKeywords: 7,
        topBanner: { ...data.topBanner, banners: [null, banner, { id: 8, image: 'javascript:a' }] },
      },
    } as never)
    expect(shell.topBanner).toBe(whole.topBanner)
  })
})

test('a database’s id is as good with a cache as without', () => {
  const options = { ...PAGE, categoryId: [35n], jobFunctions: [5n] } as never as RenderShellOptions
  expect(renderShell({ ...options, cache: createShellCache() })).toEqual(renderShell(options))
})

test('an unusable alternate URL is logged once a process', () => {
  const alternateUrl = 'javascript:alert("once")'
  for (let requests = 0; requests < 3; requests += 1) renderShell({ ...PAGE, alternateUrl })
  expect(takeConsole()).toEqual([expect.stringMatching(/once.*unusable-alternate-url/)])
})
