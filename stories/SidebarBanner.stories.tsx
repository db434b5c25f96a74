import { Header, SidebarBanner } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { handlers } from './mocks/handlers.ts'
import { sidebarBanner } from './states/banners.ts'
import { PageAround } from './support/PageAround.tsx'
import { wordsOf } from './support/play.ts'
import { storyOf } from './support/storyOf.ts'

const meta: Meta<typeof SidebarBanner> = {
  title: 'Shell/Sidebar banner',
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

export const Shown: Story = { ...storyOf(sidebarBanner, 'Shown', answers(blocks.sidebarBanner)), play: showsBanner }

export const Desktop: Story = { ...storyOf(sidebarBanner, 'Desktop', answers(blocks.sidebarBanner)), play: showsBanner }

export const Hidden: Story = storyOf(sidebarBanner, 'Hidden', answers(blocks.hiddenSidebarBanner))

export const Closed: Story = {
  ...storyOf(sidebarBanner, 'Closed', answers(blocks.sidebarBanner)),
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

export const Failed: Story = storyOf(sidebarBanner, 'Failed', answers(blocks.failingSidebarBanner))

export const Dark: Story = { ...storyOf(sidebarBanner, 'Dark', answers(blocks.sidebarBanner)), play: showsBanner }
