import { afterEach, expect, test, vi } from 'vitest'
import { settleHistory } from '../../src/browser/navigation/overlayMark.ts'
import { pushHistoryEntry } from '../../src/browser/navigation/pushHistoryEntry.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  settleHistory()
})

test('a unit test that ends while an overlay closes throws nothing afterwards', () => {
  vi.spyOn(window.history, 'back').mockReturnValue()
  vi.useFakeTimers()
  const remove = pushHistoryEntry(() => undefined)
  const afterwards = vi.fn()
  remove(afterwards)
  vi.stubGlobal('window', undefined)

  expect(() => vi.runAllTimers()).not.toThrow()
  expect(afterwards).not.toHaveBeenCalled()
})
