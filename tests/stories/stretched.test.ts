import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { showStory } from '../../scripts/visual/showStory.ts'
import { openStorybookBrowser, type StorybookBrowser } from '../../scripts/visual/storybookBrowser.ts'
import { allStates } from '../../stories/states/components.ts'
import { findOverflow } from '../../stories/support/findOverflow.ts'
import { shareChromium } from '../support/shareChromium.ts'

let storybook: StorybookBrowser
beforeAll(async () => {
  const browser = await shareChromium()
  storybook = await openStorybookBrowser(inject('storybookOrigin'), { browser, tasksPerPage: STATES.length })
})
afterAll(() => storybook.close())

/** States that together show all texts, at their narrowest widths. */
const STATES = [
  'shell-whole-shell--phone-home',
  'shell-whole-shell--tablet',
  'shell-whole-shell--search-result',
  'shell-header--jobs-menu',
  'shell-header--career-menu',
  'shell-header--my-jobs-menu',
  'shell-header--visitor-menu',
  'shell-header--seeker-menu',
  'shell-header--phone-panel',
  'shell-search--hot-keywords',
  'shell-search--locations',
  'shell-search--phone-locations-full',
  'shell-side-navigation--career-center',
  'shell-side-navigation--tools',
  'shell-footer--narrow-phone',
  'shell-footer--desktop',
]

describe.concurrent('texts that are 40 % longer', () => {
  for (const id of STATES) {
    it(`fits in ${id}`, async ({ expect }) => {
      const state = allStates.find((listed) => listed.id === id)
      if (!state) throw new Error(`There is no state ${id}.`)
      await storybook.onPage(async ({ page }) => {
        await showStory(page, inject('storybookOrigin'), state, { language: 'stretched' })
        expect(await page.evaluate(`(${findOverflow})(document)`)).toEqual([])
      })
    })
  }
})

describe('the check', () => {
  it('finds a text that is cut off, and one beyond the edge', async ({ expect }) => {
    await storybook.onPage(async ({ page }) => {
      await page.setViewportSize({ width: 400, height: 300 })
      await page.setContent(`<div data-shell="x">
        <p style="width: 60px; overflow: hidden; white-space: nowrap">A text that is cut off</p>
        <p style="position: absolute; left: 380px; white-space: nowrap">A text beyond the edge</p>
        <p>A text that fits</p>
      </div>`)
      expect(await page.evaluate(`(${findOverflow})(document)`)).toEqual([
        'cut off: A text that is cut off',
        'beyond the edge: A text beyond the edge',
      ])
    })
  })
})
