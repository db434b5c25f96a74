import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

/** Puts a server's HTML on the page and lets React take it over. */
export function hydrate(html: string, element: ReactNode): { host: HTMLElement; faults: unknown[]; end: () => void } {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = html
  const faults: unknown[] = []
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(host, element, { onRecoverableError: (error) => faults.push(error) })
  })
  return {
    host,
    faults,
    end() {
      act(() => root?.unmount())
      host.remove()
    },
  }
}
