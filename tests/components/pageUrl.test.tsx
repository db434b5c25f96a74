import { LanguageSwitch, ShellProvider } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import { renderShell } from '@jobsite/shell/server'
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configureShell, defineShellElements, mountShell } from '../../src/embed.ts'
import { NO_URLS, URL_ATTACKS } from '../support/inputs/urlAttacks.ts'
import { hydrate } from './hydrate.ts'
import { NO_DATA } from './shell.tsx'

const config = defineConfig()
const PAGE = {
  config,
  user: null,
  data: NO_DATA,
  language: 'vi',
  page: 'salary',
  attribution: false,
  registerServiceWorker: false,
} as const
const VALUES: readonly unknown[] = [...URL_ATTACKS.map(([url]) => url), ...NO_URLS]

const shell = (props: object) => (
  <ShellProvider {...PAGE} {...props}>
    <LanguageSwitch />
  </ShellProvider>
)

/** Target of the language switch, in the HTML of a server or on a page. */
function hrefIn(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.querySelector('a[hreflang]')?.getAttribute('href') ?? 'no link'
}

/** Every way that a URL comes into the shell, and where the switch leads then. */
const ENTRY_POINTS: Readonly<Record<string, (given: object) => string>> = {
  'the provider on a server': (given) => hrefIn(renderToString(shell(given))),
  'the provider in a browser': (given) => {
    const href = hrefIn(render(shell(given)).container.innerHTML)
    cleanup()
    return href
  },
  renderShell: (given) => hrefIn(renderShell({ ...PAGE, ...given, slots: ['languageSwitch'] }).languageSwitch),
  mountShell: (given) => {
    const element = document.body.appendChild(document.createElement('div'))
    const mounted = mountShell({ ...PAGE, ...given, languageSwitch: element })
    const href = hrefIn(element.innerHTML)
    mounted.unmount()
    element.remove()
    return href
  },
}

/** A path, or the browser's own URL where none can be used. */
const ON_SITE = /^(?:\/(?![/\\])|http:\/\/localhost:3000\/)/

afterEach(() => document.body.replaceChildren())

describe.each(Object.entries(ENTRY_POINTS))('%s', (_, switchHref) => {
  it('links to the site for any URL of the page', () => {
    for (const url of VALUES) expect(switchHref({ url }), String(JSON.stringify(url))).toMatch(ON_SITE)
    expect(switchHref({ url: 'javascript:alert(1)' })).toMatch(/^(?:\/salary|http:\/\/localhost:3000\/en)$/)
    expect(switchHref({ url: '//evil.test/viec-lam' })).toBe('/evil.test/viec-lam?lang=en')
    expect(switchHref({ url: 'https://evil.test/viec-lam?l=29' })).toBe('/jobs?l=29')
    expect(switchHref({ url: 'https://www.jobsite.example/viec-lam' })).toBe('https://www.jobsite.example/jobs')
  })

  it('links to the computed URL for any alternate URL', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (const alternateUrl of VALUES)
      expect(switchHref({ url: '/viec-lam', alternateUrl }), String(JSON.stringify(alternateUrl))).toBe('/jobs')
    expect(warn).toHaveBeenCalled()
    expect(switchHref({ url: '/viec-lam', alternateUrl: 'https://en.jobsite.example/a' })).toBe(
      'https://en.jobsite.example/a',
    )
  })
})

it('the attribute of an element is validated, initially and on change', () => {
  defineShellElements()
  configureShell(PAGE)
  const element = document.createElement('job-shell-language-switch')
  element.setAttribute('url', '//evil.test/viec-lam')
  document.body.append(element)
  expect(hrefIn(element.innerHTML)).toBe('/evil.test/viec-lam?lang=en')
  for (const [url] of URL_ATTACKS) {
    element.setAttribute('url', url)
    expect(hrefIn(element.innerHTML), JSON.stringify(url)).toMatch(ON_SITE)
  }
})

it('a page on a host that a server does not know is hydrated as it was sent, and keeps its host then', () => {
  const given = { url: `${location.origin}/viec-lam` }
  const html = renderToString(shell(given))
  expect(hrefIn(html)).toBe('/jobs')
  const { faults, end } = hydrate(html, shell(given))
  expect(faults).toEqual([])
  expect(hrefIn(document.body.innerHTML)).toBe(`${location.origin}/jobs`)
  end()
})
