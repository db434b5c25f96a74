import { type LinkComponent, useShell } from '@jobsite/shell'
import { messages } from '@jobsite/shell/core'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from './shell.tsx'

let drawn = 0
const CountedLink: LinkComponent = ({ children, ...rest }) => {
  drawn += 1
  return <a {...rest}>{children}</a>
}

function OpenSays() {
  const { sideNav } = useShell()
  return <output aria-label="value">{String(sideNav.isOpen)}</output>
}

const isOpenOf = (shell: { sideNav: { isOpen: boolean } }) => shell.sideNav.isOpen
function SelectedSays() {
  return <output aria-label="selected">{String(useShell(isOpenOf))}</output>
}

test('opening the side navigation re-renders no link, and every reader is notified', () => {
  const children = [<OpenSays key="value" />, <SelectedSays key="selected" />]
  renderPage({ linkComponent: CountedLink, children })
  const says = (name: string) => screen.getByLabelText(name).textContent
  const button = screen.getByText(messages.vi.openMenu).closest('button')
  expect(drawn).toBeGreaterThan(40)
  expect([says('value'), says('selected')]).toEqual(['false', 'false'])

  drawn = 0
  fireEvent.click(screen.getByText(messages.vi.openMenu))
  expect(drawn).toBe(0)
  expect([says('value'), says('selected')]).toEqual(['true', 'true'])
  expect(button?.getAttribute('aria-expanded')).toBe('true')

  fireEvent.click(within(screen.getByRole('dialog')).getByText(messages.vi.closeMenu))
  expect(drawn).toBe(0)
  expect([says('value'), says('selected')]).toEqual(['false', 'false'])
})
