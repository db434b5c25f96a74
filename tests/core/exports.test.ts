import * as core from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { SAVED_JOB_TYPE } from '../../src/core/constants.ts'
import { isDeepFrozen } from './support.ts'

const exported = new Map<string, unknown>(Object.entries(core))

describe('the entry point core', () => {
  it('has no default export', () => {
    expect(exported.has('default')).toBe(false)
  })

  it('keeps the stored type of a saved job, which the query of the saved-jobs page does not share', () => {
    expect(SAVED_JOB_TYPE).toBe('saved_job')
  })

  it('exports tables that are frozen, all the way down', () => {
    const tables = [...exported].filter(([, value]) => typeof value === 'object')
    expect(tables.length).toBeGreaterThan(17)
    // Texts are read-only by their types: only their languages are frozen.
    const isFrozen = (name: string, value: unknown) =>
      Object.isFrozen(value) && (/essages$/.test(name) || isDeepFrozen(value))
    expect(tables.filter(([name, value]) => !isFrozen(name, value)).map(([name]) => name)).toEqual([])
  })
})
