import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { comparePictures } from '../../scripts/desk/comparePictures.ts'
import { type DeskBrowser, openDeskBrowser } from '../../scripts/desk/deskBrowser.ts'
import { drawingMachine } from '../../scripts/desk/drawingMachine.ts'
import { takePicture } from '../../scripts/desk/takePicture.ts'
import { allStates, type ListedState } from '../../stories/states/parts.ts'

let desk: DeskBrowser
beforeAll(async () => {
  desk = await openDeskBrowser(inject('deskOrigin'), { pages: 1 })
})
afterAll(() => desk.close())

const state = (id: string): ListedState => {
  const listed = allStates.find((one) => one.id === id)
  if (!listed) throw new Error(`There is no state ${id}.`)
  return listed
}

const draw = (id: string): Promise<Buffer> =>
  desk.onPage(({ page }) => takePicture(page, inject('deskOrigin'), state(id)))

describe('the picture gate', () => {
  it.each(['shell-header--seeker-menu', 'shell-side-navigation--seeker', 'shell-header--sticky'])(
    'draws %s the same twice',
    async (id) => {
      const pictures = [await draw(id), await draw(id)] as const
      expect(await desk.onPage(({ page }) => comparePictures(page, ...pictures))).toBeNull()
    },
  )

  it('finds one pixel that changed', async () => {
    const id = 'shell-footer--phone'
    const before = await draw(id)
    const after = await desk.onPage(async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const pixel = document.createElement('i')
          pixel.style.cssText = 'position:absolute;top:40px;left:7px;width:1px;height:1px;background:#fefefe'
          document.body.append(pixel)
        })
      })
      return takePicture(page, inject('deskOrigin'), state(id))
    })
    const difference = await desk.onPage(({ page }) => comparePictures(page, before, after))
    expect(difference?.pixels).toBe(1)
    expect(difference?.sizes).toBeUndefined()
    expect(difference?.picture.subarray(1, 4).toString()).toBe('PNG')
  })

  it('finds a picture that grew, and says both sizes', async () => {
    const [small, large] = [await draw('shell-header--phone'), await draw('shell-footer--phone')]
    const difference = await desk.onPage(({ page }) => comparePictures(page, small, large))
    expect(difference?.sizes).toMatch(/^390 × \d+, now 390 × \d+$/)
  })

  it('tells machines apart by browser and specimen, and one machine is always the same', async () => {
    const machine = await drawingMachine(desk.browser)
    expect(machine).toEqual({ chromium: desk.browser.version(), specimen: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(await drawingMachine(desk.browser)).toEqual(machine)
  })
})
