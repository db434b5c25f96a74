import { constants, cookieNames, SAVED_JOB_TYPE } from '@jobsite/shell/core'
import { expect, it } from 'vitest'

it('keeps the stored type of a saved job apart from the query of the saved-jobs page', () => {
  expect(SAVED_JOB_TYPE).toBe('saved_job')
})

it('are frozen', () => {
  expect(Object.isFrozen(constants) && Object.isFrozen(cookieNames)).toBe(true)
})
