import { expect, it } from 'vitest'
import { checkReproducible } from '../../scripts/checks/package/reproducible.ts'
import { ROOT } from './support/projectCopy.ts'

it('the package is the same wherever it is built', async () => {
  expect(await checkReproducible(ROOT)).toEqual([])
})
