import { type LinkComponent, useShell } from '@jobsite/shell'
import { messages } from '@jobsite/shell/core'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from './shell.tsx'

let renders = 0
const CountedLink: LinkComponent = ({ children, ...rest }) => {
  renders += 1
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
  expect(renders).toBeGreaterThan(40)
  expect([says('value'), says('selected')]).toEqual(['false', 'false'])

  renders = 0
  fireEvent.click(screen.getByText(messages.vi.openMenu))
  expect(renders).toBe(0)
  expect([says('value'), says('selected')]).toEqual(['true', 'true'])
  expect(button?.getAttribute('aria-expanded')).toBe('true')

  fireEvent.click(within(screen.getByRole('dialog')).getByText(messages.vi.closeMenu))
  expect(renders).toBe(0)
  expect([says('value'), says('selected')]).toEqual(['false', 'false'])
})
