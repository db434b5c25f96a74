import { displayName, shortName } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { initialOf } from '../../src/core/user/user.ts'

describe('the first letter of a name', () => {
  it.each([
    ['Minh', 'M'],
    ['👍🏽Hà', '👍🏽'],
    ['x\u0323\u0302a', 'x\u0323\u0302'],
    ['Ánh'.normalize('NFD'), 'Á'],
    ['Ệ'.normalize('NFD'), 'Ệ'],
    ['👩‍👩‍👧An', '👩‍👩‍👧'],
    ['🇻🇳Lan', '🇻🇳'],
    ['\u202eMinh', 'M'],
    ['\u200bLan', 'L'],
    ['\u200dLan', 'L'],
    ['\u0000Đức', 'Đ'],
    ['', ''],
    ['\u200b', ''],
  ])('%j → %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })
})

describe('a name', () => {
  it.each([
    ['\u202e Minh', 'Minh'],
    ['Mi\u200bnh\u2066', 'Minh'],
    ['\u0007Minh\u0085', 'Minh'],
    ['Hà\u00a0\u200f', 'Hà'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
  ])('%j is shown as %j', (firstName, shown) => {
    expect(shortName({ firstName })).toBe(shown)
    expect(displayName({ firstName, lastName: '\u202dTrần' })).toBe(`${shown} Trần`)
  })
})
