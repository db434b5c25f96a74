import { Header, TopBanner } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { answeredBy, handlers } from './mocks/handlers.ts'
import { topBanner } from './states/banners.ts'
import { PageAround } from './support/PageAround.tsx'
import { closeByKeyboard, showsImage, wordsOf } from './support/play.ts'
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

const fromState = storyFromState(topBanner, answeredBy(blocks.topBanner))

type Context = Parameters<NonNullable<Story['play']>>[0]

const banner = ({ canvasElement, globals }: Context): Promise<HTMLElement> =>
  within(canvasElement).findByRole('complementary', { name: wordsOf(globals).banner.top })

/** Waits for the image: its colors are read from it. */
async function play(context: Context): Promise<void> {
  await showsImage(await banner(context))
}

export const TwoColors: Story = { ...fromState('TwoColors', answeredBy(blocks.twoColors)), play }

export const NotClosable: Story = {
  ...fromState('NotClosable', answeredBy(blocks.notClosable)),
  play: async (context) => {
    await play(context)
    await expect(within(await banner(context)).queryByRole('button')).toBeNull()
  },
}

export const Closed: Story = {
  ...fromState('Closed'),
  play: async (context) => {
    await closeByKeyboard(await banner(context), context.globals)
  },
}

export const Rotated: Story = {
  ...fromState('Rotated', answeredBy(blocks.threeBanners)),
  beforeEach: () => {
    localStorage.setItem(
      'topBanner',
      JSON.stringify([{ listBanner: [1, 2, 3], companyIndustries: [], jobFunctionIds: [], currentIndex: 0 }]),
    )
  },
  play: async (context) => {
    await play(context)
    await expect((await banner(context)).querySelector('img')?.src).toContain('banner-2')
  },
}

export const Waiting: Story = fromState('Waiting', answeredBy(blocks.waitingBanner))

export const None: Story = fromState('None', { msw: handlers })

export const Failed: Story = {
  ...fromState('Failed', answeredBy(blocks.failingBanner)),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(console.error).toHaveBeenCalledWith('status code 503'))
    await expect(canvasElement.querySelector('[data-shell="top-banner"]')).toBeNull()
  },
}

export const BrokenImage: Story = {
  ...fromState('BrokenImage', answeredBy(blocks.bannerWithoutImage)),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-shell="header"]')).not.toBeNull())
    await waitFor(() => expect(canvasElement.querySelector('[data-shell="top-banner"]')).toBeNull())
  },
}

export const WithoutZone: Story = {
  ...fromState('WithoutZone'),
  args: { zoneName: '' },
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => undefined)
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('zoneName')))
    await expect(canvasElement.querySelector('[data-shell="top-banner"]')).toBeNull()
  },
}
