import { displayName, formatTimestamp, shortName, type User } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FALLBACK_NAME, isLoggedIn, type UserState, userState } from '../../src/core/user/user.ts'

describe('names', () => {
  it.each<[user: User | null | undefined, display: string, short: string]>([
    [{ firstName: 'Minh Anh', lastName: 'Nguyễn' }, 'Minh Anh Nguyễn', 'Anh'],
    [{ firstName: 'Nguyễn Thị Minh Anh', lastName: 'Trần' }, 'Nguyễn Thị Minh Anh Trần', 'Anh'],
    [{ firstName: 'Nguyễn Thị Minh Anh' }, 'Your name', 'Anh'],
    [{ firstName: 'Anh' }, 'Your name', 'Anh'],
    [{ lastName: 'Nguyễn' }, 'Your name', 'Your name'],
    [{ firstName: '', lastName: 'Nguyễn' }, 'Your name', 'Your name'],
    [{ firstName: 'Anh', lastName: '  ' }, 'Your name', 'Anh'],
    [{ firstName: '  Minh \t Anh  ', lastName: ' Nguyễn ' }, 'Minh Anh Nguyễn', 'Anh'],
    [{ firstName: 'Minh\u00a0Anh', lastName: 'N' }, 'Minh Anh N', 'Anh'],
    [{ firstName: null, lastName: null }, 'Your name', 'Your name'],
    [{ firstName: 7 as unknown as string, lastName: 'N' }, 'Your name', 'Your name'],
    [{ userName: 'an' }, 'Your name', 'Your name'],
    [{}, 'Your name', 'Your name'],
    [null, 'Your name', 'Your name'],
    [undefined, 'Your name', 'Your name'],
  ])('%j', (user, display, short) => {
    expect(displayName(user)).toBe(display)
    expect(shortName(user)).toBe(short)
  })

  it('have a fallback in the language of the page', () => {
    expect(FALLBACK_NAME).toBe('Your name')
    expect(displayName(null, 'Tên của bạn')).toBe('Tên của bạn')
    expect(shortName({}, 'Tên của bạn')).toBe('Tên của bạn')
    expect(shortName({ firstName: 'Minh Anh' }, 'Tên của bạn')).toBe('Anh')
  })
})

describe('the current user', () => {
  it.each<[user: User | null | undefined, loggedIn: boolean, state: UserState]>([
    [undefined, false, 'unknown'],
    [null, false, 'anonymous'],
    [{}, false, 'anonymous'],
    [{ userId: null, accessToken: null }, false, 'anonymous'],
    [{ userId: '' }, false, 'anonymous'],
    [{ userId: 0 }, false, 'anonymous'],
    [{ userId: 7 }, true, 'known'],
    [{ userId: '7' }, true, 'known'],
    [{ accessToken: 'abc' }, true, 'known'],
    [{ userId: 7, accessToken: '' }, true, 'known'],
    [{ firstName: 'Anh', lastName: 'N' }, false, 'anonymous'],
  ])('%j', (user, loggedIn, state) => {
    expect(isLoggedIn(user)).toBe(loggedIn)
    expect(userState(user)).toBe(state)
  })
})

describe('formatTimestamp', () => {
  it.each([
    ['2026-11-20T09:51:07Z', '2026-11-20T16:51:07+07:00'],
    ['2026-11-20T09:51:07.999Z', '2026-11-20T16:51:07+07:00'],
    ['2026-12-31T17:00:00Z', '2027-01-01T00:00:00+07:00'],
    ['2026-12-31T16:59:59Z', '2026-12-31T23:59:59+07:00'],
    ['2028-02-28T17:00:00Z', '2028-02-29T00:00:00+07:00'],
    ['2026-11-20T16:51:07+07:00', '2026-11-20T16:51:07+07:00'],
    ['2026-11-20T01:51:07-08:00', '2026-11-20T16:51:07+07:00'],
    ['1969-12-31T17:00:00Z', '1970-01-01T00:00:00+07:00'],
    ['1968-01-01T00:00:00.001Z', '1968-01-01T07:00:00+07:00'],
  ])('%s -> %s', (instant, text) => {
    expect(formatTimestamp(new Date(instant))).toBe(text)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 8.64e15])('an invalid date, %d, returns an empty text', (time) => {
    expect(formatTimestamp(new Date(time))).toBe('')
  })

  it('names the instant to the second, whatever the zone of the machine', () => {
    const zone = process.env.TZ
    try {
      fc.assert(
        fc.property(
          fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
          fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Asia/Ho_Chi_Minh', 'Pacific/Kiritimati'),
          (date, machine) => {
            process.env.TZ = machine
            const text = formatTimestamp(date)
            expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/)
            expect(Date.parse(text)).toBe(Math.floor(date.getTime() / 1000) * 1000)
          },
        ),
      )
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })
})
