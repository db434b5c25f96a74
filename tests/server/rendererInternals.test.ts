import { createContext, h, options, type VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { createElement } from 'react'
import { renderToString as renderByReact } from 'react-dom/server'
import { ServerStyleSheet, styled } from 'styled-components'
import { expect, it, vi } from 'vitest'
import { readStyleRules } from '../../src/embed/styleRules.ts'

// `/server` and `/embed` carry these packages, and use what no version of them promises. An update that changes it fails here.
const advice = (file: string): string =>
  `an internal of the package has changed: read its new sources, and update ${file}`

it('styled-components looks up the name of each rendered component, and ends its rules with that name', () => {
  const Box = styled.div.withConfig({ componentId: 'shell-box' })`color: red;`
  const sheet = new ServerStyleSheet()
  const ask = vi.spyOn(sheet.instance, 'hasNameForId')
  renderByReact(sheet.collectStyles(createElement(Box)))
  const [id, name] = ask.mock.calls[0] ?? []
  expect([id, typeof name], advice('src/embed/collectedStyles.ts')).toEqual(['shell-box', 'string'])
  const rules = readStyleRules(sheet.getStyleTags().replace(/<\/?style[^>]*>/g, ''))
  expect(rules, advice('src/embed/styleRules.ts')).toMatchObject([{ owner: 'shell-box', name }])
})

it('Preact calls its hooks as a server renders, with the component of a context', () => {
  const { Provider } = createContext('')
  const calls: unknown[] = []
  const note = (hook: string) => (node: VNode & { __c?: object }) => {
    const type = node.type as { Provider?: unknown; __c?: unknown }
    if (type === Provider) calls.push([hook, type.Provider === type, typeof type.__c, typeof node.__c])
  }
  const before = { ...options }
  Object.assign(options, { __r: note('render'), unmount: note('unmount') })
  renderToString(h(Provider, { value: 'a', children: null }))
  Object.assign(options, { __r: undefined, unmount: undefined }, before)
  expect(calls, advice('src/embed/preact/reactDomServer.ts')).toEqual([
    ['render', true, 'string', 'object'],
    ['unmount', true, 'string', 'object'],
  ])
})
