import { createElement as h, type ReactElement, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Content } from './content.ts'

/** What a measured page lets be done to it. */
export interface BenchPage {
  /** Done as soon as React has taken the page over, effects included. */
  readonly hydrated: Promise<void>
  /** What React had to mend as it took over: nothing, in a page that is measured. */
  readonly mended: string[]
  /** Takes the page's content off. */
  readonly leave: () => void
  /** Mounts it in a new element and takes it off again, a number of times. */
  readonly cycle: (times: number) => Promise<void>
}

declare global {
  interface Window {
    bench?: BenchPage
  }
}

/** Tells when it has been drawn and its effects have run. */
function Told({ onDone, children }: { onDone: () => void; children?: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}

/** What server and browser render. */
export const wrap = (subject: ReactElement, onDone: () => void): ReactElement => h(Told, { onDone }, subject)

const TASK_CYCLES = 10

/** Takes the server's HTML over. */
export function start(subject: (content: Content) => ReactElement): void {
  const data = document.getElementById('content')?.textContent
  const content = (data ? JSON.parse(data) : undefined) as Content
  const mended: string[] = []
  const container = document.getElementById('root') as HTMLElement
  let root: ReturnType<typeof hydrateRoot> | undefined
  const hydrated = new Promise<void>((resolve) => {
    root = hydrateRoot(container, wrap(subject(content), resolve), {
      onRecoverableError: (error) => mended.push(String(error)),
    })
  })
  const cycleOnce = (): void => {
    const place = document.createElement('div')
    document.body.append(place)
    const own = createRoot(place)
    flushSync(() => own.render(subject(content)))
    flushSync(() => own.unmount())
    place.remove()
  }
  window.bench = {
    hydrated,
    mended,
    leave: () => flushSync(() => root?.unmount()),
    async cycle(times) {
      for (let done = 0; done < times; done += 1) {
        cycleOnce()
        if (done % TASK_CYCLES === 0) await new Promise((resolve) => setTimeout(resolve))
      }
    },
  }
}
