import { dispatchShellEvent, SeoKeywords } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { answeredBy, handlers } from './mocks/handlers.ts'
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

const fromState = storyFromState(seoKeywords, answeredBy(blocks.keywords))

type Context = Parameters<NonNullable<Story['play']>>[0]

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
    await expect(within(block).getByRole('link', { name: 'Java' })).toBeVisible()
  }

const play = heads('categories')

export const Neutral: Story = { ...fromState('Neutral'), play: heads('categories', 'locations') }
export const Location: Story = { ...fromState('Location'), play: heads('categoriesAt') }
export const Category: Story = { ...fromState('Category'), play: heads('locationsFor') }
export const Both: Story = { ...fromState('Both'), play: heads('categoriesAt', 'locationsFor') }

export const HomePage: Story = {
  ...fromState('HomePage'),
  play: async (context) => {
    await play(context)
    await expect(context.canvasElement.querySelector('[data-shell="seo-keywords"]')).toHaveAttribute('data-home')
  },
}

export const AfterSearch: Story = {
  ...fromState('AfterSearch'),
  play: async (context) => {
    await play(context)
    await waitFor(async () => {
      dispatchShellEvent('SEARCH', { params: { locationId: [29] } })
      await heads('categoriesAt')(context)
    })
  },
}

export const Empty: Story = fromState('Empty', { msw: handlers })
export const Failed: Story = fromState('Failed', answeredBy(blocks.failingKeywords))
