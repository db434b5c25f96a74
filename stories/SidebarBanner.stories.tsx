import { Header, SidebarBanner } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { handlers } from './mocks/handlers.ts'
import { sidebarBanner } from './states/banners.ts'
import { PageAround } from './support/PageAround.tsx'
import { wordsOf } from './support/play.ts'
import { storyFromState } from './support/storyFromState.ts'

const meta: Meta<typeof SidebarBanner> = {
  title: 'Shell/Sidebar banner',
  id: 'shell-sidebar-banner',
  component: SidebarBanner,
  render: (args) => <PageAround above={<Header />} below={<SidebarBanner {...args} />} height={700} />,
}

export default meta

type Story = StoryObj<typeof SidebarBanner>

type Context = Parameters<NonNullable<Story['play']>>[0]

const answers = (block: (typeof blocks)[keyof typeof blocks]) => ({ msw: [block, ...handlers] })

const banner = ({ canvasElement, globals }: Context): Promise<HTMLElement> =>
  within(canvasElement).findByRole('complementary', { name: wordsOf(globals).banner.sidebar })

async function showsBanner(context: Context): Promise<void> {
  const image = (await banner(context)).querySelector('img')
  await waitFor(() => expect(image?.complete && image.naturalWidth > 0).toBe(true))
}

export const Playground: Story = storyFromState(sidebarBanner, 'Playground', answers(blocks.sidebarBanner))

export const Shown: Story = {
  ...storyFromState(sidebarBanner, 'Shown', answers(blocks.sidebarBanner)),
  play: showsBanner,
}

export const Desktop: Story = {
  ...storyFromState(sidebarBanner, 'Desktop', answers(blocks.sidebarBanner)),
  play: showsBanner,
}

export const Hidden: Story = storyFromState(sidebarBanner, 'Hidden', answers(blocks.hiddenSidebarBanner))

export const Closed: Story = {
  ...storyFromState(sidebarBanner, 'Closed', answers(blocks.sidebarBanner)),
  play: async (context) => {
    await showsBanner(context)
    const root = await banner(context)
    within(root)
      .getByRole('button', { name: wordsOf(context.globals).banner.close })
      .focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(root).not.toBeInTheDocument())
  },
}

export const Failed: Story = storyFromState(sidebarBanner, 'Failed', answers(blocks.failingSidebarBanner))

export const Dark: Story = {
  ...storyFromState(sidebarBanner, 'Dark', answers(blocks.sidebarBanner)),
  play: showsBanner,
}

export const Hover: Story = {
  ...storyFromState(sidebarBanner, 'Hover', answers(blocks.sidebarBanner)),
  play: showsBanner,
}

export const Pressed: Story = {
  ...storyFromState(sidebarBanner, 'Pressed', answers(blocks.sidebarBanner)),
  play: showsBanner,
}

export const FocusRing: Story = {
  ...storyFromState(sidebarBanner, 'FocusRing', answers(blocks.sidebarBanner)),
  play: showsBanner,
}
