import { dispatchShellEvent, SeoKeywords } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { handlers } from './mocks/handlers.ts'
import { seoKeywords } from './states/seo.ts'
import { PageAround } from './support/PageAround.tsx'
import { wordsOf } from './support/play.ts'
import { storyFromState } from './support/storyFromState.ts'

const meta: Meta<typeof SeoKeywords> = {
  title: 'Shell/SEO keywords',
  id: 'shell-seo-keywords',
  component: SeoKeywords,
  render: (args) => <PageAround below={<SeoKeywords {...args} />} />,
}

export default meta

type Story = StoryObj<typeof SeoKeywords>

type Context = Parameters<NonNullable<Story['play']>>[0]

const answered = { msw: [blocks.keywords, ...handlers] }

const names = ({ globals }: Context) =>
  globals.language === 'en'
    ? { location: 'Ho Chi Minh', category: 'IT - Software' }
    : { location: 'Hồ Chí Minh', category: 'IT - Phần mềm' }

/** Shows that the headings are these, and that the keywords have come. */
const heads =
  (...headings: ('categories' | 'locations' | 'categoriesAt' | 'locationsFor')[]): NonNullable<Story['play']> =>
  async (context) => {
    const { seo } = wordsOf(context.globals)
    const { location, category } = names(context)
    const texts = { ...seo, categoriesAt: seo.categoriesAt(location), locationsFor: seo.locationsFor(category) }
    const block = await within(context.canvasElement).findByRole('navigation', { name: seo.label })
    for (const heading of headings) {
      await expect(await within(block).findByRole('heading', { name: texts[heading] })).toBeVisible()
    }
    await expect(within(block).getByRole('link', { name: 'Kế toán trưởng' })).toBeVisible()
  }

export const Playground: Story = storyFromState(seoKeywords, 'Playground', answered)

export const Neutral: Story = {
  ...storyFromState(seoKeywords, 'Neutral', answered),
  play: heads('categories', 'locations'),
}

export const Location: Story = { ...storyFromState(seoKeywords, 'Location', answered), play: heads('categoriesAt') }
export const Category: Story = { ...storyFromState(seoKeywords, 'Category', answered), play: heads('locationsFor') }

export const Both: Story = {
  ...storyFromState(seoKeywords, 'Both', answered),
  play: heads('categoriesAt', 'locationsFor'),
}

export const HomePage: Story = {
  ...storyFromState(seoKeywords, 'HomePage', answered),
  play: async (context) => {
    await heads('categories')(context)
    await expect(context.canvasElement.querySelector('[data-shell="seo-keywords"]')).toHaveAttribute('data-home')
  },
}

export const AfterSearch: Story = {
  ...storyFromState(seoKeywords, 'AfterSearch', answered),
  play: async (context) => {
    await heads('categories')(context)
    await waitFor(async () => {
      dispatchShellEvent('SEARCH', { params: { locationId: [29] } })
      await heads('categoriesAt')(context)
    })
  },
}

export const Empty: Story = storyFromState(seoKeywords, 'Empty')
export const Failed: Story = storyFromState(seoKeywords, 'Failed', { msw: [blocks.failingKeywords, ...handlers] })
export const Phone: Story = { ...storyFromState(seoKeywords, 'Phone', answered), play: heads('categories') }
export const Dark: Story = { ...storyFromState(seoKeywords, 'Dark', answered), play: heads('categories') }
export const Hover: Story = { ...storyFromState(seoKeywords, 'Hover', answered), play: heads('categories') }
export const Pressed: Story = { ...storyFromState(seoKeywords, 'Pressed', answered), play: heads('categories') }
export const FocusRing: Story = { ...storyFromState(seoKeywords, 'FocusRing', answered), play: heads('categories') }
