import { Footer, Header } from '@jobsite/shell'
import { createShellSpies, ShellTestProvider } from '@jobsite/shell/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

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
