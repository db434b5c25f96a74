import { Footer, Header, ShellProvider } from '@jobsite/shell'
import { shellStyleTags } from '@jobsite/shell/server'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, styled } from 'styled-components'
import { describe, expect, test } from 'vitest'

const Badge = styled.b`
  color: red;

  i {
    color: blue;
  }
`
const OwnFooter = styled(Footer)`
  opacity: 0.5;
`

const STYLE = /<style([^>]*)>([\s\S]*?)<\/style>/g

/** Returns the output of styled-components for some elements in a shell. */
function tagsOf(children: ReactNode, nonce?: string): string {
  const sheet = new ServerStyleSheet({ nonce })
  try {
    renderToString(
      sheet.collectStyles(
        <ShellProvider url="/viec-lam" user={null}>
          {children}
        </ShellProvider>,
      ),
    )
    return sheet.getStyleTags()
  } finally {
    sheet.seal()
  }
}

const elementsOf = (tags: string) =>
  [...tags.matchAll(STYLE)].map(([, attributes = '', text = '']) => ({ attributes, text }))
const MARK = /\{content:"/
const linesOf = (text = '') => text.split('/*!sc*/\n').filter((line) => line !== '')
const marksOf = (text?: string) => linesOf(text).filter((line) => MARK.test(line))
const rulesOf = (text?: string) => linesOf(text).filter((line) => !MARK.test(line))

describe('the styles of the shell and of a page', () => {
  const tags = tagsOf([<Header key="header" />, <Badge key="badge" />, <OwnFooter key="footer" />])
  const [given] = elementsOf(tags)
  const [shell, page, ...more] = elementsOf(shellStyleTags(tags))

  test('come in two elements', () => {
    expect(more).toEqual([])
    expect(shell?.attributes).toMatch(/^ data-shell-styles="[^"]+"$/)
    expect(page?.attributes).toBe(given?.attributes)
  })

  test('the shell’s contains its rules without markers of styled-components', () => {
    for (const rule of ['.shell-entries', '.shell-columns', '--_accent:', '@media', '@keyframes shell-header-in'])
      expect(shell?.text).toContain(rule)
    expect(shell?.text).not.toMatch(/data-styled|!sc|color:red|opacity:0\.5/)
  })

  test('the page’s stays with styled-components, after the shell’s', () => {
    expect(rulesOf(page?.text).map((rule) => rule.replace(/\.\w+/, '.x'))).toEqual([
      '.x{color:red;}',
      '.x i{color:blue;}',
      '.x{opacity:0.5;}',
    ])
  })

  test('styled-components finds all of them named, in their order', () => {
    expect(marksOf(page?.text)).toEqual(marksOf(given?.text))
    expect(marksOf(given?.text).length).toBeGreaterThan(4)
  })

  test('no rule is lost, and each selects by a fixed class', () => {
    const kept = rulesOf(given?.text).filter((rule) => !rulesOf(page?.text).includes(rule))
    const named = marksOf(given?.text).reduce((text, mark) => {
      const [, id = '', name = ''] = /id="([^"]+)"\]\{content:"([^",]+)/.exec(mark) ?? []
      return id.startsWith('shell-') ? text.replaceAll(`.${name}`, `.${id}`) : text
    }, kept.join(''))
    // For elements of the server, and for those of this version only.
    const text = shell?.text.replace(/:where\(\.\w+,\.jobsite-shell-[\w-]+\)/g, '')
    expect(named === text).toBe(true)
    expect(shell?.text).toMatch(/\.shell-header:where\(\.\w+,\.jobsite-shell-[\d-]+\)\[data-sticky\]\{/)
  })
})

describe('a nonce', () => {
  test('of the sheet is kept', () => {
    for (const { attributes } of elementsOf(shellStyleTags(tagsOf(<Footer />, 'abc='))))
      expect(attributes).toContain(' nonce="abc="')
  })

  test('that is passed takes precedence, and cannot break out of its attribute', () => {
    const elements = elementsOf(shellStyleTags(tagsOf(<Footer />, 'abc='), { nonce: '"$&<b' }))
    expect(elements).toHaveLength(2)
    for (const { attributes } of elements) expect(attributes).toMatch(/^[^$]* nonce="&quot;\$&amp;&lt;b"$/)
  })
})

test.each([[null], [{ nonce: null }], [{ nonce: 7 }]])('%j in the place of options is none', (options) => {
  const tags = tagsOf(<Footer />, 'abc=')
  expect(shellStyleTags(tags, options as never)).toBe(shellStyleTags(tags))
  expect(shellStyleTags(options as never)).toBe('')
})

describe('what is not the shell’s stays as it is', () => {
  test.each([
    '',
    '<style>p{color:red}</style>',
    '<link rel="stylesheet" href="/a.css"><style data-styled="true">/*!sc*/\n</style>',
    tagsOf(<Badge />),
  ])('%j', (tags) => {
    expect(shellStyleTags(tags)).toBe(tags)
  })

  test('of two elements only the one with the shell’s styles is split', () => {
    const both = `${tagsOf(<Badge />)}${tagsOf(<Footer />)}`
    const elements = elementsOf(shellStyleTags(both))
    expect(elements.map(({ attributes }) => attributes.includes('data-shell-styles'))).toEqual([false, true, false])
  })
})
