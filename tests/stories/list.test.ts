import { readFileSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { compareStates } from '../../scripts/desk/compareStates.ts'
import { allStates, parts } from '../../stories/states/parts.ts'

const entries = inject('deskEntries')
const features = readFileSync(new URL('../../docs/features.md', import.meta.url), 'utf8')

describe('the list of states', () => {
  it('has a story for every state, and a state for every story', () => {
    expect(compareStates(allStates, entries)).toEqual([])
    expect(allStates.length).toBeGreaterThan(140)
  })

  it('names each state once in its part, and says which section and rows it shows', () => {
    for (const part of Object.keys(parts)) {
      const names = allStates.filter((state) => state.part === part).map(({ name }) => name)
      expect(new Set(names).size, part).toBe(names.length)
    }
    const without = allStates.filter(({ rows }) => rows.length === 0).map(({ id }) => id)
    expect(without).toEqual([])
  })

  it('speaks of rows that the feature list has', () => {
    const rows = [...new Set(allStates.flatMap((state) => state.rows))]
    expect(rows.filter((row) => !features.includes(`| ${row} |`))).toEqual([])
  })

  it('shows something of each section that has states', () => {
    expect([...new Set(allStates.map(({ section }) => section))].sort()).toEqual([2, 4, 5, 8])
  })
})

describe('the check of the list', () => {
  const [state] = allStates
  if (!state) throw new Error('There are no states.')

  it('finds a state without a story', () => {
    const seeded = { ...state, key: 'NobodyDrewThis', name: 'Nobody drew this', id: `${state.id}-nobody-drew-this` }
    expect(compareStates([...allStates, seeded], entries)).toEqual([
      `${state.part} has the state "Nobody drew this" (NobodyDrewThis), but no story ${seeded.id} shows it`,
    ])
  })

  it('finds a story without a state, another name, and a missing play test', () => {
    expect(compareStates(allStates.slice(1), entries)).toEqual([`the story ${state.id} shows no listed state`])
    const seeded = { ...state, name: 'Another name', interactive: true as const }
    const faults = compareStates([seeded, ...allStates.slice(1)], entries)
    expect(faults).toHaveLength(2)
    expect(faults[0]).toContain('"Another name"')
    expect(faults[1]).toContain('needs a play test')
  })
})
