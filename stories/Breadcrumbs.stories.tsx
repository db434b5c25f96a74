import { Breadcrumbs } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { breadcrumbMessages } from '../src/core/messages/breadcrumbs.ts'
import { breadcrumbs } from './states/breadcrumbs.ts'
import { PageAround } from './support/PageAround.tsx'
import { storyFromState } from './support/storyFromState.ts'

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Shell/Breadcrumbs',
  id: 'shell-breadcrumbs',
  component: Breadcrumbs,
  render: (args) => <PageAround above={<Breadcrumbs {...args} />} />,
}

export default meta

type Story = StoryObj<typeof Breadcrumbs>

const fromState = storyFromState(breadcrumbs)

export const Playground: Story = { ...fromState('Playground'), args: { jsonLd: true } }
export const Job: Story = { ...fromState('Job'), args: { current: 'Trưởng phòng kinh doanh' } }

export const LongTitlePhone: Story = {
  ...fromState('LongTitlePhone'),
  args: { current: 'Trưởng phòng kinh doanh kênh phân phối hiện đại, khu vực miền Nam và miền Trung (Senior Manager)' },
}

export const Keyboard: Story = {
  ...fromState('Keyboard'),
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
