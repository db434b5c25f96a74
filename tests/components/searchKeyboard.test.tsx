import { type Language, messages } from '@jobsite/shell/core'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { HeaderPage, pagesOf } from './shell.tsx'

const { renderPage } = pagesOf(HeaderPage)

const KEYWORDS = ['Kế toán', 'Kế toán trưởng', 'Kế toán tổng hợp']
// Found by what is written in the HTML: names that are computed take seconds on the platform the tests run on.
const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const field = () => find('form[role="search"] [role="combobox"]') as HTMLInputElement
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
const type = (text: string) => {
  field().value = text
  fireEvent.input(field())
}
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init })

afterEach(() => vi.useRealTimers())
beforeAll(() => import('../../src/components/Search/searchPanels.ts'))

describe('the combobox, by the ARIA practices', () => {
  const show = async (text: string, props = {}) => {
    renderPage({ suggest: async () => KEYWORDS, ...props })
    field().focus()
    await waitFor(() => expect(find('[role="listbox"]')).not.toBeNull())
    if (text === '') return
    type(text)
    await waitFor(() => expect(options()).toHaveLength(KEYWORDS.length))
  }

  it.each<[text: string, key: string, init: KeyboardEventInit, expected: string | null]>([
    ['', 'ArrowDown', {}, KEYWORDS[0] as string],
    ['', 'ArrowUp', {}, KEYWORDS[2] as string],
    ['', 'ArrowDown', { altKey: true }, null],
    ['ke', 'ArrowDown', {}, KEYWORDS[0] as string],
    ['ke', 'ArrowUp', {}, KEYWORDS[2] as string],
  ])('"%s" and %s %o mark %s', async (text, key, init, expected) => {
    await show(text)
    press(key, init)
    await waitFor(() => expect(options()).toHaveLength(3))
    await waitFor(() => expect(marked()).toBe(expected))
    expect(field().value).toBe(text)
    expect(document.activeElement).toBe(field())
    expect(options().filter((option) => option.getAttribute('aria-selected') === 'true')).toHaveLength(expected ? 1 : 0)
  })

  /** Does something in the field before the code of its list is there. */
  const early = (action: () => void) => {
    renderPage({ suggest: async () => KEYWORDS })
    act(() => {
      field().focus()
      expect(find('[role="listbox"]')).toBeNull()
      action()
      expect(find('[role="listbox"]')).toBeNull()
    })
  }

  it.each([
    ['', 'ArrowDown', 0],
    ['ke', 'ArrowUp', 2],
  ])('"%s" and %s before its code mark an option once there are some', async (text, key, index) => {
    early(() => {
      if (text) type(text)
      press(key)
    })
    await waitFor(() => expect(marked()).toBe(KEYWORDS[index]))
    expect(field().value).toBe(text)
  })

  it.each([
    ['Escape', () => press('Escape')],
    ['another key', () => press('k')],
    ['a focus elsewhere', () => field().blur()],
  ])('an arrow key before its code is taken back by %s', async (_, takeBack) => {
    early(() => {
      press('ArrowDown')
      takeBack()
    })
    await waitFor(() => expect(find('[role="listbox"]')).not.toBeNull())
    await act(async () => undefined)
    expect(options()).toEqual([])
  })

  it('wraps around at its ends, and Escape closes it, then empties the field', async () => {
    await show('ke')
    press('ArrowUp')
    expect(marked()).toBe(KEYWORDS[2])
    press('ArrowDown')
    expect(marked()).toBe(KEYWORDS[0])
    press('ArrowUp')
    expect(marked()).toBe(KEYWORDS[2])
    press('Escape')
    expect([field().getAttribute('aria-expanded'), field().value]).toEqual(['false', 'ke'])
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
    press('Escape')
    expect(field().value).toBe('')
  })

  it.each(['ke', ''])('gives up on suggestions for "%s" that are not there yet, by Escape', async (text) => {
    const answers: ((found: string[]) => void)[] = []
    const suggest = () => new Promise<string[]>((resolve) => answers.push(resolve))
    await show('', { suggest })
    if (text === '') press('ArrowDown')
    else type(text)
    await waitFor(() => expect(answers).toHaveLength(1))
    press('Escape')
    expect(field().value).toBe('')
    await act(async () => answers[0]?.(KEYWORDS))
    expect(options()).toEqual([])
  })

  it('takes back the notice of slow suggestions by Escape, and keeps the text', async () => {
    vi.useFakeTimers()
    renderPage({ suggest: () => new Promise(() => undefined) })
    await act(async () => field().focus())
    type('ke')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(find('form ~ * [role="status"]')?.textContent).toBe(messages.vi.searchBar.stalled)
    press('Escape')
    expect(find('form ~ * [role="status"]')?.textContent).toBe('')
    expect(field().value).toBe('ke')
  })

  it('marks nothing any more once typing continues before the list is there', async () => {
    await show('')
    press('ArrowDown')
    type('ke')
    await waitFor(() => expect(options()).toHaveLength(3))
    expect(marked()).toBeNull()
  })

  it('emphasizes what was typed, and says the same text', async () => {
    await show('ke toan')
    for (const option of options()) expect(option.querySelector('mark')?.textContent).toBe('Kế toán')
    expect(options().map((option) => option.textContent)).toEqual(KEYWORDS)
  })

  it.each(['interview', 'salary'] as const)('names its list: job titles on the %s page', async (page) => {
    await show('ke', { page })
    expect(find('[role="listbox"]')?.getAttribute('aria-label')).toBe(messages.vi.searchBar.jobTitleSuggestions)
  })
})

describe.each<Language>(['vi', 'en'])('the picker in %s', (language) => {
  const text = messages[language].searchBar
  const dialog = () => find('dialog[open]')
  const status = () => dialog()?.querySelector('[role="status"]')?.textContent
  const filter = () => dialog()?.querySelector('input[type="text"]') as HTMLInputElement
  const chips = () => [...(dialog()?.querySelectorAll<HTMLElement>('button.shell-chip') ?? [])]
  const boxes = () => [...(dialog()?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [])]
  const names = language === 'vi' ? ['Hồ Chí Minh', 'Hà Nội', 'Hải Phòng'] : ['Ho Chi Minh', 'Ha Noi', 'Hai Phong']
  const open = async (locationId: number[]) => {
    renderPage({ language, locationId })
    fireEvent.pointerDown(find('.shell-location-button') as HTMLElement)
    fireEvent.click(find('.shell-location-button') as HTMLElement)
    await waitFor(() => expect(dialog()).not.toBeNull())
  }

  it('moves focus on as a place is removed, says so, and Escape still closes it', async () => {
    await open([29, 24, 28])
    chips()[1]?.focus()
    for (const [removed, left, next] of [
      [1, 2, () => chips()[1]],
      [2, 1, () => chips()[0]],
      [0, 0, filter],
    ] as const) {
      fireEvent.click(document.activeElement as HTMLElement)
      expect(status()).toBe(text.removedLocation(names[removed] as string, left))
      expect(document.activeElement).toBe(next())
    }
    // Focus may be nowhere all the same: where a page took it, say.
    filter().blur()
    press('Escape')
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(find('.shell-location-button'))
  })

  it('says the limit with the third place and with each refusal, and the filter’s count at any time', async () => {
    await open([29, 24])
    fireEvent.click(boxes()[2] as HTMLElement)
    expect(status()).toBe(text.maxLocations(3))
    fireEvent.change(filter(), { target: { value: 'zzzz' } })
    expect(status()).toBe(text.locationCount(0))
    fireEvent.change(filter(), { target: { value: '' } })
    expect(status()).toBe('')
    const before = dialog()?.querySelector('[role="status"] > *')
    fireEvent.click(boxes()[4] as HTMLElement)
    expect(status()).toBe(text.maxLocations(3))
    // A new element is announced, the same text again is not.
    expect(dialog()?.querySelector('[role="status"] > *')).not.toBe(before)
    expect(chips()).toHaveLength(3)
  })
})
