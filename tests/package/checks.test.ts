import { expect, it } from 'vitest'
import { CHECKS } from '../../scripts/checks/checks.ts'
import { ROOT } from './support/projectCopy.ts'

/** Builds the package twice more: with the tests of tools. */
const { reproducible: _, ...checks } = CHECKS

it.each(Object.entries(checks))('the package passes its check: %s', async (_, check) => {
  expect(await check(ROOT)).toEqual([])
})
