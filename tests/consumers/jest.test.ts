import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildConsumer } from './support/buildConsumer.ts'

it('the unit tests that the docs advise pass in Jest, which loads CommonJS, and print nothing', async () => {
  const { folder } = await buildConsumer('tests/consumers/jest')
  const result = JSON.parse(await readFile(join(folder, 'result.json'), 'utf8'))
  expect(result).toMatchObject({
    numPassedTests: 6,
    numFailedTests: 0,
    numPendingTests: 0,
    numRuntimeErrorTestSuites: 0,
  })
})
