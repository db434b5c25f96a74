import { LanguageSwitch } from '@jobsite/shell'
import { pagePath } from '@jobsite/shell/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { languageSwitch } from './states/languageSwitch.ts'
import { PageAround } from './support/PageAround.tsx'
import { storyOf } from './support/storyOf.ts'

const meta: Meta<typeof LanguageSwitch> = {
  title: 'Shell/Language switch',
  component: LanguageSwitch,
  render: (args) => <PageAround above={<LanguageSwitch {...args} />} />,
}

export default meta

type Story = StoryObj<typeof LanguageSwitch>

const link = (canvasElement: HTMLElement): HTMLElement => within(canvasElement).getByRole('link')

/** Shows where the switch leads. */
const leadsTo =
  (href: string, hreflang: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(link(canvasElement)).toHaveAttribute('href', href)
    await expect(link(canvasElement)).toHaveAttribute('hreflang', hreflang)
  }

export const Vietnamese: Story = {
  ...storyOf(languageSwitch, 'Vietnamese'),
  play: leadsTo(pagePath('searchResult', 'en'), 'en'),
}

export const English: Story = {
  ...storyOf(languageSwitch, 'English'),
  play: leadsTo(pagePath('searchResult', 'vi'), 'vi'),
}

export const Followed: Story = {
  ...storyOf(languageSwitch, 'Followed'),
  play: async ({ canvasElement }) => {
    link(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.cookie).toMatch(/(^|; )lang=1(;|$)/))
  },
}

export const OneAddress: Story = {
  ...storyOf(languageSwitch, 'OneAddress'),
  play: leadsTo('/career-newbies?lang=en', 'en'),
}

export const OwnAddress: Story = {
  ...storyOf(languageSwitch, 'OwnAddress'),
  play: leadsTo('/my-own-english-page', 'en'),
}

export const OwnAddressIgnored: Story = {
  ...storyOf(languageSwitch, 'OwnAddressIgnored'),
  play: leadsTo(pagePath('dashboard', 'en'), 'en'),
}

export const Focused: Story = {
  ...storyOf(languageSwitch, 'Focused'),
  play: async ({ canvasElement }) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    await userEvent.tab()
    await expect(link(canvasElement)).toHaveFocus()
  },
}

export const Dark: Story = storyOf(languageSwitch, 'Dark')

export const ForcedColours: Story = storyOf(languageSwitch, 'ForcedColours')

export const LargeText: Story = storyOf(languageSwitch, 'LargeText')
