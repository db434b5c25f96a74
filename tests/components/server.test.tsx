import { type Language, pagePath } from '@jobsite/shell/core'
import { version } from 'react'
import { describe, expect, it } from 'vitest'
import { PAGE_NAMES } from '../../src/core/pages/pages.ts'
import { eachValue } from '../support/chooseRows.ts'
import { hydrate } from './hydrate.ts'
import { page, serverPage } from './shell.tsx'

const SEEKER = { userId: 7, firstName: 'Minh Anh', lastName: 'Trần' }
const MATRIX = PAGE_NAMES.flatMap((name) =>
  (['vi', 'en'] as Language[]).flatMap((language) =>
    [undefined, null, SEEKER].map((user) => ({ name, language, user, who: user ? 'seeker' : String(user) })),
  ),
)

/** Every page, language and visitor; on React 18 each language and visitor: `site/hydration` opens every page there. */
const CASES = eachValue(MATRIX, version.startsWith('18') ? ['language', 'who'] : ['name', 'language', 'who'])

describe('server rendering', () => {
  it('is complete and styled: header, footer and every link', () => {
    const { html, styles } = serverPage({ url: '/muc-luong' })
    for (const part of ['header', 'footer', 'language-switch']) expect(html).toContain(`data-shell="${part}"`)
    expect(html).toContain('hrefLang="en"')
    expect(html.match(/<a /g)?.length).toBeGreaterThan(50)
    expect(styles).toContain('.shell-bar')
  })

  it('gives the same HTML twice', () => {
    expect(serverPage({ url: '/jobs', language: 'en' }).html).toBe(serverPage({ url: '/jobs', language: 'en' }).html)
  })

  it('derives the ids of a component from the one that its root carries', () => {
    const host = document.createElement('div')
    host.innerHTML = serverPage({ url: '/jobs', language: 'en', user: SEEKER, zoneName: 'zone' }).html
    const roots = [...host.querySelectorAll('[data-shell]')]
    const ids = roots.map((root) => root.getAttribute('data-shell-id') ?? '')
    expect(roots.length).toBeGreaterThan(5)
    expect(ids.every((id) => id !== '') && new Set(ids).size === ids.length).toBe(true)
    const named = [...host.querySelectorAll('[data-shell] [id], [data-shell][id]')]
    expect(named.length).toBeGreaterThan(10)
    expect(new Set(named.map(({ id }) => id)).size).toBe(named.length)
    for (const element of named)
      expect(
        element.id.startsWith(`${element.closest('[data-shell]')?.getAttribute('data-shell-id')}-`),
        element.id,
      ).toBe(true)
  })
})

describe(`hydration on React ${version}`, () => {
  it.each(CASES)(`says nothing for $name, $language, $who${CASES.share}`, ({ name, language, user }) => {
    const props = { page: name, language, user, url: pagePath(name, language) }
    const { html } = serverPage(props)
    const { host, faults } = hydrate(html, page(props))
    expect(faults).toEqual([])
    expect(host.querySelectorAll('a')).toHaveLength(html.match(/<a /g)?.length ?? 0)
    expect(host.querySelector('[data-shell="header"]')?.hasAttribute('data-enhanced')).toBe(true)
  })
})
