import { type ComponentChild, createElement } from 'preact'
import { renderToString as renderByPreact } from 'preact-render-to-string'
import { followServer } from './followServer.ts'
import { IdPrefix } from './react.ts'

/** React's `renderToString`, on Preact. */
export function renderToString(
  element: ComponentChild,
  { identifierPrefix = '' }: { identifierPrefix?: string } = {},
): string {
  return followServer(() => renderByPreact(createElement(IdPrefix.Provider, { value: identifierPrefix }, element)))
}
