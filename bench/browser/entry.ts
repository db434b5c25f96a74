import { createElement as h, type ReactElement, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Content } from './content.ts'

/** An implementation under test. */
export interface Implementation {
  readonly implementation: (content: Content) => ReactElement
  /** Provider that stays mounted while the content is unmounted and mounted again. */
  readonly provide?: (content: ReactElement | null) => ReactElement
}

/** Scope of {@link BenchPage.cycle}: a new root with all that it needs, or only the content of the hydrated page. */
export type CycleWay = 'root' | 'content'

/** Controls of a measured page. */
export interface BenchPage {
  /** Resolves after hydration, effects included. */
  readonly hydrated: Promise<void>
  /** Hydration errors; must be empty. */
  readonly recovered: string[]
  /** Unmounts the page's content. */
  readonly leave: () => void
  /** Mounts and unmounts the content a number of times. */
  readonly cycle: (times: number, way: CycleWay) => Promise<void>
}

declare global {
  interface Window {
    bench?: BenchPage
  }
}

/** Calls back once it is rendered and its effects have run. */
function CallsDone({ onDone, children }: { onDone: () => void; children?: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}

/** Returns the element that server and browser render. */
export function wrap(subject: Implementation, content: Content, onDone: () => void, isShown = true): ReactElement {
  const shown = isShown ? subject.implementation(content) : null
  return h(CallsDone, { onDone }, subject.provide?.(shown) ?? shown)
}

const TASK_CYCLES = 10
const none = (): void => undefined

/** Hydrates the server's HTML, or renders the page if there is none. */
export function start(subject: Implementation): void {
  const data = document.getElementById('content')?.textContent
  const content = (data ? JSON.parse(data) : undefined) as Content
  const recovered: string[] = []
  const container = document.getElementById('root') as HTMLElement
  let root: ReturnType<typeof hydrateRoot> | undefined
  let onDone = none
  const hydrated = new Promise<void>((resolve) => {
    onDone = resolve
    const page = wrap(subject, content, onDone)
    const onRecoverableError = (error: unknown) => void recovered.push(String(error))
    if (container.firstChild) root = hydrateRoot(container, page, { onRecoverableError })
    else {
      root = createRoot(container, { onRecoverableError })
      root.render(page)
    }
  })
  const cycles = {
    root() {
      const place = document.createElement('div')
      document.body.append(place)
      const own = createRoot(place)
      flushSync(() => own.render(wrap(subject, content, none)))
      flushSync(() => own.unmount())
      place.remove()
    },
    async content() {
      flushSync(() => root?.render(wrap(subject, content, onDone, false)))
      // Components clean up in a microtask, because React may mount again at once.
      await undefined
      flushSync(() => root?.render(wrap(subject, content, onDone)))
    },
  }
  window.bench = {
    hydrated,
    recovered,
    leave: () => flushSync(() => root?.unmount()),
    async cycle(times, way) {
      for (let done = 0; done < times; done += 1) {
        await cycles[way]()
        if (done % TASK_CYCLES === 0) await new Promise((resolve) => setTimeout(resolve))
      }
    },
  }
}
