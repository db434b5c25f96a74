import type { ShellProps } from '@jobsite/shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { type ComponentType, type ReactElement, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { config, NO_DATA } from './shell.tsx'

const PROPS: ShellProps = {
  config,
  language: 'en',
  url: '/jobs',
  user: { userId: 7, firstName: 'Minh Anh', lastName: 'Trần' },
  data: NO_DATA,
  registerServiceWorker: false,
  attribution: false,
}
const page = (Component: ComponentType<ShellProps>) => (
  <StrictMode>
    <Component {...PROPS}>
      <main id="main-content">Page</main>
    </Component>
  </StrictMode>
)

/** Makes later imports load their modules again, contexts included: React warns of two renderers that share one. */
function forgetModules(): void {
  vi.resetModules()
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('@jobsite/shell/')) Reflect.deleteProperty(globalThis, key)
}

/**
 * Hydrates a page that a server has rendered, and uses it.
 *
 * @param render one of React's servers.
 */
export async function expectIslandsHydrate(render: (element: ReactElement) => Promise<string>): Promise<void> {
  const { Shell: FullShell } = await import('@jobsite/shell')
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = await render(page(FullShell))
  const server = host.innerHTML
  forgetModules()
  const { Shell: IslandShell } = await import('../../src/islands/Shell.tsx')
  // Reading the modules takes longer than a test waits.
  await import('../../src/rendering/startRendering.tsx')
  const errors = vi.fn()
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(host, page(IslandShell as ComponentType<ShellProps>), { onRecoverableError: errors })
  })
  expect(host.innerHTML).toBe(server)
  const header = host.querySelector('[data-shell="header"]') as HTMLElement
  const button = header.querySelector<HTMLElement>('nav [aria-expanded="false"]') as HTMLElement
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'))
  expect(host.querySelector('[data-shell="header"]')).toBe(header)
  fireEvent.click(host.querySelector('.shell-menu-button') as HTMLElement)
  await waitFor(() => expect(host.querySelector('[data-shell="side-nav"]')?.hasAttribute('open')).toBe(true))
  expect(errors).not.toHaveBeenCalled()
  await act(async () => {
    root?.unmount()
    await Promise.resolve()
  })
  host.remove()
}
