import { Header, TopBanner } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { handlers } from './mocks/handlers.ts'
import { topBanner } from './states/banners.ts'
import { PageAround } from './support/PageAround.tsx'
import { wordsOf } from './support/play.ts'
import { storyFromState } from './support/storyFromState.ts'

const meta: Meta<typeof TopBanner> = {
  title: 'Shell/Top banner',
  id: 'shell-top-banner',
  component: TopBanner,
  args: { zoneName: 'search-top' },
  render: (args) => (
    <PageAround
      above={
        <>
          <TopBanner {...args} />
          <Header />
        </>
      }
    />
  ),
}

export default meta

type Story = StoryObj<typeof TopBanner>

type Context = Parameters<NonNullable<Story['play']>>[0]

const answers = (block: (typeof blocks)[keyof typeof blocks]) => ({ msw: [block, ...handlers] })

const banner = ({ canvasElement, globals }: Context): Promise<HTMLElement> =>
  within(canvasElement).findByRole('complementary', { name: wordsOf(globals).banner.top })

/** Waits for the image: its colors are read from it. */
async function showsBanner(context: Context): Promise<void> {
  const image = (await banner(context)).querySelector('img')
  await waitFor(() => expect(image?.complete && image.naturalWidth > 0).toBe(true))
}

export const Playground: Story = storyFromState(topBanner, 'Playground', answers(blocks.topBanner))
export const Shown: Story = { ...storyFromState(topBanner, 'Shown', answers(blocks.topBanner)), play: showsBanner }

export const TwoColors: Story = {
  ...storyFromState(topBanner, 'TwoColors', answers(blocks.twoColors)),
  play: showsBanner,
}

export const NotClosable: Story = {
  ...storyFromState(topBanner, 'NotClosable', answers(blocks.notClosable)),
  play: async (context) => {
    await showsBanner(context)
    await expect(within(await banner(context)).queryByRole('button')).toBeNull()
  },
}

export const Closed: Story = {
  ...storyFromState(topBanner, 'Closed', answers(blocks.topBanner)),
  play: async (context) => {
    const root = await banner(context)
    within(root)
      .getByRole('button', { name: wordsOf(context.globals).banner.close })
      .focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(root).not.toBeInTheDocument())
  },
}

export const Rotated: Story = {
  ...storyFromState(topBanner, 'Rotated', answers(blocks.threeBanners)),
  beforeEach: () => {
    localStorage.setItem(
      'topBanner',
      JSON.stringify([{ listBanner: [1, 2, 3], companyIndustries: [], jobFunctionIds: [], currentIndex: 0 }]),
    )
  },
  play: async (context) => {
    await showsBanner(context)
    await expect((await banner(context)).querySelector('img')?.src).toContain('banner-2')
  },
}

export const Waiting: Story = storyFromState(topBanner, 'Waiting', answers(blocks.waitingBanner))
export const None: Story = storyFromState(topBanner, 'None')
export const HomePage: Story = storyFromState(topBanner, 'HomePage', answers(blocks.topBanner))

export const Failed: Story = {
  ...storyFromState(topBanner, 'Failed', answers(blocks.failingBanner)),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(console.error).toHaveBeenCalledWith('status code 503'))
    await expect(canvasElement.querySelector('[data-shell="top-banner"]')).toBeNull()
  },
}

export const BrokenImage: Story = {
  ...storyFromState(topBanner, 'BrokenImage', answers(blocks.bannerWithoutImage)),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-shell="header"]')).not.toBeNull())
    await waitFor(() => expect(canvasElement.querySelector('[data-shell="top-banner"]')).toBeNull())
  },
}

export const WithoutZone: Story = {
  ...storyFromState(topBanner, 'WithoutZone'),
  args: { zoneName: '' },
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => undefined)
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('zoneName')))
    await expect(canvasElement.querySelector('[data-shell="top-banner"]')).toBeNull()
  },
}

export const Phone: Story = { ...storyFromState(topBanner, 'Phone', answers(blocks.topBanner)), play: showsBanner }

export const ForcedColors: Story = {
  ...storyFromState(topBanner, 'ForcedColors', answers(blocks.topBanner)),
  play: showsBanner,
}

export const Hover: Story = { ...storyFromState(topBanner, 'Hover', answers(blocks.topBanner)), play: showsBanner }
export const Pressed: Story = { ...storyFromState(topBanner, 'Pressed', answers(blocks.topBanner)), play: showsBanner }

export const FocusRing: Story = {
  ...storyFromState(topBanner, 'FocusRing', answers(blocks.topBanner)),
  play: showsBanner,
}

export const Print: Story = storyFromState(topBanner, 'Print', answers(blocks.topBanner))
