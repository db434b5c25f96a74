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

const fromState = storyFromState(footer)

export const Playground: Story = { ...fromState('Playground'), args: { variant: 'full', year: 2026 } }

export const Keyboard: Story = {
  ...fromState('Keyboard'),
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
  ...fromState('EmployerLinks'),
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

export const Minimal: Story = { ...fromState('Minimal'), args: { variant: 'minimal' } }
export const Slots: Story = { ...fromState('Slots'), args: { slots: fullSlots } }
