import { expect } from 'vitest'
import { by, type EnginePage } from './EnginePage.ts'
import type { Query, Role } from './inPage.ts'

/** The least size of what a visitor aims at, in CSS pixels (WCAG 2.5.8). */
const TARGET = 24

export interface Room {
  /** The least height of the box, in CSS pixels. */
  readonly height: number
  /** Roles that it must offer, each at least once, big enough and with nothing in the way. */
  readonly offers: readonly Role[]
}

/**
 * Expects a box (a popover, a sheet, a menu) to lie inside the window, to be large enough, and to offer its content: found by
 * role, as large as a target must be, and with nothing in front of it.
 */
export async function expectRoom(page: EnginePage, query: Query, { height, offers }: Room): Promise<void> {
  // What it offers may come from a service, and change its height.
  for (const role of offers) await page.find(by(role, undefined, query))
  const { box } = await page.still(query)
  const [windowWidth, windowHeight] = await page.evaluate(() => [innerWidth, innerHeight] as const)
  expect(box.height, 'its height in pixels').toBeGreaterThanOrEqual(height)
  expect(box.width, 'its width in pixels').toBeGreaterThanOrEqual(150)
  const edges = { left: box.x >= -1, right: box.x + box.width <= windowWidth + 1, top: box.y >= -1 }
  expect(edges, 'edges inside the window').toEqual({ left: true, right: true, top: true })
  expect(box.y, 'its top edge is above the window’s end').toBeLessThan(windowHeight - TARGET)
  for (const role of offers) {
    const within = await page.all(by(role, undefined, query))
    const usable = within.filter(
      ({ point, box: own }) => point !== null && (own.height >= TARGET || role === 'checkbox' || role === 'link'),
    )
    expect(usable.length, `how many of ${within.length} can be used, of role ${role}`).toBeGreaterThan(0)
  }
}
