import { LanguageSwitch } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta: Meta<typeof LanguageSwitch> = { title: 'Shell/LanguageSwitch', component: LanguageSwitch }

export default meta

type Story = StoryObj<typeof LanguageSwitch>

export const OnVietnamesePages: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en')
  },
}

export const OnEnglishPages: Story = { globals: { language: 'en' } }

export const OnAPageWithOneAddress: Story = { globals: { page: 'careerNewbies' } }
