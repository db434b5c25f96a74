import { LanguageSwitch } from '@jobsite/shell'
import { pagePath } from '@jobsite/shell/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { languageSwitch } from './states/languageSwitch.ts'
import { PageAround } from './support/PageAround.tsx'
import { storyFromState } from './support/storyFromState.ts'

const meta: Meta<typeof LanguageSwitch> = {
  title: 'Shell/Language switch',
  id: 'shell-language-switch',
  component: LanguageSwitch,
  // Away from the window's edge, which would cut its focus ring off.
  render: (args) => (
    <PageAround
      above={
        <div style={{ padding: '12px clamp(16px, 3vw, 32px) 0' }}>
          <LanguageSwitch {...args} />
        </div>
      }
    />
  ),
}

export default meta

type Story = StoryObj<typeof LanguageSwitch>

const fromState = storyFromState(languageSwitch)

const link = (canvasElement: HTMLElement): HTMLElement => within(canvasElement).getByRole('link')

/** Shows where the switch leads. */
const leadsTo =
  (href: string, hreflang: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(link(canvasElement)).toHaveAttribute('href', href)
    await expect(link(canvasElement)).toHaveAttribute('hreflang', hreflang)
  }

export const Vietnamese: Story = { ...fromState('Vietnamese'), play: leadsTo(pagePath('searchResult', 'en'), 'en') }
export const English: Story = { ...fromState('English'), play: leadsTo(pagePath('searchResult', 'vi'), 'vi') }

export const Followed: Story = {
  ...fromState('Followed'),
  play: async ({ canvasElement }) => {
    link(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.cookie).toMatch(/(^|; )lang=1(;|$)/))
  },
}

export const OneUrl: Story = { ...fromState('OneUrl'), play: leadsTo('/career-newbies?lang=en', 'en') }
export const OwnUrl: Story = { ...fromState('OwnUrl'), play: leadsTo('/my-own-english-page', 'en') }
export const OwnUrlIgnored: Story = { ...fromState('OwnUrlIgnored'), play: leadsTo(pagePath('dashboard', 'en'), 'en') }

export const Focused: Story = {
  ...fromState('Focused'),
  play: async ({ canvasElement }) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    await userEvent.tab()
    await expect(link(canvasElement)).toHaveFocus()
  },
}
