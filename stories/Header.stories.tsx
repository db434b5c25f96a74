import { Header } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta<typeof Header> = {
  title: 'Shell/Header',
  component: Header,
  render: (args) => (
    <div style={{ minHeight: 480 }}>
      <Header {...args} />
      <main id="main-content" />
    </div>
  ),
}

export default meta

type Story = StoryObj<typeof Header>

export const SearchResult: Story = {}

export const Home: Story = { globals: { page: 'homepage' } }

export const English: Story = { globals: { language: 'en' } }

export const UserNotKnownYet: Story = { globals: { user: 'unknown' } }

export const Seeker: Story = { globals: { user: 'seeker' } }

export const SeekerWithALongName: Story = { globals: { user: 'long name' } }

export const Dark: Story = { globals: { colours: 'dark' } }

export const CareerMenuOpen: Story = {
  globals: { page: 'salary', viewport: { value: 'w1300' } },
  play: async ({ canvasElement }) => {
    const career = within(canvasElement).getByRole('button', { name: /Phát triển sự nghiệp/ })
    await userEvent.click(career)
    await expect(career).toHaveAttribute('aria-expanded', 'true')
  },
}

export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mở menu' }))
    await expect(within(canvasElement).getByRole('button', { name: 'Đóng menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}
