import { Footer } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Footer> = { title: 'Shell/Footer', component: Footer, args: { year: 2026 } }

export default meta

type Story = StoryObj<typeof Footer>

export const Vietnamese: Story = {}

export const English: Story = { globals: { language: 'en' } }

export const Dark: Story = { globals: { colours: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
