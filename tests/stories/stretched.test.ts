import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { showStory } from '../../scripts/visual/showStory.ts'
import { openStorybookBrowser, type StorybookBrowser } from '../../scripts/visual/storybookBrowser.ts'
import { allStates } from '../../stories/states/components.ts'
import { findOverflow } from '../../stories/support/findOverflow.ts'
import { someRows } from '../support/chooseRows.ts'
import { FITTING_FONTS, shareChromium } from '../support/shareChromium.ts'
import { watchPages } from '../support/watchedPages.ts'

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

/** States with text at 200 %, the size of the text as it is. */
const LARGE = allStates.filter(({ globals }) => globals?.text === '200').map(({ id }) => id)

/** A visitor's name may be cut off in the account button; the menu below it has all of it. */
const LONG_NAME = /^cut off: Maximilian-Alexander-Konstantin$/

/** A text that fits in wide letters fits in narrow ones; what is left is a box that gets too small with its text. */
const FONTS = someRows(FITTING_FONTS, (fonts) => fonts === 'wide')

describe.each(FONTS)(`in %s fonts${FONTS.share}`, (fonts) => {
  let storybook: StorybookBrowser
  beforeAll(async () => {
    const browser = await shareChromium(fonts)
    const tasksPerPage = STATES.length + LARGE.length
    storybook = await openStorybookBrowser(inject('storybookOrigin'), { browser, tasksPerPage })
  })
  afterAll(() => storybook.close())

  const fits = (id: string, language: 'vi' | 'stretched') =>
    storybook.onPage(async ({ page }) => {
      const state = allStates.find((listed) => listed.id === id)
      if (!state) throw new Error(`There is no state ${id}.`)
      await showStory(page, inject('storybookOrigin'), state, { language })
      const found: readonly string[] = await page.evaluate(`(${findOverflow})(document)`)
      expect(found.filter((text) => !LONG_NAME.test(text))).toEqual([])
    })

  test.each(STATES)('texts that are 40 % longer fit in %s', (id) => fits(id, 'stretched'))
  test.each(LARGE)('texts at 200 % fit in %s', (id) => fits(id, 'vi'))
})

describe('the check', () => {
  const { newPage } = watchPages()

  test('finds a text that is cut off, and one beyond the edge', async () => {
    const page = await newPage({ viewport: { width: 400, height: 300 } })
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
