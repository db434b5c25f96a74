import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { axeViolations } from '../../scripts/desk/axe.ts'
import { type DeskBrowser, openDeskBrowser } from '../../scripts/desk/deskBrowser.ts'
import { MEDIA, setMedia, showStory } from '../../scripts/desk/showStory.ts'
import { allStates, type ListedState } from '../../stories/states/parts.ts'

/** What a browser, and the shell, say where a service fails, which is what stories of section 8 are about. */
const FAILED_SERVICE =
  /^error: Failed to load resource: the server responded with a status of (404|5\d\d)|the page goes on without it\. \(code: no-answer\)$/

let desk: DeskBrowser
beforeAll(async () => {
  desk = await openDeskBrowser(inject('deskOrigin'))
})
afterAll(() => desk.close())

const titleOf = ({ part, name, interactive }: ListedState): string =>
  `${part}: ${name}: ${interactive ? 'its play test passes, and ' : ''}axe finds nothing in light, dark or forced colours`

describe.concurrent('every story', () => {
  for (const state of allStates) {
    it(titleOf(state), async ({ expect }) => {
      await desk.onPage(async ({ page, takeComplaints }) => {
        await showStory(page, inject('deskOrigin'), state)
        const [content, window] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return [scrollWidth, clientWidth] as const
        })
        expect.soft(content, 'width of the page, which must not scroll sideways').toBeLessThanOrEqual(window)
        for (const media of MEDIA) {
          await setMedia(page, media)
          expect.soft(await axeViolations(page), `violations in ${media} colours`).toEqual([])
        }
        const complaints = takeComplaints().filter((text) => state.section !== 8 || !FAILED_SERVICE.test(text))
        expect.soft(complaints, 'console messages, page errors and requests that leave the machine').toEqual([])
      })
    })
  }
})

describe('the gate', () => {
  const [first] = allStates

  it('finds a seeded fault of contrast, in each kind of colours', async ({ expect }) => {
    if (!first) throw new Error('There are no states.')
    await desk.onPage(async ({ page }) => {
      await showStory(page, inject('deskOrigin'), first)
      await page.addStyleTag({
        content: 'main h1 { forced-color-adjust: none; color: light-dark(#ddd, #333) !important; background: Canvas; }',
      })
      for (const media of MEDIA) {
        await setMedia(page, media)
        expect(await axeViolations(page), media).toEqual([expect.stringMatching(/^color-contrast at/)])
      }
    })
  })

  it('finds a request that would leave the machine', async ({ expect }) => {
    if (!first) throw new Error('There are no states.')
    await desk.onPage(async ({ page, takeComplaints }) => {
      await showStory(page, inject('deskOrigin'), first)
      await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined))
      expect(takeComplaints().join()).toContain('https://elsewhere.example/')
    })
  })

  it('says what failed where a story does not exist', async ({ expect }) => {
    if (!first) throw new Error('There are no states.')
    await desk.onPage(async ({ page }) => {
      const missing = showStory(page, inject('deskOrigin'), { ...first, id: 'nobody--drew-this' })
      await expect(missing).rejects.toThrow('there is no such story')
    })
  })
})
