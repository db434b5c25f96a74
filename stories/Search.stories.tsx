import { Header } from '@jobsite/shell'
import { messages } from '@jobsite/shell/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta<typeof Header> = {
  title: 'Shell/Search',
  component: Header,
  render: (args) => (
    <div style={{ minHeight: 640 }}>
      <Header {...args} />
      <main id="main-content" />
    </div>
  ),
}

export default meta

type Story = StoryObj<typeof Header>

const text = messages.vi.searchBar

export const Jobs: Story = {}

export const InterviewQuestions: Story = { globals: { page: 'interview' } }

export const LocationsOpen: Story = {
  globals: { viewport: { value: 'w1300' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('search')
    await userEvent.click(within(form).getByRole('button', { name: text.allLocations }))
    await expect(await within(canvasElement).findByRole('checkbox', { name: 'Hồ Chí Minh' })).toBeVisible()
  },
}

export const ThreeLocationsChosen: Story = {
  globals: { viewport: { value: 'w1300' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(canvas.getByRole('search')).getByRole('button', { name: text.allLocations }))
    for (const name of ['Hồ Chí Minh', 'Hà Nội', 'Đà Nẵng']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name }))
    }
    await expect(canvas.getByRole('checkbox', { name: 'Cần Thơ' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } }
