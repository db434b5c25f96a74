import { createElement as h, type ReactElement, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Content } from './content.ts'

/** Controls of a measured page. */
export interface BenchPage {
  /** Resolves after hydration, effects included. */
  readonly hydrated: Promise<void>
  /** Hydration errors; must be empty. */
  readonly recovered: string[]
  /** Unmounts the page's content. */
  readonly leave: () => void
  /** Mounts the content in a new element and unmounts it, a number of times. */
  readonly cycle: (times: number) => Promise<void>
}

declare global {
  interface Window {
    bench?: BenchPage
  }
}

/** Calls back once it is rendered and its effects have run. */
function Told({ onDone, children }: { onDone: () => void; children?: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}

/** What server and browser render. */
export const wrap = (implementation: ReactElement, onDone: () => void): ReactElement =>
  h(Told, { onDone }, implementation)

const TASK_CYCLES = 10

/** Hydrates the server's HTML. */
export function start(implementation: (content: Content) => ReactElement): void {
  const data = document.getElementById('content')?.textContent
  const content = (data ? JSON.parse(data) : undefined) as Content
  const recovered: string[] = []
  const container = document.getElementById('root') as HTMLElement
  let root: ReturnType<typeof hydrateRoot> | undefined
  const hydrated = new Promise<void>((resolve) => {
    root = hydrateRoot(container, wrap(implementation(content), resolve), {
      onRecoverableError: (error) => recovered.push(String(error)),
    })
  })
  const cycleOnce = (): void => {
    const place = document.createElement('div')
    document.body.append(place)
    const own = createRoot(place)
    flushSync(() => own.render(implementation(content)))
    flushSync(() => own.unmount())
    place.remove()
  }
  window.bench = {
    hydrated,
    recovered,
    leave: () => flushSync(() => root?.unmount()),
    async cycle(times) {
      for (let done = 0; done < times; done += 1) {
        cycleOnce()
        if (done % TASK_CYCLES === 0) await new Promise((resolve) => setTimeout(resolve))
      }
    },
  }
}
