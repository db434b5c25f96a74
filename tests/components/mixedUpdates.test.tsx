import { dispatchShellEvent, Header, ShellProvider, type ShellProviderProps, useShell } from '@jobsite/shell'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config, NO_DATA, SILENT } from './shell.tsx'

/**
 * React renders urgent updates before others, and then applies all again, without those that were set while rendering:
 * what follows the page must not fall back.
 */
let root: Root
let container: HTMLElement

beforeEach(() => {
  // `act` gives all updates the same priority.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  flushSync(() => root.unmount())
  container.remove()
})

const OFF = { attribution: false, registerServiceWorker: false } as const

function Values() {
  const { keyword, user } = useShell()
  return <output>{`${keyword}, ${user?.firstName ?? 'nobody'}`}</output>
}

const show = (props: Partial<ShellProviderProps>): void =>
  flushSync(() =>
    root.render(
      <ShellProvider config={config} user={null} data={NO_DATA} logger={SILENT} {...OFF} {...props}>
        <Header />
        <Values />
      </ShellProvider>,
    ),
  )
const values = () => container.querySelector('output')?.textContent
const logIn = () =>
  startTransition(() => void dispatchShellEvent('UPDATE_USER', { user: { userId: 7, firstName: 'Lan' } }))

test('a changed prop stays while an event is applied later', async () => {
  show({ url: '/viec-lam', keyword: 'java' })
  logIn()
  show({ url: '/viec-lam', keyword: 'php' })
  expect(values()).toBe('php, nobody')
  await expect.poll(values).toMatch(/Lan$/)
  expect(values()).toBe('php, Lan')
})

test('a new URL stays while an event is applied later', async () => {
  show({ url: '/java-kv' })
  logIn()
  show({ url: '/php-kv' })
  expect(values()).toBe('php, nobody')
  await expect.poll(values).toMatch(/Lan$/)
  expect(values()).toBe('php, Lan')
})

test('changed locations stay in the picker where an earlier search is stored', async () => {
  localStorage.setItem('params', '{"locations":[{"parentId":29}],"locationId":[29]}')
  const button = () => container.querySelector('.shell-location-button')?.textContent
  show({ url: '/viec-lam', locationId: [24] })
  expect(button()).toContain('Hà Nội')
  // Its effects have read the stored search.
  await new Promise((resolve) => setTimeout(resolve))
  show({ url: '/viec-lam', locationId: [29] })
  expect(button()).toContain('Hồ Chí Minh')
  logIn()
  await expect.poll(values).toMatch(/Lan$/)
  expect(button()).toContain('Hồ Chí Minh')
})
