import { dispatchShellEvent, SeoKeywords } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { answeredBy } from './mocks/handlers.ts'
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

const fromState = storyFromState(seoKeywords)

type Context = Parameters<NonNullable<Story['play']>>[0]

const answered = answeredBy(blocks.keywords)

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

export const Playground: Story = fromState('Playground', answered)
export const Neutral: Story = { ...fromState('Neutral', answered), play: heads('categories', 'locations') }
export const Location: Story = { ...fromState('Location', answered), play: heads('categoriesAt') }
export const Category: Story = { ...fromState('Category', answered), play: heads('locationsFor') }
export const Both: Story = { ...fromState('Both', answered), play: heads('categoriesAt', 'locationsFor') }

export const HomePage: Story = {
  ...fromState('HomePage', answered),
  play: async (context) => {
    await heads('categories')(context)
    await expect(context.canvasElement.querySelector('[data-shell="seo-keywords"]')).toHaveAttribute('data-home')
  },
}

export const AfterSearch: Story = {
  ...fromState('AfterSearch', answered),
  play: async (context) => {
    await heads('categories')(context)
    await waitFor(async () => {
      dispatchShellEvent('SEARCH', { params: { locationId: [29] } })
      await heads('categoriesAt')(context)
    })
  },
}

export const Empty: Story = fromState('Empty')
export const Failed: Story = fromState('Failed', answeredBy(blocks.failingKeywords))
export const Phone: Story = { ...fromState('Phone', answered), play: heads('categories') }
export const Dark: Story = { ...fromState('Dark', answered), play: heads('categories') }
export const Hover: Story = { ...fromState('Hover', answered), play: heads('categories') }
export const Pressed: Story = { ...fromState('Pressed', answered), play: heads('categories') }
export const FocusRing: Story = { ...fromState('FocusRing', answered), play: heads('categories') }
