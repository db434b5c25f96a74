import { type ComponentChild, createElement, hydrate, options, render } from 'preact'
import { IdPrefix } from './react.ts'
import { renderAsServer } from './renderAsServer.ts'

interface RootOptions {
  identifierPrefix?: string
}

interface Root {
  render(element: ComponentChild): void
  unmount(): void
}

/** Implements React's `createRoot` on Preact. Renders synchronously. */
export function createRoot(container: Element, { identifierPrefix = '' }: RootOptions = {}): Root {
  return {
    render: (element) => render(withIds(element, identifierPrefix), container),
    unmount: () => withEffects(() => render(null, container)),
  }
}

/** Implements React's `hydrateRoot` on Preact. Hydrates synchronously. */
export function hydrateRoot(container: Element, element: ComponentChild, options: RootOptions = {}): Root {
  renderAsServer(() => hydrate(withIds(element, options.identifierPrefix ?? ''), container))
  return createRoot(container, options)
}

/** Runs the cleanup of effects before returning, like React: Preact defers it to the next frame. */
function withEffects(work: () => void): void {
  const frames = options as { requestAnimationFrame?: (call: () => void) => void }
  const before = frames.requestAnimationFrame
  let flush: (() => void) | undefined
  frames.requestAnimationFrame = (call) => {
    flush = call
  }
  try {
    work()
  } finally {
    frames.requestAnimationFrame = before
    flush?.()
  }
}

const withIds = (element: ComponentChild, prefix: string) =>
  createElement(IdPrefix.Provider, { value: prefix }, element)
