import { Header, SideNav } from '@jobsite/shell'
import { type Language, messages } from '@jobsite/shell/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta: Meta<typeof SideNav> = {
  title: 'Shell/Side navigation',
  component: SideNav,
  globals: { viewport: { value: 'w390' } },
  render: (args) => (
    <div style={{ minHeight: 640 }}>
      <Header />
      <SideNav {...args} />
      <main id="main-content" />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    await open(canvasElement, globals.language as Language)
  },
}

export default meta

type Story = StoryObj<typeof SideNav>

async function open(canvasElement: HTMLElement, language: Language): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: messages[language].openMenu }))
  const dialog = within(canvasElement).getByRole('dialog', { name: messages[language].sideNav })
  await expect(dialog).toBeVisible()
  return dialog
}

export const Visitor: Story = {}

export const English: Story = { globals: { language: 'en' } }

export const Seeker: Story = { globals: { user: 'seeker', page: 'dashboard' } }

export const SeekerWithALongName: Story = { globals: { user: 'long name' } }

export const UserNotKnownYet: Story = { globals: { user: 'unknown' } }

export const Dark: Story = { globals: { colours: 'dark' } }

export const ToolsOpen: Story = {
  globals: { page: 'numerology' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'vi')
    const tools = within(dialog).getByRole('button', { name: messages.vi.menu.tools })
    await userEvent.click(tools)
    await expect(tools).toHaveAttribute('aria-expanded', 'true')
  },
}
