import { Footer, Header, SeoBottomText, SeoKeywords, SideNav, TopBanner } from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { handlers } from './mocks/handlers.ts'
import { wholeShell } from './states/wholeShell.ts'
import { PageAround } from './support/PageAround.tsx'
import { rootOf, wordsOf } from './support/play.ts'
import { storyOf } from './support/storyOf.ts'

const SERVICES = [blocks.topBanner, blocks.longText, blocks.keywords, ...handlers]

const meta: Meta = {
  title: 'Shell/Whole shell',
  parameters: { msw: SERVICES },
  render: () => (
    <PageAround
      above={
        <>
          <TopBanner zoneName="search-top" />
          <Header />
          <SideNav />
        </>
      }
      below={
        <>
          <SeoBottomText />
          <SeoKeywords />
          <Footer />
        </>
      }
      height={320}
    />
  ),
}

export default meta

type Story = StoryObj

export const HomePage: Story = storyOf(wholeShell, 'HomePage')

export const SearchResult: Story = storyOf(wholeShell, 'SearchResult')

export const LandingPage: Story = storyOf(wholeShell, 'LandingPage')

export const ManagementJobs: Story = storyOf(wholeShell, 'ManagementJobs')

export const JobDetail: Story = storyOf(wholeShell, 'JobDetail')

export const CompanyList: Story = storyOf(wholeShell, 'CompanyList')

export const Interview: Story = storyOf(wholeShell, 'Interview')

export const Salary: Story = storyOf(wholeShell, 'Salary')

export const CareerCentre: Story = storyOf(wholeShell, 'CareerCentre')

export const MyJobs: Story = storyOf(wholeShell, 'MyJobs')

export const Profile: Story = storyOf(wholeShell, 'Profile')

export const Account: Story = storyOf(wholeShell, 'Account')

export const Tool: Story = storyOf(wholeShell, 'Tool')

export const CvBuilder: Story = storyOf(wholeShell, 'CvBuilder')

export const Campaign: Story = storyOf(wholeShell, 'Campaign')

export const OneLanguagePage: Story = storyOf(wholeShell, 'OneLanguagePage')

export const Recommended: Story = storyOf(wholeShell, 'Recommended')

export const OtherPage: Story = storyOf(wholeShell, 'OtherPage')

export const Phone: Story = storyOf(wholeShell, 'Phone')

export const PhoneHome: Story = storyOf(wholeShell, 'PhoneHome')

export const PhoneMenu: Story = {
  ...storyOf(wholeShell, 'PhoneMenu'),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: wordsOf(globals).openMenu })
    await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'dialog'))
    await userEvent.click(button)
    const dialog = await canvas.findByRole('dialog', { name: wordsOf(globals).sideNav })
    await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
    await expect(within(dialog).getByRole('button', { name: wordsOf(globals).closeMenu })).toBeVisible()
  },
}

export const Tablet: Story = storyOf(wholeShell, 'Tablet')

export const Dark: Story = storyOf(wholeShell, 'Dark')

export const ByKeyboard: Story = {
  ...storyOf(wholeShell, 'ByKeyboard'),
  play: async ({ canvasElement, globals }) => {
    const header = rootOf(canvasElement, 'header')
    await waitFor(() => expect(header).toHaveAttribute('data-enhanced'))
    ;(document.activeElement as HTMLElement | null)?.blur()
    await userEvent.tab()
    await expect(within(header).getByRole('link', { name: wordsOf(globals).skipToContent })).toHaveFocus()
    await userEvent.tab()
    await expect(within(header).getByRole('link', { name: new RegExp(wordsOf(globals).homeTitle) })).toHaveFocus()
    await userEvent.tab()
    await expect(within(header).getByRole('combobox')).toHaveFocus()
  },
}
