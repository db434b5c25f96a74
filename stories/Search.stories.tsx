import { Header } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answeredBy, failing } from './mocks/handlers.ts'
import { search } from './states/search.ts'
import { PageAround } from './support/PageAround.tsx'
import { nextEvent, wordsOf } from './support/play.ts'
import { storyFromState } from './support/storyFromState.ts'

/** Room for an open list, in CSS pixels. */
const HEIGHT = 640

/** What the search depends on: it is part of `Header`, and the provider knows the current search. */
interface SearchArgs {
  readonly keyword?: string
  readonly locationId?: readonly number[]
  readonly categoryId?: readonly number[]
  readonly recentSearches?: boolean
  readonly searchShortcut?: boolean
}

/** Values of a list of ids, with their names. */
const ids = (labels: Readonly<Record<number, string>>) => ({
  control: { type: 'multi-select' as const, labels },
  options: Object.keys(labels).map(Number),
})

const ofProvider = (type: string, fallback: string) => ({
  category: 'ShellProvider',
  type: { summary: type },
  defaultValue: { summary: fallback },
})

/** The search in the header: keyword with suggestions, locations, categories. It has no export of its own. */
const meta: Meta<SearchArgs> = {
  title: 'Shell/Search',
  id: 'shell-search',
  parameters: { shellArgs: ['keyword', 'locationId', 'categoryId', 'recentSearches'] },
  argTypes: {
    keyword: { description: 'Keyword of the current search.', control: 'text', table: ofProvider('string', 'none') },
    locationId: {
      description: 'Locations of the current search: at most three.',
      ...ids({ 29: 'Hồ Chí Minh', 24: 'Hà Nội', 17: 'Đà Nẵng', 15: 'Cần Thơ' }),
      table: ofProvider('number[]', 'all locations'),
    },
    categoryId: {
      description: 'Categories that the search is narrowed to, each with a chip.',
      ...ids({ 35: 'IT - Phần mềm', 1: 'Kế toán' }),
      table: ofProvider('number[]', 'none'),
    },
    recentSearches: {
      description: 'Whether the visitor’s latest searches are offered.',
      control: 'boolean',
      table: ofProvider('boolean', 'false'),
    },
    searchShortcut: {
      description: 'Whether `/` focuses the search.',
      control: 'boolean',
      table: { category: 'Header', type: { summary: 'boolean' }, defaultValue: { summary: 'true' } },
    },
  },
  render: ({ searchShortcut }, { parameters }) => (
    <PageAround above={<Header searchShortcut={searchShortcut} />} height={parameters.height} />
  ),
}

export default meta

type Story = StoryObj<SearchArgs>

const fromState = storyFromState(search)

type Context = Parameters<NonNullable<Story['play']>>[0]

const typed = (globals: Context['globals']): string => (globals.language === 'en' ? 'acc' : 'ke to')

const form = ({ canvasElement }: Context): HTMLElement => within(canvasElement).getByRole('search')

const field = (context: Context): HTMLElement => within(form(context)).getByRole('combobox')

/** Types into the field, once the list that belongs to it is there. */
async function type(context: Context, text: string): Promise<HTMLElement> {
  const input = field(context)
  await userEvent.click(input)
  await waitFor(() => expect(context.canvasElement.querySelector('[role="listbox"]')).not.toBeNull())
  await userEvent.type(input, text)
  return input
}

const listbox = ({ canvasElement }: Context): Promise<HTMLElement> => within(canvasElement).findByRole('listbox')

/** Opens the location picker. Returns its dialog. */
async function openLocations(context: Context): Promise<HTMLElement> {
  const button = within(form(context)).getByRole('button', { name: wordsOf(context.globals).searchBar.allLocations })
  await userEvent.click(button)
  const dialog = await within(context.canvasElement).findByRole('dialog')
  await within(dialog).findByRole('textbox', { name: wordsOf(context.globals).searchBar.filterLocations })
  return dialog
}

const places = (globals: Context['globals']) =>
  globals.language === 'en'
    ? { hoChiMinh: 'Ho Chi Minh', haNoi: 'Ha Noi', daNang: 'Da Nang', canTho: 'Can Tho' }
    : { hoChiMinh: 'Hồ Chí Minh', haNoi: 'Hà Nội', daNang: 'Đà Nẵng', canTho: 'Cần Thơ' }

const box = (dialog: HTMLElement, name: string): HTMLElement => within(dialog).getByRole('checkbox', { name })

async function showLocations(context: Context): Promise<void> {
  await expect(box(await openLocations(context), places(context.globals).hoChiMinh)).toBeVisible()
}

/** Chooses three locations, and expects that a fourth is refused. */
async function chooseThree(context: Context): Promise<void> {
  const dialog = await openLocations(context)
  const { hoChiMinh, haNoi, daNang, canTho } = places(context.globals)
  for (const name of [hoChiMinh, haNoi, daNang]) await userEvent.click(box(dialog, name))
  await expect(box(dialog, canTho)).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(box(dialog, canTho))
  await expect(box(dialog, canTho)).not.toBeChecked()
}

const showsSuggestions = async (context: Context): Promise<void> => {
  await type(context, typed(context.globals))
  await expect(within(await listbox(context)).getAllByRole('option').length).toBeGreaterThan(1)
  await waitFor(() => expect(field(context)).toHaveAttribute('aria-expanded', 'true'))
}

export const Playground: Story = {
  ...fromState('Playground', { height: HEIGHT }),
  args: { keyword: '', locationId: [], categoryId: [], recentSearches: false, searchShortcut: true },
}

export const Suggestions: Story = { ...fromState('Suggestions', { height: 320 }), play: showsSuggestions }

export const SuggestionByKeyboard: Story = {
  ...fromState('SuggestionByKeyboard'),
  play: async (context) => {
    const input = await type(context, typed(context.globals))
    const [first] = await within(await listbox(context)).findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first?.id))
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue(first?.textContent)
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}

export const SuggestionsHide: Story = {
  ...fromState('SuggestionsHide'),
  play: async (context) => {
    await showsSuggestions(context)
    field(context).blur()
    await waitFor(() => expect(field(context)).toHaveAttribute('aria-expanded', 'false'))
  },
}

export const HotKeywords: Story = {
  ...fromState('HotKeywords', { height: 400 }),
  play: async (context) => {
    const input = field(context)
    await userEvent.click(input)
    await waitFor(() => expect(context.canvasElement.querySelector('[role="listbox"]')).not.toBeNull())
    await userEvent.keyboard('{ArrowDown}')
    await expect(await listbox(context)).toHaveAccessibleName(wordsOf(context.globals).searchBar.hotKeywords)
  },
}

const saysNoneFound = async (context: Context): Promise<void> => {
  const input = await type(context, 'zzz')
  const none = wordsOf(context.globals).searchBar.suggestionCount(0)
  await expect(await within(context.canvasElement).findByText(none)).toBeInTheDocument()
  await expect(input).toHaveAttribute('aria-expanded', 'false')
}

export const NoSuggestions: Story = { ...fromState('NoSuggestions'), play: saysNoneFound }

export const SuggestionsFailed: Story = {
  ...fromState('SuggestionsFailed', answeredBy(failing.suggestions)),
  play: async (context) => {
    await saysNoneFound(context)
    const received = nextEvent<{ params: { query: string } }>('SEARCH')
    await userEvent.keyboard('{Enter}')
    await expect((await received).detail.params.query).toBe('zzz')
  },
}

export const SuggestionsStalled: Story = {
  // A source of its own that never responds: a request to a service ends after three seconds.
  ...fromState('SuggestionsStalled', {
    height: 200,
    shell: { suggest: () => new Promise(() => undefined) },
  }),
  play: async (context) => {
    await type(context, typed(context.globals))
    const { stalled } = wordsOf(context.globals).searchBar
    await expect(await within(context.canvasElement).findByText(stalled)).toBeVisible()
  },
}

const RECENT = { key: '@jobsite/shell/recent-searches', value: JSON.stringify(['Kế toán trưởng', 'C#', 'Java']) }

const rememberSearches = (): void => localStorage.setItem(RECENT.key, RECENT.value)

const showsRecent = async (context: Context): Promise<void> => {
  await userEvent.click(field(context))
  await waitFor(() => expect(context.canvasElement.querySelector('[role="listbox"]')).not.toBeNull())
  await userEvent.keyboard('{ArrowDown}')
  await expect(await listbox(context)).toHaveAccessibleName(wordsOf(context.globals).searchBar.recentSearches)
}

export const RecentSearches: Story = {
  ...fromState('RecentSearches', { height: 320 }),
  beforeEach: rememberSearches,
  play: showsRecent,
}

export const RecentSearchesCleared: Story = {
  ...fromState('RecentSearchesCleared', { height: 400 }),
  beforeEach: rememberSearches,
  play: async (context) => {
    await showsRecent(context)
    const { clearRecent, hotKeywords } = wordsOf(context.globals).searchBar
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: clearRecent }))
    await waitFor(async () => expect(await listbox(context)).toHaveAccessibleName(hotKeywords))
    await expect(localStorage.getItem(RECENT.key)).toBeNull()
  },
}

export const Shortcut: Story = {
  ...fromState('Shortcut'),
  play: async (context) => {
    await waitFor(() => expect(context.canvasElement.querySelector('[data-enhanced]')).not.toBeNull())
    // Its code comes once the page has loaded.
    await waitFor(async () => {
      await userEvent.keyboard('/')
      await expect(field(context)).toHaveFocus()
    })
    await expect(field(context)).toHaveValue('')
  },
}

export const Submitted: Story = {
  ...fromState('Submitted'),
  play: async (context) => {
    await type(context, 'C# developer')
    const received = nextEvent<{ params: object }>('SEARCH')
    await userEvent.keyboard('{Enter}')
    await expect((await received).detail.params).toEqual(expect.objectContaining({ query: 'C# developer' }))
  },
}

export const Locations: Story = { ...fromState('Locations', { height: HEIGHT }), play: showLocations }

export const LocationsFiltered: Story = {
  ...fromState('LocationsFiltered', { height: HEIGHT }),
  play: async (context) => {
    const dialog = await openLocations(context)
    await userEvent.type(within(dialog).getByRole('textbox'), 'da nang')
    await expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1)
    await expect(box(dialog, places(context.globals).daNang)).toBeVisible()
  },
}

export const LocationsNoneFound: Story = {
  ...fromState('LocationsNoneFound', { height: HEIGHT }),
  play: async (context) => {
    const dialog = await openLocations(context)
    await userEvent.type(within(dialog).getByRole('textbox'), 'atlantis')
    await expect(within(dialog).queryByRole('checkbox')).toBeNull()
  },
}

export const ThreeLocations: Story = { ...fromState('ThreeLocations', { height: HEIGHT }), play: chooseThree }

export const Districts: Story = {
  ...fromState('Districts', { height: HEIGHT }),
  play: async (context) => {
    const dialog = await openLocations(context)
    const { haNoi } = places(context.globals)
    const { districtsOf } = wordsOf(context.globals).searchBar
    await userEvent.click(within(dialog).getByRole('button', { name: districtsOf(haNoi) }))
    await userEvent.click(box(dialog, context.globals.language === 'en' ? 'Ba Dinh District' : 'Quận Ba Đình'))
    await expect(box(dialog, haNoi)).toBePartiallyChecked()
  },
}

export const IgnoredLocations: Story = {
  ...fromState('IgnoredLocations', { shell: { locationId: [-1] } }),
  play: async (context) => {
    const { allLocations } = wordsOf(context.globals).searchBar
    await expect(within(form(context)).getByRole('button', { name: allLocations })).toBeVisible()
  },
}

export const LocationsByKeyboard: Story = {
  ...fromState('LocationsByKeyboard', { height: HEIGHT }),
  play: async (context) => {
    const button = within(form(context)).getByRole('button', { name: wordsOf(context.globals).searchBar.allLocations })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await within(context.canvasElement).findByRole('dialog')
    const first = await within(dialog).findByRole('checkbox', { name: places(context.globals).hoChiMinh })
    for (let presses = 0; document.activeElement !== first && presses < 12; presses += 1) await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
  },
}

/** Opens the keyword sheet, which the first touch loads. */
async function openSheet(context: Context): Promise<HTMLElement> {
  await userEvent.click(field(context))
  const sheet = await within(context.canvasElement).findByRole('dialog')
  await within(sheet).findByRole('combobox')
  return sheet
}

export const PhoneKeyword: Story = {
  ...fromState('PhoneKeyword', { height: HEIGHT }),
  play: async (context) => {
    const sheet = await openSheet(context)
    await userEvent.type(within(sheet).getByRole('combobox'), typed(context.globals))
    await expect((await within(sheet).findAllByRole('option')).length).toBeGreaterThan(1)
  },
}

export const PhoneNoSuggestions: Story = {
  ...fromState('PhoneNoSuggestions', { height: HEIGHT }),
  play: async (context) => {
    const sheet = await openSheet(context)
    const popular = await within(sheet).findByRole('listbox', { name: wordsOf(context.globals).searchBar.hotKeywords })
    await expect(within(popular).getAllByRole('option').length).toBeGreaterThan(1)
  },
}

export const PhoneLocations: Story = { ...fromState('PhoneLocations', { height: HEIGHT }), play: showLocations }
export const PhoneLocationsFull: Story = { ...fromState('PhoneLocationsFull', { height: HEIGHT }), play: chooseThree }
