import { Footer } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { footer } from './states/footer.ts'
import { fullSlots } from './support/fullSlots.tsx'
import { PageAround } from './support/PageAround.tsx'
import { wordsOf } from './support/play.ts'
import { storyOf } from './support/storyOf.ts'

const meta: Meta<typeof Footer> = {
  title: 'Shell/Footer',
  component: Footer,
  render: (args) => <PageAround below={<Footer {...args} />} />,
}

export default meta

type Story = StoryObj<typeof Footer>

export const Desktop: Story = storyOf(footer, 'Desktop')

export const English: Story = storyOf(footer, 'English')

export const WideDesktop: Story = storyOf(footer, 'WideDesktop')

export const Tablet: Story = storyOf(footer, 'Tablet')

export const Phone: Story = storyOf(footer, 'Phone')

export const NarrowPhone: Story = storyOf(footer, 'NarrowPhone')

export const Keyboard: Story = {
  ...storyOf(footer, 'Keyboard'),
  play: async ({ canvasElement }) => {
    const links = within(within(canvasElement).getByRole('contentinfo')).getAllByRole('link')
    links[0]?.focus()
    for (const link of links) {
      await expect(link).toHaveFocus()
      await expect(link).toHaveAccessibleName()
      if (link !== links.at(-1)) await userEvent.tab()
    }
  },
}

export const EmployerLinks: Story = {
  ...storyOf(footer, 'EmployerLinks'),
  play: async ({ canvasElement, globals }) => {
    const { postJob } = wordsOf(globals).footer
    const link = within(canvasElement).getByRole('link', { name: new RegExp(postJob) })
    await expect(link).toHaveAttribute('target', '_blank')
    // The employer site counts its languages the other way round.
    await expect(new URL(link.getAttribute('href') as string).searchParams.get('lang')).toBe(
      globals.language === 'en' ? '2' : '1',
    )
  },
}

export const Minimal: Story = { ...storyOf(footer, 'Minimal'), args: { variant: 'minimal' } }

export const MinimalPhone: Story = { ...storyOf(footer, 'MinimalPhone'), args: { variant: 'minimal' } }

export const Slots: Story = { ...storyOf(footer, 'Slots'), args: { slots: fullSlots } }

export const Dark: Story = storyOf(footer, 'Dark')

export const ForcedColours: Story = storyOf(footer, 'ForcedColours')

export const LargeText: Story = storyOf(footer, 'LargeText')

export const LargeTextPhone: Story = storyOf(footer, 'LargeTextPhone')

export const OnReset: Story = storyOf(footer, 'OnReset')

export const OnBootstrap: Story = storyOf(footer, 'OnBootstrap')

export const OnTailwind: Story = storyOf(footer, 'OnTailwind')

export const OnSmallRoot: Story = storyOf(footer, 'OnSmallRoot')
