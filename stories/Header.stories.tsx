import { dispatchShellEvent, Header } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failing, handlers } from './mocks/handlers.ts'
import { header } from './states/header.ts'
import { fullSlots } from './support/fullSlots.tsx'
import { PageAround } from './support/PageAround.tsx'
import { linkBelow, menuButton, nextEvent, rootOf, wordsOf } from './support/play.ts'
import { storyFromState } from './support/storyFromState.ts'
import { USERS } from './support/users.ts'

/** Room for an open menu, in CSS pixels. */
const HEIGHT = 440

const meta: Meta<typeof Header> = {
  title: 'Shell/Header',
  id: 'shell-header',
  component: Header,
  render: (args, { parameters }) => <PageAround above={<Header {...args} />} height={parameters.height} />,
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

/** The button of the account, anyone who is looking. */
const accountButton = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement.querySelector('.shell-actions') as HTMLElement).getByRole('button')

const opensAccount: Play = async ({ canvasElement }) => {
  const button = accountButton(canvasElement)
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

export const Playground: Story = {
  ...storyFromState(header, 'Playground', { height: HEIGHT }),
  args: { variant: 'full', skipTo: 'main-content', searchShortcut: true },
}

export const SearchPage: Story = storyFromState(header, 'SearchPage')
export const HomePage: Story = storyFromState(header, 'HomePage')
export const English: Story = storyFromState(header, 'English')
export const SeasonalLogo: Story = storyFromState(header, 'SeasonalLogo')
export const SeasonalLogoDark: Story = storyFromState(header, 'SeasonalLogoDark')
export const InTechLogo: Story = storyFromState(header, 'InTechLogo')
export const InTechLogoImage: Story = storyFromState(header, 'InTechLogoImage')

/** A page that learns its job's group at the third time of asking. */
const lateGroup = {
  asked: 0,
  ask(): number | undefined {
    lateGroup.asked += 1
    return lateGroup.asked > 2 ? 5 : undefined
  },
}

export const InTechLogoLate: Story = {
  ...storyFromState(header, 'InTechLogoLate', { shell: { jobFunctionGroup: lateGroup.ask } }),
  beforeEach: () => {
    lateGroup.asked = 0
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /^inTECH/ })).toBeVisible()
  },
}

export const CurrentPage: Story = storyFromState(header, 'CurrentPage')

export const JobsMenu: Story = {
  ...storyFromState(header, 'JobsMenu', { height: HEIGHT }),
  play: opens('jobs', 'findJobs'),
}

export const CareerMenu: Story = {
  ...storyFromState(header, 'CareerMenu', { height: HEIGHT }),
  play: opens('career', 'numerology'),
}

export const MyJobsMenu: Story = {
  ...storyFromState(header, 'MyJobsMenu', { height: HEIGHT }),
  play: opens('myJobs', 'jobsForYou'),
}

export const MenuByKeyboard: Story = {
  ...storyFromState(header, 'MenuByKeyboard'),
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

export const HiddenItems: Story = storyFromState(header, 'HiddenItems')

export const VisitorMenu: Story = {
  ...storyFromState(header, 'VisitorMenu', { height: HEIGHT }),
  play: async (context) => {
    await opensAccount(context)
    const { logInWithGoogle, register } = wordsOf(context.globals)
    const button = accountButton(context.canvasElement)
    await expect(linkBelow(button, logInWithGoogle)).toBeVisible()
    await expect(linkBelow(button, register)).toHaveAttribute('href', expect.stringContaining('utm_medium_navi=Header'))
  },
}

export const SeekerMenu: Story = {
  ...storyFromState(header, 'SeekerMenu', { height: 620 }),
  play: async (context) => {
    await opensAccount(context)
    const words = wordsOf(context.globals)
    const button = accountButton(context.canvasElement)
    await waitFor(() => expect(linkBelow(button, `3 ${words.resumeSummary.employerViews}`)).toBeVisible())
    await expect(linkBelow(button, words.logOut)).toBeVisible()
  },
}

export const AccountByKeyboard: Story = {
  ...storyFromState(header, 'AccountByKeyboard'),
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
  ...storyFromState(header, 'AccountClosedOutside'),
  play: async (context) => {
    await opensAccount(context)
    await userEvent.click(within(context.canvasElement).getByRole('main'))
    await expect(accountButton(context.canvasElement)).toHaveAttribute('aria-expanded', 'false')
  },
}

export const UserUnknown: Story = storyFromState(header, 'UserUnknown')
export const Seeker: Story = storyFromState(header, 'Seeker')
export const CountsAboveNinetyNine: Story = storyFromState(header, 'CountsAboveNinetyNine')
export const NoCounts: Story = storyFromState(header, 'NoCounts')

export const CountsFailed: Story = {
  ...storyFromState(header, 'CountsFailed', { height: 520, msw: [failing.resumeSummary, ...handlers] }),
  play: async (context) => {
    await opensAccount(context)
    const button = accountButton(context.canvasElement)
    await expect(linkBelow(button, wordsOf(context.globals).logOut)).toBeVisible()
    await expect(
      within(context.canvasElement).queryByText(wordsOf(context.globals).resumeSummary.employerViews),
    ).toBeNull()
  },
}

export const LongName: Story = storyFromState(header, 'LongName')
export const NoName: Story = storyFromState(header, 'NoName')

/** Presses an item of "My jobs", and gives what the page heard of it. */
async function clickInMyJobs({ canvasElement, globals }: Parameters<Play>[0], item: 'savedJobs' | 'jobsForYou') {
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
  ...storyFromState(header, 'GatedItem'),
  play: async (context) => {
    const heard = await clickInMyJobs(context, 'savedJobs')
    await expect((heard as CustomEvent).detail).toEqual(
      expect.objectContaining({ langCode: context.globals.language === 'en' ? 'en' : 'vi' }),
    )
  },
}

export const UngatedItem: Story = {
  ...storyFromState(header, 'UngatedItem'),
  play: async (context) => {
    await expect(await clickInMyJobs(context, 'jobsForYou')).toBeUndefined()
  },
}

export const Sticky: Story = {
  ...storyFromState(header, 'Sticky', { height: 2000 }),
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
  ...storyFromState(header, 'NotStickyOnJobs', { height: 2000 }),
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement, 'header')
    await waitFor(() => expect(root).toHaveAttribute('data-enhanced'))
    window.scrollTo(0, 400)
    await waitFor(() => expect(root.getBoundingClientRect().bottom).toBeLessThan(0))
    await expect(root).not.toHaveAttribute('data-sticky')
  },
}

export const UserUpdated: Story = {
  ...storyFromState(header, 'UserUpdated'),
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
  ...storyFromState(header, 'SkipLink'),
  play: async ({ canvasElement, globals }) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: wordsOf(globals).skipToContent })
    await expect(link).toHaveFocus()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  },
}

export const SmallDesktop: Story = storyFromState(header, 'SmallDesktop')

export const MoreOpen: Story = {
  ...storyFromState(header, 'MoreOpen', { height: 620 }),
  play: async ({ canvasElement, globals }) => {
    const more = await within(canvasElement).findByRole('button', { name: wordsOf(globals).more })
    await userEvent.click(more)
    // Whether a script's focus shows a ring is up to the browser.
    more.blur()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    const [first] = within(more.parentElement as HTMLElement).getAllByRole('link')
    await expect(first).toBeVisible()
  },
}

export const WidestTablet: Story = storyFromState(header, 'WidestTablet')
export const Desktop: Story = storyFromState(header, 'Desktop')
export const WideDesktop: Story = storyFromState(header, 'WideDesktop')
export const Phone: Story = storyFromState(header, 'Phone')
export const NarrowPhone: Story = storyFromState(header, 'NarrowPhone')
export const WidestPhone: Story = storyFromState(header, 'WidestPhone')

export const PhonePanel: Story = {
  ...storyFromState(header, 'PhonePanel', { height: 700 }),
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

export const Minimal: Story = { ...storyFromState(header, 'Minimal'), args: { variant: 'minimal' } }
export const MinimalPhone: Story = { ...storyFromState(header, 'MinimalPhone'), args: { variant: 'minimal' } }
export const Slots: Story = { ...storyFromState(header, 'Slots'), args: { slots: fullSlots } }
export const SlotsTablet: Story = { ...storyFromState(header, 'SlotsTablet'), args: { slots: fullSlots } }
export const SlotsPhone: Story = { ...storyFromState(header, 'SlotsPhone'), args: { slots: fullSlots } }
export const Dark: Story = storyFromState(header, 'Dark')
export const ForcedColors: Story = storyFromState(header, 'ForcedColors')
export const MoreContrast: Story = storyFromState(header, 'MoreContrast')
export const LargeText: Story = storyFromState(header, 'LargeText')
export const LargeTextPhone: Story = storyFromState(header, 'LargeTextPhone')
export const OnReset: Story = storyFromState(header, 'OnReset')
export const OnBootstrap: Story = storyFromState(header, 'OnBootstrap')
export const OnTailwind: Story = storyFromState(header, 'OnTailwind')
export const OnSmallRoot: Story = storyFromState(header, 'OnSmallRoot')
export const Hover: Story = storyFromState(header, 'Hover')
export const Pressed: Story = storyFromState(header, 'Pressed')
export const FocusRing: Story = storyFromState(header, 'FocusRing')
export const HoverDark: Story = storyFromState(header, 'HoverDark')

export const LogoFailed: Story = {
  ...storyFromState(header, 'LogoFailed'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.shell-mark')).toBeVisible())
  },
}

export const Print: Story = storyFromState(header, 'Print')
