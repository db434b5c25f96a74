import { SeoBottomText } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { answeredBy } from './mocks/handlers.ts'
import { seoBottomText } from './states/seo.ts'
import { PageAround } from './support/PageAround.tsx'
import { showsImage, wordsOf } from './support/play.ts'
import { storyFromState } from './support/storyFromState.ts'

const meta: Meta<typeof SeoBottomText> = {
  title: 'Shell/SEO bottom text',
  id: 'shell-seo-bottom-text',
  component: SeoBottomText,
  render: (args) => <PageAround below={<SeoBottomText {...args} />} />,
}

export default meta

type Story = StoryObj<typeof SeoBottomText>

const fromState = storyFromState(seoBottomText, answeredBy(blocks.longText))

type Context = Parameters<NonNullable<Story['play']>>[0]

const region = ({ canvasElement, globals }: Context): Promise<HTMLElement> =>
  within(canvasElement).findByRole('region', { name: wordsOf(globals).seo.about })

async function isCollapsed(context: Context): Promise<HTMLElement> {
  const { viewMore } = wordsOf(context.globals).seo
  const button = await within(await region(context)).findByRole('button', { name: viewMore })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  return button
}

async function play(context: Context): Promise<void> {
  await isCollapsed(context)
}

async function expandsByKeyboard(context: Context): Promise<HTMLElement> {
  const button = await isCollapsed(context)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(button).toHaveAccessibleName(wordsOf(context.globals).seo.viewLess)
  return button
}

const rendersText = async (context: Context): Promise<void> => {
  await play(context)
  const root = await region(context)
  root.querySelector('img')?.scrollIntoView()
  await showsImage(root)
  window.scrollTo(0, 0)
}

export const Expanded: Story = {
  ...fromState('Expanded'),
  play: async (context) => {
    await expandsByKeyboard(context)
  },
}

export const CollapsedAgain: Story = {
  ...fromState('CollapsedAgain'),
  play: async (context) => {
    const button = await expandsByKeyboard(context)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Short: Story = {
  ...fromState('Short', answeredBy(blocks.shortText)),
  play: async (context) => {
    await expect(within(await region(context)).queryByRole('button')).toBeNull()
  },
}

export const WithImage: Story = { ...fromState('WithImage', answeredBy(blocks.textWithImage)), play: rendersText }

export const None: Story = fromState('None', answeredBy(blocks.noText))
export const Failed: Story = fromState('Failed', answeredBy(blocks.failingText))
