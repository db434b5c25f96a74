import { defineConfig } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headerMenu } from '../../src/core/menu/headerMenu.ts'
import { countOverflowing, overflowMenu } from '../../src/core/menu/overflowMenu.ts'

describe('countOverflowing', () => {
  it.each([
    [{ available: 350, items: [100, 100, 150], more: 60, gap: 0 }, 0],
    [{ available: 349, items: [100, 100, 150], more: 60, gap: 0 }, 1],
    [{ available: 370, items: [100, 100, 150], more: 60, gap: 10 }, 0],
    [{ available: 369, items: [100, 100, 150], more: 60, gap: 10 }, 1],
    [{ available: 200, items: [100, 100, 150], more: 60, gap: 0 }, 2],
    [{ available: 0, items: [100, 100, 150], more: 60, gap: 0 }, 3],
    [{ available: 0, items: [], more: 60, gap: 0 }, 0],
  ])('%j overflows %i', (widths, folded) => {
    expect(countOverflowing(widths)).toBe(folded)
  })

  it('leaves only what fits beside "More", and never hides more as the bar grows', () => {
    const width = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(fc.array(width, { maxLength: 8 }), width, fc.nat(20), fc.nat(2000), (items, more, gap, available) => {
        const folded = countOverflowing({ available, items, more, gap })
        const shown = items.length - folded
        const taken = items.slice(0, shown).reduce((sum, item) => sum + item + gap, 0) + more
        if (folded > 0 && shown > 0) expect(taken).toBeLessThanOrEqual(available)
        expect(countOverflowing({ available: available + 50, items, more, gap })).toBeLessThanOrEqual(folded)
      }),
    )
  })
})

describe('overflowMenu', () => {
  const items = headerMenu({ config: defineConfig(), language: 'en', page: 'jobAlerts' })

  it('contains the overflowing items’ links, and the current page', () => {
    const more = overflowMenu(items.slice(1), 'More')
    expect(more?.children?.map(({ id }) => id)).toEqual([
      'companies',
      ...(items[2]?.children ?? []).map(({ id }) => id),
      'savedJobs',
      'jobAlerts',
      'jobsForYou',
    ])
    expect(more?.current).toBe('true')
    expect(overflowMenu(items.slice(1, 2), 'More')?.current).toBeUndefined()
  })

  it('is undefined without overflow', () => {
    expect(overflowMenu([], 'More')).toBeUndefined()
  })
})
