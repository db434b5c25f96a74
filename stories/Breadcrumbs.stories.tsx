import { Breadcrumbs } from '@jobsite/shell'
import { breadcrumbMessages } from '@jobsite/shell/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { breadcrumbs } from './states/breadcrumbs.ts'
import { PageAround } from './support/PageAround.tsx'
import { storyOf } from './support/storyOf.ts'

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Shell/Breadcrumbs',
  component: Breadcrumbs,
  render: (args) => <PageAround above={<Breadcrumbs {...args} />} />,
}

export default meta

type Story = StoryObj<typeof Breadcrumbs>

export const Category: Story = storyOf(breadcrumbs, 'Category')

export const English: Story = storyOf(breadcrumbs, 'English')

export const CareerCentre: Story = storyOf(breadcrumbs, 'CareerCentre')

export const Job: Story = { ...storyOf(breadcrumbs, 'Job'), args: { current: 'Trưởng phòng kinh doanh' } }

export const LongTitlePhone: Story = {
  ...storyOf(breadcrumbs, 'LongTitlePhone'),
  args: { current: 'Trưởng phòng kinh doanh kênh phân phối hiện đại, khu vực miền Nam và miền Trung (Senior Manager)' },
}

export const Keyboard: Story = {
  ...storyOf(breadcrumbs, 'Keyboard'),
  play: async ({ canvasElement, globals }) => {
    const { label } = breadcrumbMessages[globals.language === 'en' ? 'en' : 'vi']
    const nav = within(canvasElement).getByRole('navigation', { name: label })
    const links = within(nav).getAllByRole('link')
    links[0]?.focus()
    for (const link of links) {
      await expect(link).toHaveFocus()
      await userEvent.tab()
    }
    // Where the visitor is, there is nowhere to go.
    await expect(nav.querySelector('[aria-current="page"]')).not.toHaveFocus()
  },
}

export const Dark: Story = storyOf(breadcrumbs, 'Dark')

export const ForcedColours: Story = storyOf(breadcrumbs, 'ForcedColours')

export const LargeTextPhone: Story = storyOf(breadcrumbs, 'LargeTextPhone')

export const OnReset: Story = storyOf(breadcrumbs, 'OnReset')
