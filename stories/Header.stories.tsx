import { dispatchShellEvent, Header } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answeredBy, failing } from './mocks/handlers.ts'
import { header } from './states/header.ts'
import { fullSlots } from './support/fullSlots.tsx'
import { PageAround } from './support/PageAround.tsx'
import { linkBelow, menuButton, nextEvent, rootOf, wordsOf } from './support/play.ts'
import { RealPage } from './support/RealPage.tsx'
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

const fromState = storyFromState(header)

type Play = NonNullable<Story['play']>

/** Opens an entry of the main menu by a click, or "More" where there is no space for the entry, and expects its links. */
const opens =
  (entry: 'jobs' | 'career' | 'myJobs', link: 'findJobs' | 'numerology' | 'jobsForYou'): Play =>
  async ({ canvasElement, globals }) => {
    const { menu } = wordsOf(globals)
    await waitFor(async () => {
      const button = menuButton(canvasElement, globals, entry)
      if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button)
      expect(button).toHaveAttribute('aria-expanded', 'true')
      expect(linkBelow(button, menu[link])).toBeVisible()
    })
  }

/** Returns the account button, for visitors and seekers. */
const accountButton = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement.querySelector('.shell-actions') as HTMLElement).getByRole('button')

const opensAccount: Play = async ({ canvasElement }) => {
  const button = accountButton(canvasElement)
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

export const Playground: Story = {
  ...fromState('Playground', { height: HEIGHT }),
  args: { variant: 'full', skipTo: 'main-content', searchShortcut: true },
}

/** A page that learns its job's group at the third time of asking. */
const lateGroup = {
  requested: 0,
  ask(): number | undefined {
    lateGroup.requested += 1
    return lateGroup.requested > 2 ? 5 : undefined
  },
}

export const InTechLogoLate: Story = {
  ...fromState('InTechLogoLate', { shell: { jobFunctionGroup: lateGroup.ask } }),
  beforeEach: () => {
    lateGroup.requested = 0
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /^inTECH/ })).toBeVisible()
  },
}

export const JobsMenu: Story = { ...fromState('JobsMenu', { height: HEIGHT }), play: opens('jobs', 'findJobs') }
export const CareerMenu: Story = { ...fromState('CareerMenu', { height: HEIGHT }), play: opens('career', 'numerology') }
export const MyJobsMenu: Story = { ...fromState('MyJobsMenu', { height: HEIGHT }), play: opens('myJobs', 'jobsForYou') }

export const MenuByKeyboard: Story = {
  ...fromState('MenuByKeyboard'),
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

export const VisitorMenu: Story = {
  ...fromState('VisitorMenu', { height: HEIGHT }),
  play: async (context) => {
    await opensAccount(context)
    const { logInWithGoogle, register } = wordsOf(context.globals)
    const button = accountButton(context.canvasElement)
    await expect(linkBelow(button, logInWithGoogle)).toBeVisible()
    await expect(linkBelow(button, register)).toHaveAttribute('href', expect.stringContaining('utm_medium_navi=Header'))
  },
}

export const SeekerMenu: Story = {
  ...fromState('SeekerMenu', { height: 620 }),
  play: async (context) => {
    await opensAccount(context)
    const words = wordsOf(context.globals)
    const button = accountButton(context.canvasElement)
    await waitFor(() => expect(linkBelow(button, `3 ${words.resumeSummary.employerViews}`)).toBeVisible())
    await expect(linkBelow(button, words.logOut)).toBeVisible()
  },
}

export const AccountByKeyboard: Story = {
  ...fromState('AccountByKeyboard'),
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
  ...fromState('AccountClosedOutside'),
  play: async (context) => {
    await opensAccount(context)
    await userEvent.click(within(context.canvasElement).getByRole('main'))
    await expect(accountButton(context.canvasElement)).toHaveAttribute('aria-expanded', 'false')
  },
}

export const CountsFailed: Story = {
  ...fromState('CountsFailed', { height: 520, ...answeredBy(failing.resumeSummary) }),
  play: async (context) => {
    await opensAccount(context)
    const button = accountButton(context.canvasElement)
    await expect(linkBelow(button, wordsOf(context.globals).logOut)).toBeVisible()
    await expect(
      within(context.canvasElement).queryByText(wordsOf(context.globals).resumeSummary.employerViews),
    ).toBeNull()
  },
}

/** Clicks an item of "My jobs". Returns the event that the page received. */
async function clickInMyJobs({ canvasElement, globals }: Parameters<Play>[0], item: 'savedJobs' | 'jobsForYou') {
  const { menu } = wordsOf(globals)
  const button = menuButton(canvasElement, globals, 'myJobs')
  let received: Event | undefined
  const hear = (event: Event) => {
    received = event
  }
  window.addEventListener('LOGIN_POPUP', hear)
  await userEvent.click(button)
  await userEvent.click(linkBelow(button, menu[item]))
  window.removeEventListener('LOGIN_POPUP', hear)
  return received
}

export const GatedItem: Story = {
  ...fromState('GatedItem'),
  play: async (context) => {
    const received = await clickInMyJobs(context, 'savedJobs')
    await expect((received as CustomEvent).detail).toEqual(
      expect.objectContaining({ langCode: context.globals.language === 'en' ? 'en' : 'vi' }),
    )
  },
}

export const UngatedItem: Story = {
  ...fromState('UngatedItem'),
  play: async (context) => {
    await expect(await clickInMyJobs(context, 'jobsForYou')).toBeUndefined()
  },
}

/** A page to scroll, so that one sees what moves and what stays. */
const longPage: Story['render'] = (args) => (
  <PageAround above={<Header {...args} />} height={2000} content={<RealPage times={10} />} />
)

export const Sticky: Story = {
  ...fromState('Sticky'),
  render: longPage,
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement, 'header')
    await waitFor(() => expect(root).toHaveAttribute('data-enhanced'))
    const height = document.documentElement.scrollHeight
    const received = nextEvent<{ sticky: boolean }>('HEADER_STICKY')
    window.scrollTo(0, 400)
    await expect((await received).detail.sticky).toBe(true)
    await expect(root).toHaveAttribute('data-sticky')
    await expect(document.documentElement.scrollHeight).toBe(height)
  },
}

export const NotStickyOnJobs: Story = {
  ...fromState('NotStickyOnJobs'),
  render: longPage,
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement, 'header')
    await waitFor(() => expect(root).toHaveAttribute('data-enhanced'))
    window.scrollTo(0, 400)
    await waitFor(() => expect(root.getBoundingClientRect().bottom).toBeLessThan(0))
    await expect(root).not.toHaveAttribute('data-sticky')
  },
}

export const UserUpdated: Story = {
  ...fromState('UserUpdated'),
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
  ...fromState('SkipLink'),
  play: async ({ canvasElement, globals }) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: wordsOf(globals).skipToContent })
    await expect(link).toHaveFocus()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  },
}

export const MoreOpen: Story = {
  ...fromState('MoreOpen', { height: 620 }),
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

export const PhonePanel: Story = {
  ...fromState('PhonePanel', { height: 700 }),
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

export const Minimal: Story = { ...fromState('Minimal'), args: { variant: 'minimal' } }
export const Slots: Story = { ...fromState('Slots'), args: { slots: fullSlots } }

export const LogoFailed: Story = {
  ...fromState('LogoFailed'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.shell-mark')).toBeVisible())
  },
}
