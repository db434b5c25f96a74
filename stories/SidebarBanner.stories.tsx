import { Header, SidebarBanner } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { answeredBy } from './mocks/handlers.ts'
import { sidebarBanner } from './states/banners.ts'
import { PageAround } from './support/PageAround.tsx'
import { closeByKeyboard, showsImage, wordsOf } from './support/play.ts'
import { storyFromState } from './support/storyFromState.ts'

const meta: Meta<typeof SidebarBanner> = {
  title: 'Shell/Sidebar banner',
  id: 'shell-sidebar-banner',
  component: SidebarBanner,
  render: (args) => <PageAround above={<Header />} below={<SidebarBanner {...args} />} height={700} />,
}

export default meta

type Story = StoryObj<typeof SidebarBanner>

const fromState = storyFromState(sidebarBanner, answeredBy(blocks.sidebarBanner))

type Context = Parameters<NonNullable<Story['play']>>[0]

const banner = ({ canvasElement, globals }: Context): Promise<HTMLElement> =>
  within(canvasElement).findByRole('complementary', { name: wordsOf(globals).banner.sidebar })

async function play(context: Context): Promise<void> {
  await showsImage(await banner(context))
}

export const Hidden: Story = fromState('Hidden', answeredBy(blocks.hiddenSidebarBanner))

export const Closed: Story = {
  ...fromState('Closed'),
  play: async (context) => {
    await play(context)
    await closeByKeyboard(await banner(context), context.globals)
  },
}

export const Failed: Story = fromState('Failed', answeredBy(blocks.failingSidebarBanner))
