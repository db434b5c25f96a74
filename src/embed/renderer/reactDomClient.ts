import { type ComponentChild, createElement, hydrate, render } from 'preact'
import { followServer } from './followServer.ts'
import { IdPrefix } from './react.ts'

interface RootOptions {
  identifierPrefix?: string
}

interface Root {
  render(element: ComponentChild): void
  unmount(): void
}

/** React's `createRoot`, on Preact. Draws at once. */
export function createRoot(container: Element, { identifierPrefix = '' }: RootOptions = {}): Root {
  return {
    render: (element) => render(withIds(element, identifierPrefix), container),
    unmount: () => render(null, container),
  }
}

/** React's `hydrateRoot`, on Preact. Takes over at once. */
export function hydrateRoot(container: Element, element: ComponentChild, options: RootOptions = {}): Root {
  followServer(() => hydrate(withIds(element, options.identifierPrefix ?? ''), container))
  return createRoot(container, options)
}

const withIds = (element: ComponentChild, prefix: string) =>
  createElement(IdPrefix.Provider, { value: prefix }, element)
