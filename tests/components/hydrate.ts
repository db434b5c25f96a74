import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Inserts server-rendered HTML into the page and hydrates it. */
export function hydrate(html: string, element: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = html
  const server = host.innerHTML
  const faults: unknown[] = []
  const onRecoverableError = (error: unknown) => void faults.push(error)
  const { rerender, unmount } = render(element, { container: host, hydrate: true, onRecoverableError })
  return {
    host,
    /** The HTML of the page before. */
    server,
    faults,
    rerender,
    end() {
      unmount()
      host.remove()
    },
  }
}
