import { expect, it } from 'vitest'
import { GATES } from '../../scripts/gates/gates.ts'
import { ROOT } from './support/seed.ts'

it.each(Object.entries(GATES))('the package passes its gate: %s', async (_, gate) => {
  expect(await gate(ROOT)).toEqual([])
})
