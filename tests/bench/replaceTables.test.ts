import { describe, expect, test } from 'vitest'
import { replaceTables } from '../../bench/support/replaceTables.ts'

const PAGE = `# Performance

<!-- bench slug -->

Old slug.

<!-- /bench slug -->

<!-- bench site -->

Old site.

<!-- /bench site -->

## Experiments
`

describe('replaceTables', () => {
  test('replaces the tables of one part, and leaves those of the others', () => {
    const page = replaceTables(PAGE, 'site', 'New site costs $1, $& and $$.')
    expect(page).toBe(PAGE.replace('Old site.', () => 'New site costs $1, $& and $$.'))
  })

  test('adds the tables of a new part after the others', () => {
    const page = replaceTables(PAGE, 'browser', 'New browser.')
    expect(page).toContain('Old slug.')
    expect(page).toContain('Old site.')
    expect(page.indexOf('New browser.')).toBeGreaterThan(page.indexOf('<!-- /bench site -->'))
    expect(page.indexOf('New browser.')).toBeLessThan(page.indexOf('## Experiments'))
    expect(replaceTables(page, 'browser', 'New browser.')).toBe(page)
  })

  test('fails on a page without tables', () => {
    expect(() => replaceTables('# Performance\n', 'site', 'New.')).toThrow('has no tables')
  })
})
