import { dispatchShellEvent, Header } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failing, handlers } from './mocks/handlers.ts'
import { header } from './states/header.ts'
import { fullSlots } from './support/fullSlots.tsx'
import { PageAround } from './support/PageAround.tsx'
import { linkBelow, menuButton, nextEvent, rootOf, wordsOf } from './support/play.ts'
import { storyOf } from './support/storyOf.ts'
import { USERS } from './support/users.ts'

/** Room for an open menu, in CSS pixels. */
const ROOM = 440

const meta: Meta<typeof Header> = {
  title: 'Shell/Header',
  component: Header,
  render: (args, { parameters }) => <PageAround above={<Header {...args} />} height={parameters.room} />,
}

export default meta

type Story = StoryObj<typeof Header>

type Play = NonNullable<Story['play']>

/** Opens an entry of the main menu by press and shows what is in it. */
const opens =
  (entry: 'jobs' | 'career' | 'myJobs', link: 'findJobs' | 'numerology' | 'jobsForYou'): Play =>
  async ({ canvasElement, globals }) => {
    const { menu } = wordsOf(globals)
    const button = menuButton(canvasElement, globals, entry)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(linkBelow(button, menu[link])).toBeVisible()
  }

/** The button of the account, whoever is looking. */
const accountButton = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement.querySelector('.shell-aside') as HTMLElement).getByRole('button')

const opensAccount: Play = async ({ canvasElement }) => {
  const button = accountButton(canvasElement)
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

export const SearchPage: Story = storyOf(header, 'SearchPage')

export const HomePage: Story = storyOf(header, 'HomePage')

export const English: Story = storyOf(header, 'English')

export const SeasonalLogo: Story = storyOf(header, 'SeasonalLogo')

export const SeasonalLogoDark: Story = storyOf(header, 'SeasonalLogoDark')

export const InTechLogo: Story = storyOf(header, 'InTechLogo')

export const InTechLogoPicture: Story = storyOf(header, 'InTechLogoPicture')

/** A page that learns its job's group at the third time of asking. */
const lateGroup = {
  asked: 0,
  ask(): number | undefined {
    lateGroup.asked += 1
    return lateGroup.asked > 2 ? 5 : undefined
  },
}

export const InTechLogoLate: Story = {
  ...storyOf(header, 'InTechLogoLate', { shell: { jobFunctionGroup: lateGroup.ask } }),
  beforeEach: () => {
    lateGroup.asked = 0
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /^inTECH/ })).toBeVisible()
  },
}

export const CurrentPage: Story = storyOf(header, 'CurrentPage')

export const JobsMenu: Story = {
  ...storyOf(header, 'JobsMenu', { room: ROOM }),
  play: opens('jobs', 'findJobs'),
}

export const CareerMenu: Story = {
  ...storyOf(header, 'CareerMenu', { room: ROOM }),
  play: opens('career', 'numerology'),
}

export const MyJobsMenu: Story = {
  ...storyOf(header, 'MyJobsMenu', { room: ROOM }),
  play: opens('myJobs', 'jobsForYou'),
}

export const MenuByKeyboard: Story = {
  ...storyOf(header, 'MenuByKeyboard'),
  play: async ({ canvasElement, globals }) => {
    const { menu } = wordsOf(globals)
    const button = menuButton(canvasElement, globals, 'jobs')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(linkBelow(button, menu.newestJobs)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
  },
}

export const HiddenItems: Story = storyOf(header, 'HiddenItems')

export const VisitorMenu: Story = {
  ...storyOf(header, 'VisitorMenu', { room: ROOM }),
  play: async (context) => {
    await opensAccount(context)
    const { logInWithGoogle, register } = wordsOf(context.globals)
    const button = accountButton(context.canvasElement)
    await expect(linkBelow(button, logInWithGoogle)).toBeVisible()
    await expect(linkBelow(button, register)).toHaveAttribute('href', expect.stringContaining('utm_medium_navi=Header'))
  },
}

export const SeekerMenu: Story = {
  ...storyOf(header, 'SeekerMenu', { room: 620 }),
  play: async (context) => {
    await opensAccount(context)
    const words = wordsOf(context.globals)
    const button = accountButton(context.canvasElement)
    await waitFor(() => expect(linkBelow(button, `3 ${words.resumeSummary.employerViews}`)).toBeVisible())
    await expect(linkBelow(button, words.logOut)).toBeVisible()
  },
}

export const AccountByKeyboard: Story = {
  ...storyOf(header, 'AccountByKeyboard'),
  play: async ({ canvasElement }) => {
    const button = accountButton(canvasElement)
    const before = within(canvasElement).getAllByRole('link').at(0) as HTMLElement
    before.focus()
    while (document.activeElement !== button) await userEvent.tab()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
  },
}

export const AccountClosedOutside: Story = {
  ...storyOf(header, 'AccountClosedOutside'),
  play: async (context) => {
    await opensAccount(context)
    await userEvent.click(within(context.canvasElement).getByRole('main'))
    await expect(accountButton(context.canvasElement)).toHaveAttribute('aria-expanded', 'false')
  },
}

export const UserUnknown: Story = storyOf(header, 'UserUnknown')

export const Seeker: Story = storyOf(header, 'Seeker')

export const CountsAboveNinetyNine: Story = storyOf(header, 'CountsAboveNinetyNine')

export const NoCounts: Story = storyOf(header, 'NoCounts')

export const CountsFailed: Story = {
  ...storyOf(header, 'CountsFailed', { room: 520, msw: [failing.resumeSummary, ...handlers] }),
  play: async (context) => {
    await opensAccount(context)
    const button = accountButton(context.canvasElement)
    await expect(linkBelow(button, wordsOf(context.globals).logOut)).toBeVisible()
    await expect(
      within(context.canvasElement).queryByText(wordsOf(context.globals).resumeSummary.employerViews),
    ).toBeNull()
  },
}

export const LongName: Story = storyOf(header, 'LongName')

export const NoName: Story = storyOf(header, 'NoName')

/** Presses an item of "My jobs", and gives what the page heard of it. */
async function pressMyJobs({ canvasElement, globals }: Parameters<Play>[0], item: 'savedJobs' | 'jobsForYou') {
  const { menu } = wordsOf(globals)
  const button = menuButton(canvasElement, globals, 'myJobs')
  let heard: Event | undefined
  const hear = (event: Event) => {
    heard = event
  }
  window.addEventListener('LOGIN_POPUP', hear)
  await userEvent.click(button)
  await userEvent.click(linkBelow(button, menu[item]))
  window.removeEventListener('LOGIN_POPUP', hear)
  return heard
}

export const GatedItem: Story = {
  ...storyOf(header, 'GatedItem'),
  play: async (context) => {
    const heard = await pressMyJobs(context, 'savedJobs')
    await expect((heard as CustomEvent).detail).toEqual(
      expect.objectContaining({ langCode: context.globals.language === 'en' ? 'en' : 'vi' }),
    )
  },
}

export const UngatedItem: Story = {
  ...storyOf(header, 'UngatedItem'),
  play: async (context) => {
    await expect(await pressMyJobs(context, 'jobsForYou')).toBeUndefined()
  },
}

export const Sticky: Story = {
  ...storyOf(header, 'Sticky', { room: 2000 }),
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement, 'header')
    await waitFor(() => expect(root).toHaveAttribute('data-enhanced'))
    const height = document.documentElement.scrollHeight
    const heard = nextEvent<{ sticky: boolean }>('HEADER_STICKY')
    window.scrollTo(0, 400)
    await expect((await heard).detail.sticky).toBe(true)
    await expect(root).toHaveAttribute('data-sticky')
    await expect(document.documentElement.scrollHeight).toBe(height)
  },
}

export const NotStickyOnJobs: Story = {
  ...storyOf(header, 'NotStickyOnJobs', { room: 2000 }),
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement, 'header')
    await waitFor(() => expect(root).toHaveAttribute('data-enhanced'))
    window.scrollTo(0, 400)
    await waitFor(() => expect(root.getBoundingClientRect().bottom).toBeLessThan(0))
    await expect(root).not.toHaveAttribute('data-sticky')
  },
}

export const UserUpdated: Story = {
  ...storyOf(header, 'UserUpdated'),
  play: async ({ canvasElement }) => {
    const { firstName, lastName } = USERS.user ?? {}
    await waitFor(() => {
      // The provider listens from a moment after the first paint on.
      dispatchShellEvent('UPDATE_USER', { user: { userId: 1, firstName, lastName } })
      return expect(accountButton(canvasElement)).toHaveTextContent('Anh')
    })
  },
}

export const SkipLink: Story = {
  ...storyOf(header, 'SkipLink'),
  play: async ({ canvasElement, globals }) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: wordsOf(globals).skipToContent })
    await expect(link).toHaveFocus()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  },
}

export const SmallDesktop: Story = storyOf(header, 'SmallDesktop')

export const MoreOpen: Story = {
  ...storyOf(header, 'MoreOpen', { room: 620 }),
  play: async ({ canvasElement, globals }) => {
    const more = await within(canvasElement).findByRole('button', { name: new RegExp(`^${wordsOf(globals).more}`) })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(linkBelow(more, wordsOf(globals).menu.jobsForYou)).toBeVisible()
  },
}

export const WidestTablet: Story = storyOf(header, 'WidestTablet')

export const Desktop: Story = storyOf(header, 'Desktop')

export const WideDesktop: Story = storyOf(header, 'WideDesktop')

export const Phone: Story = storyOf(header, 'Phone')

export const NarrowPhone: Story = storyOf(header, 'NarrowPhone')

export const WidestPhone: Story = storyOf(header, 'WidestPhone')

export const PhonePanel: Story = {
  ...storyOf(header, 'PhonePanel', { room: 700 }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: wordsOf(globals).openMenu }))
    await expect(canvas.getByRole('button', { name: wordsOf(globals).closeMenu })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(canvas.getByRole('link', { name: wordsOf(globals).menu.companies })).toBeVisible()
  },
}

export const Minimal: Story = { ...storyOf(header, 'Minimal'), args: { variant: 'minimal' } }

export const MinimalPhone: Story = { ...storyOf(header, 'MinimalPhone'), args: { variant: 'minimal' } }

export const Slots: Story = { ...storyOf(header, 'Slots'), args: { slots: fullSlots } }

export const SlotsTablet: Story = { ...storyOf(header, 'SlotsTablet'), args: { slots: fullSlots } }

export const SlotsPhone: Story = { ...storyOf(header, 'SlotsPhone'), args: { slots: fullSlots } }

export const Dark: Story = storyOf(header, 'Dark')

export const ForcedColours: Story = storyOf(header, 'ForcedColours')

export const MoreContrast: Story = storyOf(header, 'MoreContrast')

export const LargeText: Story = storyOf(header, 'LargeText')

export const LargeTextPhone: Story = storyOf(header, 'LargeTextPhone')

export const OnReset: Story = storyOf(header, 'OnReset')

export const OnBootstrap: Story = storyOf(header, 'OnBootstrap')

export const OnTailwind: Story = storyOf(header, 'OnTailwind')

export const OnSmallRoot: Story = storyOf(header, 'OnSmallRoot')
