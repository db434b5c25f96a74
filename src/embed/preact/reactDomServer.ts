import { type ComponentChild, createElement } from 'preact'
import { renderToString as renderByPreact } from 'preact-render-to-string'
import { IdPrefix } from './react.ts'
import { renderAsServer } from './renderAsServer.ts'

/** Implements React's `renderToString` on Preact. */
export function renderToString(
  element: ComponentChild,
  { identifierPrefix = '' }: { identifierPrefix?: string } = {},
): string {
  return renderAsServer(() => renderByPreact(createElement(IdPrefix.Provider, { value: identifierPrefix }, element)))
}
