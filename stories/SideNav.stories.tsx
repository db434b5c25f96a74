import { Header, SideNav } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answeredBy, failing } from './mocks/handlers.ts'
import { sideNav } from './states/sideNav.ts'
import { fullSlots } from './support/fullSlots.tsx'
import { PageAround } from './support/PageAround.tsx'
import { closeAsEscapeDoes, nextEvent, wordsOf } from './support/play.ts'
import { storyFromState } from './support/storyFromState.ts'

const meta: Meta<typeof SideNav> = {
  title: 'Shell/Side navigation',
  id: 'shell-side-navigation',
  component: SideNav,
  render: (args) => (
    <PageAround
      above={
        <>
          <Header />
          <SideNav {...args} />
        </>
      }
      height={640}
    />
  ),
  play,
}

export default meta

type Story = StoryObj<typeof SideNav>

const fromState = storyFromState(sideNav)

type Context = Parameters<NonNullable<Story['play']>>[0]

/** Opens the side navigation by its button. Returns its dialog once animations have ended. */
async function open({ canvasElement, globals }: Context): Promise<HTMLElement> {
  const canvas = within(canvasElement)
  const { openMenu, sideNav: name } = wordsOf(globals)
  const button = canvas.getByRole('button', { name: openMenu })
  await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'dialog'))
  await userEvent.click(button)
  const dialog = await canvas.findByRole('dialog', { name })
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
  await expect(dialog).toBeVisible()
  return dialog
}

async function play(context: Context): Promise<void> {
  await open(context)
}

/** Where the header has no menu button, the header has the menu, and there is nothing to open. */
export const AnyWidth: Story = {
  ...fromState('AnyWidth'),
  play: async (context) => {
    const canvas = within(context.canvasElement)
    if (canvas.queryByRole('button', { name: wordsOf(context.globals).openMenu })) await open(context)
    else await expect(canvas.getByRole('navigation', { name: wordsOf(context.globals).mainMenu })).toBeVisible()
  },
}

/** Opens one of its submenus. */
async function disclose(dialog: HTMLElement, name: string): Promise<HTMLElement> {
  const button = within(dialog).getByRole('button', { name })
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  return button
}

export const Seeker: Story = {
  ...fromState('Seeker'),
  play: async (context) => {
    const dialog = await open(context)
    const { notifications, logOut } = wordsOf(context.globals)
    await waitFor(() =>
      expect(within(dialog).getByRole('link', { name: new RegExp(notifications) })).toHaveTextContent('12'),
    )
    await expect(within(dialog).getByRole('link', { name: logOut })).toBeInTheDocument()
  },
}

export const CareerCenter: Story = {
  ...fromState('CareerCenter'),
  play: async (context) => {
    const dialog = await open(context)
    const { title, dashboard } = wordsOf(context.globals).careerCentre
    await disclose(dialog, title)
    await expect(within(dialog).getByRole('link', { name: new RegExp(dashboard) })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const Referral: Story = {
  ...fromState('Referral'),
  play: async (context) => {
    const dialog = await open(context)
    const { title, referralCandidates } = wordsOf(context.globals).careerCentre
    await disclose(dialog, title)
    await expect(within(dialog).getByRole('link', { name: referralCandidates })).toBeVisible()
  },
}

export const Tools: Story = {
  ...fromState('Tools'),
  play: async (context) => {
    const dialog = await open(context)
    const { tools, numerology } = wordsOf(context.globals).menu
    await disclose(dialog, tools)
    await expect(within(dialog).getByRole('link', { name: numerology })).toHaveAttribute('aria-current', 'page')
  },
}

export const OneSubmenu: Story = {
  ...fromState('OneSubmenu'),
  play: async (context) => {
    const dialog = await open(context)
    const { jobs, tools } = wordsOf(context.globals).menu
    const first = await disclose(dialog, jobs)
    const second = within(dialog).getByRole('button', { name: tools })
    second.focus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  },
}

export const CountsFailed: Story = {
  ...fromState('CountsFailed', answeredBy(failing.resumeSummary)),
  play: async (context) => {
    const dialog = await open(context)
    const { notifications } = wordsOf(context.globals)
    await expect(within(dialog).getByRole('link', { name: notifications })).toBeInTheDocument()
  },
}

export const GatedItem: Story = {
  ...fromState('GatedItem'),
  play: async (context) => {
    const dialog = await open(context)
    const received = nextEvent<{ langCode: string }>('LOGIN_POPUP')
    await userEvent.click(within(dialog).getByRole('link', { name: wordsOf(context.globals).notifications }))
    await expect((await received).detail.langCode).toBe(context.globals.language === 'en' ? 'en' : 'vi')
  },
}

export const Closed: Story = {
  ...fromState('Closed'),
  play: async (context) => {
    const dialog = await open(context)
    closeAsEscapeDoes(dialog)
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await waitFor(() =>
      expect(
        within(context.canvasElement).getByRole('button', { name: wordsOf(context.globals).openMenu }),
      ).toHaveFocus(),
    )
  },
}

export const ClosedOutside: Story = {
  ...fromState('ClosedOutside'),
  play: async (context) => {
    const dialog = await open(context)
    await userEvent.click(dialog)
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  },
}

export const Slots: Story = { ...fromState('Slots'), args: { slots: fullSlots } }
