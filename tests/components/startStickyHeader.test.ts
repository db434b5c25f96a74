import { expect, test, vi } from 'vitest'
import { startStickyHeader } from '../../src/browser/observers/stickyHeader.ts'

/** An observer whose callback the test calls. */
class SizesOnDemand {
  static tell: () => void = () => undefined
  constructor(tell: () => void) {
    SizesOnDemand.tell = tell
  }
  observe() {}
  disconnect() {
    SizesOnDemand.tell = () => undefined
  }
}

class NoSight {
  observe() {}
  disconnect() {}
}

function mounted() {
  vi.stubGlobal('ResizeObserver', SizesOnDemand)
  vi.stubGlobal('IntersectionObserver', NoSight)
  const header = document.createElement('header')
  document.body.append(header)
  const layout = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const style = vi.spyOn(window, 'getComputedStyle')
  const stop = startStickyHeader(header, { sticks: true })
  return { layout, style, stop }
}

const published = (): string => document.documentElement.style.getPropertyValue('--shell-header-height')
const sentinels = (): number => document.querySelectorAll('[data-shell-sentinel]').length

test('a new header forces no layout: its size is published with the page’s own layout', () => {
  const { layout, style, stop } = mounted()
  expect(layout).not.toHaveBeenCalled()
  expect(style).not.toHaveBeenCalled()
  SizesOnDemand.tell()
  expect(published()).toBe('0px')
  expect(sentinels()).toBe(1)
  stop()
  expect(published()).toBe('')
  expect(sentinels()).toBe(0)
})

test('a header that is removed before the page’s first layout leaves nothing', () => {
  const { stop } = mounted()
  stop()
  SizesOnDemand.tell()
  expect(published()).toBe('')
  expect(sentinels()).toBe(0)
})
