import { Shell } from '@jobsite/shell'
import { renderShell } from '@jobsite/shell/server'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { takeConsole } from '../support/failOnConsole.ts'
import { checkAddresses } from '../support/safeAddresses.ts'

const SILENT = { debug() {}, info() {}, warn() {}, error() {} }

test('no value of any option becomes an unsafe address in React’s HTML, or prevents it', () => {
  const render = (options: object) =>
    renderToString(
      <Shell {...options} logger={SILENT} fetch={() => new Promise<Response>(() => undefined)}>
        <main id="main-content" />
      </Shell>,
    )
  expect(checkAddresses(render)).toBeGreaterThan(200)
  // Messages about unusable values are expected.
  expect(takeConsole().filter((line) => line.startsWith('error'))).toEqual([])
})

test('nor in fragments', () => {
  const render = (options: object) => Object.values(renderShell(options)).join('')
  expect(checkAddresses(render)).toBeGreaterThan(200)
  expect(takeConsole().filter((line) => line.startsWith('error'))).toEqual([])
})
