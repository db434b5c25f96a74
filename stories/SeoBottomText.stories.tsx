import { SeoBottomText } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { handlers } from './mocks/handlers.ts'
import { seoBottomText } from './states/seo.ts'
import { PageAround } from './support/PageAround.tsx'
import { wordsOf } from './support/play.ts'
import { storyFromState } from './support/storyFromState.ts'

const meta: Meta<typeof SeoBottomText> = {
  title: 'Shell/SEO bottom text',
  id: 'shell-seo-bottom-text',
  component: SeoBottomText,
  render: (args) => <PageAround below={<SeoBottomText {...args} />} />,
}

export default meta

type Story = StoryObj<typeof SeoBottomText>

type Context = Parameters<NonNullable<Story['play']>>[0]

const answers = (block: (typeof blocks)[keyof typeof blocks]) => ({ msw: [block, ...handlers] })

const region = ({ canvasElement, globals }: Context): Promise<HTMLElement> =>
  within(canvasElement).findByRole('region', { name: wordsOf(globals).seo.about })

async function isCollapsed(context: Context): Promise<HTMLElement> {
  const { viewMore } = wordsOf(context.globals).seo
  const button = await within(await region(context)).findByRole('button', { name: viewMore })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  return button
}

async function expandsByKeyboard(context: Context): Promise<HTMLElement> {
  const button = await isCollapsed(context)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(button).toHaveAccessibleName(wordsOf(context.globals).seo.viewLess)
  return button
}

const showsPicture = async (context: Context): Promise<void> => {
  await isCollapsed(context)
  const image = (await region(context)).querySelector('img')
  image?.scrollIntoView()
  await waitFor(() => expect(image?.complete && image.naturalWidth > 0).toBe(true))
  window.scrollTo(0, 0)
}

export const Playground: Story = storyFromState(seoBottomText, 'Playground', answers(blocks.longText))

export const Collapsed: Story = {
  ...storyFromState(seoBottomText, 'Collapsed', answers(blocks.longText)),
  play: async (context) => {
    await isCollapsed(context)
  },
}

export const Expanded: Story = {
  ...storyFromState(seoBottomText, 'Expanded', answers(blocks.longText)),
  play: async (context) => {
    await expandsByKeyboard(context)
  },
}

export const CollapsedAgain: Story = {
  ...storyFromState(seoBottomText, 'CollapsedAgain', answers(blocks.longText)),
  play: async (context) => {
    const button = await expandsByKeyboard(context)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Short: Story = {
  ...storyFromState(seoBottomText, 'Short', answers(blocks.shortText)),
  play: async (context) => {
    await expect(within(await region(context)).queryByRole('button')).toBeNull()
  },
}

export const WithImage: Story = {
  ...storyFromState(seoBottomText, 'WithImage', answers(blocks.textWithImage)),
  play: showsPicture,
}

export const WithImagePhone: Story = {
  ...storyFromState(seoBottomText, 'WithImagePhone', answers(blocks.textWithImage)),
  play: showsPicture,
}

export const None: Story = storyFromState(seoBottomText, 'None', answers(blocks.noText))
export const Failed: Story = storyFromState(seoBottomText, 'Failed', answers(blocks.failingText))

export const Dark: Story = {
  ...storyFromState(seoBottomText, 'Dark', answers(blocks.longText)),
  play: async (context) => {
    await isCollapsed(context)
  },
}

export const LargeText: Story = {
  ...storyFromState(seoBottomText, 'LargeText', answers(blocks.longText)),
  play: async (context) => {
    await isCollapsed(context)
  },
}

const collapsed: Story['play'] = async (context) => {
  await isCollapsed(context)
}

export const Hover: Story = { ...storyFromState(seoBottomText, 'Hover', answers(blocks.longText)), play: collapsed }
export const Pressed: Story = { ...storyFromState(seoBottomText, 'Pressed', answers(blocks.longText)), play: collapsed }

export const FocusRing: Story = {
  ...storyFromState(seoBottomText, 'FocusRing', answers(blocks.longText)),
  play: collapsed,
}

export const Print: Story = storyFromState(seoBottomText, 'Print', answers(blocks.longText))
