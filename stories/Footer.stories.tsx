import { Footer } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { footer } from './states/footer.ts'
import { fullSlots } from './support/fullSlots.tsx'
import { PageAround } from './support/PageAround.tsx'
import { wordsOf } from './support/play.ts'
import { storyFromState } from './support/storyFromState.ts'

const meta: Meta<typeof Footer> = {
  title: 'Shell/Footer',
  id: 'shell-footer',
  component: Footer,
  render: (args) => <PageAround below={<Footer {...args} />} />,
}

export default meta

type Story = StoryObj<typeof Footer>

export const Playground: Story = { ...storyFromState(footer, 'Playground'), args: { variant: 'full', year: 2026 } }
export const Desktop: Story = storyFromState(footer, 'Desktop')
export const English: Story = storyFromState(footer, 'English')
export const WideDesktop: Story = storyFromState(footer, 'WideDesktop')
export const Tablet: Story = storyFromState(footer, 'Tablet')
export const Phone: Story = storyFromState(footer, 'Phone')
export const NarrowPhone: Story = storyFromState(footer, 'NarrowPhone')

export const Keyboard: Story = {
  ...storyFromState(footer, 'Keyboard'),
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
  ...storyFromState(footer, 'EmployerLinks'),
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

export const Minimal: Story = { ...storyFromState(footer, 'Minimal'), args: { variant: 'minimal' } }
export const MinimalPhone: Story = { ...storyFromState(footer, 'MinimalPhone'), args: { variant: 'minimal' } }
export const Slots: Story = { ...storyFromState(footer, 'Slots'), args: { slots: fullSlots } }
export const Dark: Story = storyFromState(footer, 'Dark')
export const ForcedColors: Story = storyFromState(footer, 'ForcedColors')
export const LargeText: Story = storyFromState(footer, 'LargeText')
export const LargeTextPhone: Story = storyFromState(footer, 'LargeTextPhone')
export const OnReset: Story = storyFromState(footer, 'OnReset')
export const OnBootstrap: Story = storyFromState(footer, 'OnBootstrap')
export const OnTailwind: Story = storyFromState(footer, 'OnTailwind')
export const OnSmallRoot: Story = storyFromState(footer, 'OnSmallRoot')
export const Hover: Story = storyFromState(footer, 'Hover')
export const Pressed: Story = storyFromState(footer, 'Pressed')
export const FocusRing: Story = storyFromState(footer, 'FocusRing')
export const Print: Story = storyFromState(footer, 'Print')
