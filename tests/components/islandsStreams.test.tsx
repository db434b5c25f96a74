import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ShellProps } from '@jobsite/shell'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { type ComponentType, type ReactElement, StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { renderToReadableStream } from 'react-dom/server.browser'
import { afterEach, expect, it, vi } from 'vitest'
import { hydrate } from './hydrate.ts'
import { config, NO_DATA } from './shell.tsx'

const page = (Component: ComponentType<ShellProps>) => (
  <StrictMode>
    <Component
      config={config}
      language="en"
      url="/jobs"
      user={{ userId: 7, firstName: 'Minh Anh', lastName: 'Trần' }}
      data={NO_DATA}
      registerServiceWorker={false}
      attribution={false}
    >
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

afterEach(() => {
  cleanup()
  forgetModules()
})

it.each<[string, (element: ReactElement) => Promise<string>]>([
  [
    'renderToPipeableStream',
    (element) =>
      new Promise((resolve, reject) => {
        const { pipe } = renderToPipeableStream(element, {
          onAllReady: () => resolve(text(pipe(new PassThrough()))),
          onError: reject,
        })
      }),
  ],
  [
    'renderToReadableStream',
    async (element) => {
      const stream = await renderToReadableStream(element)
      await stream.allReady
      return new Response(stream).text()
    },
  ],
])('hydrates HTML of %s, and each component on demand', async (_, render) => {
  const { Shell: FullShell } = await import('@jobsite/shell')
  const html = await render(page(FullShell))
  forgetModules()
  const { Shell: IslandShell } = await import('../../src/islands/Shell.tsx')
  // Reading the modules takes longer than a test waits.
  await import('../../src/islands/hydration/startHydration.tsx')
  const { host, server, faults } = hydrate(html, page(IslandShell as ComponentType<ShellProps>))
  expect(host.innerHTML).toBe(server)
  const header = host.querySelector('[data-shell="header"]') as HTMLElement
  const button = header.querySelector<HTMLElement>('nav [aria-expanded="false"]') as HTMLElement
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'))
  expect(host.querySelector('[data-shell="header"]')).toBe(header)
  fireEvent.click(host.querySelector('.shell-menu-button') as HTMLElement)
  await waitFor(() => expect(host.querySelector('[data-shell="side-nav"]')?.hasAttribute('open')).toBe(true))
  expect(faults).toEqual([])
})
