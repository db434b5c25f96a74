import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useInsertionEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { MenusPage, pagesOf } from './shell.tsx'

/** A router that pushes the entry of a page while React commits it, as Next.js does. */
function Router({ path }: { path: string }) {
  useInsertionEffect(() => {
    if (window.location.pathname === path) return
    window.history.pushState(null, '', path)
    navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType: 'push' }))
  }, [path])
  return null
}

const navigation = new EventTarget()

test('a router that navigates while React commits updates the shell, and React says nothing', async () => {
  vi.stubGlobal('navigation', navigation)
  const { change } = pagesOf(MenusPage).renderPage({
    url: undefined,
    attribution: false,
    children: <Router path="/" />,
  })
  const menu = screen.getByRole('button', { name: /^Phát triển sự nghiệp/ })
  await userEvent.click(menu)
  expect(menu.getAttribute('aria-expanded')).toBe('true')

  await act(async () => change({ children: <Router path="/danh-sach-cong-ty" /> }))

  expect(menu.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getAllByRole('link', { name: 'Công ty' })[0]?.getAttribute('aria-current')).toBe('page')
})
