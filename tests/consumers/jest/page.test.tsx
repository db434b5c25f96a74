import { Footer, Header, SideNav, TopBanner } from '@jobsite/shell'
import { sanitizeHtml } from '@jobsite/shell/server'
import { createShellSpies, ShellTestProvider } from '@jobsite/shell/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const

beforeEach(() => {
  for (const level of LEVELS) jest.spyOn(console, level)
})

afterEach(() => {
  cleanup()
  const calls = LEVELS.flatMap((level) => jest.mocked(console[level]).mock.calls)
  jest.restoreAllMocks()
  expect(calls).toEqual([])
})

test('a page is found by role and name', () => {
  render(
    <ShellTestProvider url="/jobs?l=29" language="en" user={null}>
      <Header />
      <main>Jobs</main>
      <Footer />
    </ShellTestProvider>,
  )
  expect(screen.getByRole('banner').contains(screen.getByRole('search', { name: 'Search jobs' }))).toBe(true)
  expect(screen.getByRole('contentinfo')).not.toBeNull()
})

test('clicks reach the page through spies', async () => {
  const spies = createShellSpies()
  render(
    <ShellTestProvider url="/" user={null} {...spies}>
      <Header />
    </ShellTestProvider>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'English' }))
  expect(spies.onPageLoad.calls.length + spies.navigate.calls.length).toBe(1)
})

test('suggestions come from the page', async () => {
  render(
    <ShellTestProvider url="/viec-lam" user={null} suggest={async ({ query }) => [`${query} trưởng`]}>
      <Header />
    </ShellTestProvider>,
  )
  await userEvent.type(screen.getByRole('combobox'), 'kế toán')
  expect((await screen.findByRole('option', { name: /kế toán trưởng/ })).textContent).toContain('kế toán trưởng')
})

function Page() {
  const [url, setUrl] = useState('/viec-lam')
  return (
    <ShellTestProvider url={url} navigate={setUrl}>
      <Header />
      <SideNav />
      <main>{url}</main>
    </ShellTestProvider>
  )
}

test('menus stay after a click navigates', async () => {
  render(<Page />)
  const menu = () => screen.getByRole('navigation', { name: 'Menu chính' })
  const link = within(menu()).getByRole('link', { name: 'Công ty' })
  await userEvent.click(link)
  expect(screen.getByRole('main').textContent).toBe(link.getAttribute('href'))
  expect(within(menu()).getByRole('link', { name: 'Công ty' }).getAttribute('aria-current')).toBe('page')
  await userEvent.click(screen.getByRole('button', { name: 'Mở menu' }))
  expect(within(await screen.findByRole('dialog', { name: 'Menu' })).getAllByRole('link').length).toBeGreaterThan(5)
})

test('services respond from fixtures', async () => {
  render(
    <ShellTestProvider url="/viec-lam" fixtures={{}}>
      <TopBanner zoneName="search_result_top" edgeColors={{ left: 'red', right: 'blue' }} />
    </ShellTestProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Đóng quảng cáo' })).not.toBeNull()
})

test('code for servers is loaded as CommonJS', () => {
  expect(sanitizeHtml('<h1 onclick="x()">Hà Nội')).toBe('<h2>Hà Nội</h2>')
})
