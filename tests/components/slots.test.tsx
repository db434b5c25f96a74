import { Footer, Header, ShellProvider, type ShellSlotNodes } from '@jobsite/shell'
import { messages } from '@jobsite/shell/core'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { takeConsole } from '../support/failOnConsole.ts'
import { hydrate } from './hydrate.ts'
import { config, NO_DATA, page, renderPage, serverPage } from './shell.tsx'

/** Every slot, and the component that renders it. */
const PARTS = {
  afterLogo: 'header',
  beforeUser: 'header',
  headerBottom: 'header',
  sideNavTop: 'side-nav',
  sideNavBottom: 'side-nav',
  footerTop: 'footer',
  footerBottom: 'footer',
} as const satisfies Record<keyof ShellSlotNodes, string>

const NAMES = Object.keys(PARTS) as (keyof ShellSlotNodes)[]
const all = Object.fromEntries(NAMES.map((name) => [name, <b key={name}>{name}</b>])) as ShellSlotNodes

function Broken(): never {
  throw new Error('broken by the page')
}

const slotsOf = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[data-shell-slot]')].map(({ dataset }) => dataset.shellSlot)

// React reports what a region keeps to itself; how often and in which words depends on its version.
const quiet = (event: Event) => event.preventDefault()
beforeEach(() => window.addEventListener('error', quiet))

describe('slots', () => {
  it('are in their components and at their places, in order', () => {
    renderPage({ slots: all })
    expect(slotsOf(document)).toEqual(NAMES)
    const slot = (name: keyof ShellSlotNodes) => document.querySelector(`[data-shell-slot="${name}"]`)
    for (const name of NAMES) {
      expect(slot(name)?.textContent).toBe(name)
      expect(slot(name)?.closest<HTMLElement>('[data-shell]')?.dataset.shell).toBe(PARTS[name])
    }
    const order = (first: Element | null, second: Element | null) =>
      first && second ? first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING : 0
    const header = document.querySelector('[data-shell="header"]')
    expect(order(header?.querySelector('.shell-logo') ?? null, slot('afterLogo'))).toBeTruthy()
    expect(order(slot('beforeUser'), screen.getByRole('button', { name: messages.vi.logIn }))).toBeTruthy()
    expect(header?.lastElementChild).toBe(slot('headerBottom'))
  })

  it.each([undefined, null, false, true, ''])('that hold %j leave no element', (nothing) => {
    renderPage({ slots: Object.fromEntries(NAMES.map((name) => [name, nothing])) })
    expect(slotsOf(document)).toEqual([])
  })

  it('show a number, zero too', () => {
    renderPage({ slots: Object.fromEntries(NAMES.map((name) => [name, 0])) })
    expect(slotsOf(document)).toEqual(NAMES)
  })

  it('are in the server’s HTML, and hydrated without a warning', () => {
    const { html } = serverPage({ slots: all })
    const { host, faults, end } = hydrate(html, page({ slots: all }))
    expect(faults).toEqual([])
    expect(slotsOf(host)).toEqual(NAMES)
    end()
  })

  it.each(NAMES)('%s that fails affects nothing else', (name) => {
    renderPage({ slots: { ...all, [name]: <Broken /> } })
    const said = takeConsole().filter((line) => line.includes('[@jobsite/shell]'))
    expect(said.length).toBeGreaterThan(0)
    expect(said[0]).toContain(`The slot ${name} failed to render and keeps the HTML that it had`)
    expect(slotsOf(document)).toEqual(NAMES.filter((other) => other !== name))
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
  })

  it('can be filled for each component, in the minimal variant too', () => {
    render(
      <ShellProvider config={config} url="/dang-nhap" user={null} data={NO_DATA} registerServiceWorker={false}>
        <Header variant="minimal" slots={all} />
        <Footer variant="minimal" slots={all} />
      </ShellProvider>,
    )
    expect(slotsOf(document)).toEqual(NAMES.filter((name) => !name.startsWith('sideNav')))
  })
})
