import { type ComponentChild, createElement, hydrate, render } from 'preact'
import { IdPrefix } from './react.ts'
import { renderAsServer } from './renderAsServer.ts'
import { withEffects } from './withEffects.ts'

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

const withIds = (element: ComponentChild, prefix: string) =>
  createElement(IdPrefix.Provider, { value: prefix }, element)
