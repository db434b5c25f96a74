import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { axeViolations } from '../../scripts/visual/axe.ts'
import { createAxeSeries } from '../../scripts/visual/createAxeSeries.ts'
import { MEDIA, type Media, setMedia, showStory } from '../../scripts/visual/showStory.ts'
import { openStorybookBrowser, type StorybookBrowser } from '../../scripts/visual/storybookBrowser.ts'
import { allStates, components, type ListedState } from '../../stories/states/components.ts'
import type { ListedComponent } from '../../stories/states/describeComponent.ts'
import { screenshotsOf } from '../../stories/states/screenshots.ts'
import { findOverflow } from '../../stories/support/findOverflow.ts'
import { eachValue } from '../support/chooseRows.ts'
import { isNightly } from '../support/isNightly.ts'
import { shareChromium } from '../support/shareChromium.ts'

/** Messages of the browser and the shell when a service fails, as in stories of section 8. */
const FAILED_SERVICE =
  /^error: Failed to load resource: the server responded with a status of (404|5\d\d)|^error: status code 5\d\d$|code: no-answer\)$/

/** Texts that may be cut off: a long name, the search field's label at 200 %, and what the page puts into a slot. */
const MAY_BE_CUT = /^cut off: (Maximilian-Alexander-Konstantin|Việc làm, công ty|afterLogo)$/

/** In the page: its width with what cannot be seen, the window's, and the texts that do not fit. */
const READ_LAYOUT = `(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth, (${findOverflow})(document)])(document.documentElement)`

let storybook: StorybookBrowser
beforeAll(async () => {
  const browser = await shareChromium()
  storybook = await openStorybookBrowser(inject('storybookOrigin'), { browser, tasksPerPage: allStates.length })
})
afterAll(() => storybook.close())

/** Tests what no state before had. */
const axe = createAxeSeries()

/** Whether a state has a dark screenshot. */
const isDarkToo = (state: ListedState): boolean =>
  screenshotsOf(state).some(({ colorScheme }) => colorScheme === 'dark')

const isPinned = ({ globals }: ListedState): boolean => globals?.colorScheme !== undefined

/** One state of each group of each component. */
const REPRESENTATIVES = new Set(
  eachValue(
    allStates.map(({ id, component, group }) => ({ id, place: `${component}/${group}` })),
    ['place'],
  ).map(({ id }) => id),
)

/** Color preferences that axe tests the colors of a state with: light, and all for a state with a dark screenshot. */
const mediaOf = (state: ListedState): readonly Media[] => (isNightly || isDarkToo(state) ? MEDIA : ['light'])

/** The elements that the docs page of a component numbers and measures in a state, as selectors; none in other states. */
function numberedIn({ component, key }: ListedState): string[] {
  const { guide }: ListedComponent = components[component]
  if (key !== (guide.figure ?? 'Playground')) return []
  const selectors = [...guide.anatomy.map(([, , selector]) => selector), ...guide.measures.map((one) => one.selector)]
  return selectors.flatMap((selector) => selector?.replace(/::\w+$/, '') ?? [])
}

/** In the page: the selectors of no element that is shown. */
const isNotShown = (selector: string): boolean => {
  const { width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
  return width <= 1 || height <= 1
}

/**
 * Each group of each component, by a state with a play function where it has one, and each state that a docs page measures.
 * What the other states of a group add is a look, and what their play functions do is in `tests/components` and
 * `tests/browser`; `npm run visual` opens all of them too.
 */
const OPENED = eachValue(
  allStates.map((state) => ({
    state,
    group: `${state.component}/${state.group}`,
    play: state.interactive && `${state.component}/${state.group}`,
    measured: numberedIn(state).length > 0 && state.id,
  })),
  ['group', 'play', 'measured'],
)

/** States that pin their colors come last: going from others to them loads Storybook again. */
const ORDERED = OPENED.map(({ state }) => state).sort((one, other) => Number(isPinned(one)) - Number(isPinned(other)))

const titleOf = (state: ListedState): string => {
  const [{ component, name, interactive }, media] = [state, mediaOf(state)]
  const axe = `axe finds nothing in ${media.join(', ')} colors`
  const facts = [
    interactive && 'its play function passes',
    axe,
    'nothing scrolls sideways or is cut off, no unexpected message',
  ]
  return `${component}: ${name}: ${facts.filter(Boolean).join('; ')}`
}

describe.concurrent(`every story${OPENED.share}`, () => {
  for (const state of ORDERED) {
    it(titleOf(state), async ({ expect }) => {
      await storybook.onPage(async ({ page, takeUnexpectedMessages }) => {
        await showStory(page, inject('storybookOrigin'), state)
        const [content, window, cut] = await page.evaluate<[number, number, string[]]>(READ_LAYOUT)
        expect.soft(content, 'width of the page, which must not scroll sideways').toBeLessThanOrEqual(window)
        expect
          .soft(
            cut.filter((text) => !MAY_BE_CUT.test(text)),
            'texts that do not fit',
          )
          .toEqual([])
        const readMissing = `${JSON.stringify(numberedIn(state))}.filter(${isNotShown})`
        // What the services answer is shown after the story.
        await page.waitForFunction(`${readMissing}.length === 0`).catch(() => undefined)
        const missing = await page.evaluate(readMissing)
        expect.soft(missing, 'elements that the docs page numbers or measures').toEqual([])
        // Structure is the same in all colors, and styles are the same in all states of a group: once is enough.
        const found = isNightly
          ? await axeViolations(page, 'structure')
          : await axe.structureViolations(page, { styles: REPRESENTATIVES.has(state.id) })
        expect.soft(found, 'violations').toEqual([])
        for (const media of mediaOf(state)) {
          await setMedia(page, media)
          const inColors = isNightly ? await axeViolations(page, 'colors') : await axe.colorViolations(page)
          expect.soft(inColors, `violations in ${media} colors`).toEqual([])
        }
        const expected = state.section === 8 ? FAILED_SERVICE : undefined
        const unexpectedMessages = takeUnexpectedMessages(expected)
        expect.soft(unexpectedMessages, 'console messages, page errors and requests that leave the machine').toEqual([])
      })
    })
  }
})

describe('the check', () => {
  const first = allStates[0] as ListedState

  it('finds an injected contrast fault with each color preference', async ({ expect }) => {
    await storybook.onPage(async ({ page }) => {
      await showStory(page, inject('storybookOrigin'), first)
      await page.addStyleTag({
        content: 'main h1 { forced-color-adjust: none; color: light-dark(#ddd, #333) !important; background: Canvas; }',
      })
      for (const media of MEDIA) {
        await setMedia(page, media)
        const found = await axe.colorViolations(page)
        expect(found, media).toEqual([expect.stringMatching(/^color-contrast at/)])
      }
    })
  })

  it('finds an injected fault in markup, and in the size of a target', async ({ expect }) => {
    await storybook.onPage(async ({ page }) => {
      await showStory(page, inject('storybookOrigin'), first)
      expect(await axe.structureViolations(page)).toEqual([])
      const name = await page.locator('main h1').evaluateHandle((heading) => {
        heading.insertAdjacentHTML(
          'beforebegin',
          '<nav aria-label="More"><button><b>More</b></button> <button>Less</button></nav>',
        )
        return heading.previousElementSibling?.querySelector('b')
      })
      expect(await axe.structureViolations(page)).toEqual([])
      await name.evaluate((text) => text?.remove())
      expect(await axe.structureViolations(page)).toEqual([expect.stringMatching(/^button-name at/)])
      await name.evaluate((text) => text && document.querySelector('nav[aria-label="More"] button')?.append(text))
      expect(await axe.structureViolations(page)).toEqual([])
      await page.addStyleTag({ content: 'nav[aria-label="More"] button { font-size: 4px; padding: 0; border: 0 }' })
      const small = await axe.structureViolations(page)
      expect(small).toEqual([expect.stringMatching(/^target-size at/), expect.stringMatching(/^target-size at/)])
    })
  })

  it('finds a request that would leave the machine', async ({ expect }) => {
    await storybook.onPage(async ({ page, takeUnexpectedMessages }) => {
      await showStory(page, inject('storybookOrigin'), first)
      await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined))
      const unexpectedMessages: string[] = []
      await expect
        .poll(() => {
          unexpectedMessages.push(...takeUnexpectedMessages())
          return unexpectedMessages
        })
        .toContain('a request leaves the machine: https://elsewhere.example/')
    })
  })

  it.for([
    ['of a story that lets services fail', FAILED_SERVICE, 0],
    ['of any other', undefined, 1],
  ] as const)(
    'judges a late message by the story that made the request: %s',
    async ([, expected, count], { expect }) => {
      await storybook.onPage(async ({ page, takeUnexpectedMessages }) => {
        await showStory(page, inject('storybookOrigin'), first)
        const url = `${inject('storybookOrigin')}/missing.json`
        const requested = page.waitForRequest(url)
        const logged = page.waitForEvent('console', (message) => message.location().url === url)
        await page.evaluate((missing) => void fetch(missing), url)
        await requested
        // The next story is shown before the answer is told.
        const early = takeUnexpectedMessages(expected)
        await logged
        expect([...early, ...takeUnexpectedMessages()]).toHaveLength(count)
      })
    },
  )

  it('reports a story that does not exist', async ({ expect }) => {
    await storybook.onPage(async ({ page }) => {
      const missing = showStory(page, inject('storybookOrigin'), { ...first, story: 'missing--story' })
      await expect(missing).rejects.toThrow('there is no such story')
    })
  })
})
