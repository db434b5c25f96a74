import type { Page } from 'playwright'

/** A layout shift without recent input: its size, and the elements that moved. */
export interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Lets a page's layout shifts be read. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.getAttribute('class')}` : node?.textContent
          return `${name}: ${[from, to].map(({ x, y, width, height }) => `${x},${y} ${width}×${height}`).join(' to ')}`
        })
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts of a page since it began, those of a click omitted. */
export function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // Two frames: the last change has been laid out, painted and reported by then.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve))
    return (window as unknown as { shifts: Shift[] }).shifts
  })
}

/** Returns the positions of the header's links and buttons, and of the page's heading. */
export function readPlaces(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(() => {
    const found = document.querySelectorAll('[data-shell="header"] :is(a, button, input), main, main h1')
    const places = [...found].map((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [`${index} ${element.tagName}`, [x, y, width, height]] satisfies [string, number[]]
    })
    return Object.fromEntries(places)
  })
}
