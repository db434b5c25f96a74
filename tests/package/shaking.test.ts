import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { bundleCode } from '../../scripts/checks/package/bundleForPage.ts'
import { ROOT } from './support/projectCopy.ts'

const core = fileURLToPath(new URL('../../dist/core.js', import.meta.url))

it.each([
  ['slugify', 700],
  ['formatTimestamp', 300],
  ['displayName', 300],
  ['encodeKeyword', 600],
  ['buildSearchUrl', 1700],
])('%s alone contains no tables: at most %i bytes', async (name, most) => {
  const { size, names } = await bundleCode(ROOT, `export { ${name} } from ${JSON.stringify(core)}`, ['js-cookie'])
  expect(names).toEqual([name])
  expect(size.first + size.later).toBeLessThanOrEqual(most)
})
