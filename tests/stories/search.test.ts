import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest'
import { openState } from '../../.storybook/openState.ts'
import { openStorybookBrowser, type StorybookBrowser } from '../../scripts/visual/storybookBrowser.ts'
import { IDEAS, type Selector } from '../../stories/search/ideas.ts'
import { createSearch, type SearchResult, select } from '../../stories/search/searchEntries.ts'
import { TAG_RULES } from '../../stories/states/tags.ts'
import { initialStoryGlobals } from '../../stories/support/toolbar.ts'
import { someRows } from '../support/chooseRows.ts'
import { shareChromium } from '../support/shareChromium.ts'
import { FIRST_PLACES } from './firstPlaces.ts'
import { UNKNOWN_WORDS, WORDS } from './searchWords.ts'

const origin = inject('storybookOrigin')
const entries = inject('storybookEntries')
const search = createSearch(entries)

/** Entries by selector: each selector is used by many words. */
const selected = new Map<string, readonly string[]>()
const idsOf = (selector: Selector): readonly string[] => {
  const ids = selected.get(selector) ?? select(entries, selector)
  selected.set(selector, ids)
  return ids
}

const textOf = ({ name, path }: SearchResult): string => [name, ...path].join(' / ')

/** Results that are seen without scrolling. */
const FIRST = 4

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')

describe('the list of ideas', () => {
  const phrases = IDEAS.flatMap(({ en, vi, finds }) =>
    [...en.split(', '), ...vi.split(', ')].map((phrase) => ({ phrase, finds })),
  )

  it('has words in both languages, and entries for each selector', () => {
    expect(IDEAS.filter(({ en, vi }) => en === '' || vi === '')).toEqual([])
    const selectors = [...new Set(IDEAS.flatMap(({ finds }) => finds))]
    expect(selectors.filter((selector) => idsOf(selector).length === 0)).toEqual([])
  })

  it('has words for each tag, group, component and docs page', () => {
    const found = new Set(IDEAS.flatMap(({ finds }) => finds.flatMap(idsOf)))
    const without = (ids: readonly string[]): boolean => ids.length > 0 && !ids.some((id) => found.has(id))
    const idsWith = (has: (entry: (typeof entries)[number]) => boolean): string[] =>
      entries.filter(has).map(({ id }) => id)
    expect(TAG_RULES.map(([tag]) => tag).filter((tag) => without(idsWith(({ tags }) => tags.includes(tag))))).toEqual(
      [],
    )
    const pages = entries.filter(({ type, title }) => type === 'docs' && !title.startsWith('All states/'))
    expect(pages.filter(({ id }) => without([id])).map(({ title }) => title)).toEqual([])
    const groups = [...new Set(entries.map(({ title }) => title).filter((title) => title.split('/').length === 3))]
    expect(groups.filter((group) => without(idsWith(({ title }) => title === group)))).toEqual([])
  })

  it('leads from each word, also without accents, to one of its entries among the first four', () => {
    // All of them at night: a tenth shows that the rule holds.
    const tried = someRows(phrases, (row) => phrases.indexOf(row) % 10 === 0)
    const missed = tried.flatMap(({ phrase, finds }) => {
      const ids = new Set(finds.flatMap(idsOf))
      return [...new Set([phrase, withoutAccents(phrase)])].filter(
        (typed) =>
          !search(typed)
            .slice(0, FIRST)
            .some(({ id }) => ids.has(id)),
      )
    })
    // A word may belong to two ideas, and some Vietnamese words differ by accents alone.
    expect(missed.length / (2 * tried.length), missed.join(', ')).toBeLessThan(0.02)
  })
})

describe('the search', () => {
  it(`leads from at least 95 % of ${WORDS.length} other words to the right story or page among the first four`, () => {
    const missed = WORDS.filter(
      ([word, found]) =>
        !search(word)
          .slice(0, FIRST)
          .some((result) => found.test(textOf(result))),
    )
    expect(missed.length / WORDS.length, missed.map(([word]) => word).join(', ')).toBeLessThanOrEqual(0.05)
  })

  it(`has the right story or page in first place for ${FIRST_PLACES.length} words, or nothing where none is right`, () => {
    const wrong = FIRST_PLACES.flatMap(([word, first]) => {
      const [found] = search(word)
      const isRight = first ? found && first.test(`${found.id} ${textOf(found)}`) : !found
      return isRight ? [] : [`${word}: ${found ? textOf(found) : 'nothing'}`]
    })
    expect(wrong).toEqual([])
  })

  it('matches a word of Vietnamese as a whole, not by one of its syllables', () => {
    for (const [whole, others] of [
      ['máy tính bảng', ['máy bảng', 'bảng giá', 'máy bay giấy']],
      ['băng rôn', ['băng keo', 'băng hà']],
      ['đường dẫn', ['đường phố', 'đường sắt', 'dẫn chứng']],
      ['chân trang', ['chân trời', 'đôi chân']],
      ['kính lúp', ['kính mát', 'kính thiên văn']],
    ] as const) {
      expect(search(whole), whole).not.toEqual([])
      for (const other of others) expect(search(other).map(textOf), other).toEqual([])
    }
  })

  it('matches words with accents as they are typed, and no syllable of a word that it does not know', () => {
    for (const query of ['trái tim', 'tải tệp lên', 'bảng chữ cái', 'gio hang', 'chat widget', 'màu mỡ', 'máy ảnh'])
      expect(search(query).map(textOf), query).toEqual([])
    expect(search('in màu')[0]?.name).toMatch(/^Print/)
  })

  it('knows a phrase in another order, in the plural, in short, and with words between that say nothing', () => {
    for (const [typed, known] of [
      ['list of suggestions', 'suggestion list'],
      ['greys', 'grey'],
      ["doesn't fit", 'does not fit'],
      ['the backend is down', 'backend down'],
      ['search as I type', 'search as you type'],
    ] as const)
      expect(search(typed)[0]?.id, typed).toBe(search(known)[0]?.id)
  })

  it('ignores an unknown word beside a state or topic, where it makes no other thing of it', () => {
    for (const [typed, known] of [
      ['mauve colors', 'colors'],
      ['Quebec tracking', 'tracking'],
      ['màu mocha', 'màu'],
      ['iPad A16', 'iPad'],
    ] as const)
      expect(search(typed)[0]?.id, typed).toBe(search(known)[0]?.id)
    for (const other of ['date picker', 'cookie recipe', 'dark chocolate'])
      expect(search(other).map(textOf), other).toEqual([])
  })

  it('shows a state or a topic where nothing shows it of the thing that is typed too, and else nothing', () => {
    expect(search('broken picture')[0]?.name).toMatch(/image|logo/)
    expect(search('failing API')[0]?.name).toMatch(/^Error/)
    expect(search('warm colors')[0]?.name).toBe('Tokens')
    expect(search('address validation').map(textOf)).toEqual([])
  })

  it('finds the same in British and American English', () => {
    for (const [british, american] of [
      ['colour', 'color'],
      ['grey', 'gray'],
      ['colour palette', 'color palette'],
      ['career centre', 'career center'],
      ['dialogue', 'dialog'],
      ['customisation', 'customization'],
      ['labelled', 'labeled'],
    ] as const) {
      expect(search(british), british).not.toEqual([])
      expect(search(british), british).toEqual(search(american))
    }
  })

  it.each(UNKNOWN_WORDS)('finds nothing for %s', (word) => {
    expect(search(word).map(textOf)).toEqual([])
  })

  it.each(['', ' ', '/', '·', '“”', '(', '\\', 'x'.repeat(10_000)])(
    'finds nothing, and does not fail, for %j',
    (word) => {
      expect(search(word)).toEqual([])
    },
  )

  it('finds stories while a word is still typed', () => {
    for (const word of ['sticky', 'breadcrumbs', 'băng rôn', 'điện thoại', 'skip link', 'dark mode']) {
      const whole = search(word)[0]?.id
      for (let length = 3; length < word.length; length += 1)
        expect(
          search(word.slice(0, length)).map(({ id }) => id),
          word.slice(0, length),
        ).toContain(whole)
    }
  })

  it('finds the same in capitals', () => {
    for (const word of ['BĂNG RÔN', 'Dark Mode', 'ĐĂNG NHẬP', 'A11Y'])
      expect(search(word)).toEqual(search(word.toLowerCase()))
  })

  it('narrows down with each word', () => {
    expect(search('dark header').map(textOf).slice(0, FIRST).join('\n')).toMatch(
      /^(.*Dark.*Header.*|.*dark.*Header.*)/m,
    )
    expect(search('lỗi tìm kiếm')[0]).toMatchObject({ id: 'shell-search--suggestions-failed' })
    expect(search('menu di động').length).toBeLessThan(search('di động').length)
  })

  it('does not find print stories for tablets', () => {
    for (const word of ['tablet', 'máy tính bảng', 'iPad'])
      expect(
        search(word).filter(({ name }) => /print/i.test(name)),
        word,
      ).toEqual([])
  })

  it('has names without search words', () => {
    expect(entries.filter(({ name }) => name.includes('·')).map(({ name }) => name)).toEqual([])
  })
})

test('what a combination sets in the toolbar ends with it', () => {
  let globals: Record<string, unknown> = { ...initialStoryGlobals, theme: 'dark' }
  const opened: string[] = []
  const api: Parameters<typeof openState>[0] = {
    getGlobals: () => globals,
    updateGlobals: (values) => {
      globals = { ...globals, ...values }
    },
    selectStory: (id) => void opened.push(String(id)),
  }
  const [large = ''] = search('bigger text on mobile').map(({ id }) => id)
  const [print = ''] = search('print footer').map(({ id }) => id)
  openState(api, large)
  expect(globals).toMatchObject({ text: '200', viewport: { value: 'w360' } })
  openState(api, print)
  expect(globals).toMatchObject({ text: initialStoryGlobals.text, medium: 'print' })
  openState(api, 'shell-header--long-name')
  expect(globals).toMatchObject({ ...initialStoryGlobals, theme: 'dark' })
  expect(opened.at(-1)).toBe('shell-header--long-name')
})

let storybook: StorybookBrowser
beforeAll(async () => {
  storybook = await openStorybookBrowser(origin, { pages: 1, browser: await shareChromium(), tasksPerPage: 10 })
})
afterAll(() => storybook.close())

/** Opens Storybook, unless it is open. Returns its search field. */
async function openStorybook(page: Page) {
  if (!page.url().startsWith(origin)) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${origin}/?path=/docs/introduction--docs`)
  }
  const field = page.getByRole('combobox').locator('input')
  await field.waitFor()
  // The list of ideas comes with Storybook's index.
  await field.fill('sticky')
  await page.getByRole('option').first().waitFor()
  return field
}

const optionsOf = (page: Page) => page.getByRole('option')

describe('the sidebar’s search', () => {
  it('shows what the search finds, in its order', async () => {
    await storybook.onPage(async ({ page }) => {
      const field = await openStorybook(page)
      // The search itself finds all words above: what is left to show is that the sidebar asks it, and shows what it says.
      const words = someRows(WORDS, (row) => WORDS.indexOf(row) % 40 === 0)
      for (const [word] of words) {
        await field.fill(word)
        const expected = search(word).slice(0, FIRST)
        await expect
          .poll(
            () => optionsOf(page).evaluateAll((all) => all.slice(0, 4).map((one) => (one as HTMLElement).dataset.id)),
            {
              message: word,
            },
          )
          .toEqual(expected.map(({ id }) => id))
      }
    })
  })

  it('says that it finds nothing', async () => {
    await storybook.onPage(async ({ page }) => {
      const field = await openStorybook(page)
      await field.fill('xyzzy')
      await page.getByText('Nothing found for “xyzzy”').waitFor()
      expect(await optionsOf(page).count()).toBe(0)
      expect(await page.getByText('No components found').isVisible()).toBe(false)
    })
  })

  it('is used by keyboard, and gives the tree back', async () => {
    await storybook.onPage(async ({ page }) => {
      const field = await openStorybook(page)
      await field.fill('băng rôn')
      await expect.poll(() => optionsOf(page).first().getAttribute('data-id')).toBe(search('băng rôn')[0]?.id)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const second = optionsOf(page).nth(1)
      expect(await second.getAttribute('aria-selected')).toBe('true')
      expect(await field.getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'))
      await page.keyboard.press('Enter')
      const id = search('băng rôn')[1]?.id ?? ''
      await page.waitForURL((url) => url.searchParams.get('path')?.endsWith(id) === true)
      expect(await page.title()).not.toMatch(/quảng cáo|advert/)
      // The empty field offers what was opened before, as Storybook does; then the tree is back.
      await page.keyboard.press('Escape')
      await page.locator('#search-results').waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Playground' }).first().waitFor()
    })
  })

  it('opens a result by a click', async () => {
    await storybook.onPage(async ({ page }) => {
      const field = await openStorybook(page)
      await field.fill('tokens')
      await optionsOf(page).filter({ hasText: 'Tokens' }).click()
      await page.waitForURL((url) => url.searchParams.get('path') === '/docs/reference-tokens--docs')
    })
  })
})
