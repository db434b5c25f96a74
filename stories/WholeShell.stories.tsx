import {
  dispatchShellEvent,
  Footer,
  Header,
  SeoBottomText,
  SeoKeywords,
  SideNav,
  TopBanner,
  useShell,
} from '@jobsite/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { blocks } from './mocks/blocks.ts'
import { failingServices, handlers } from './mocks/handlers.ts'
import { wholeShell } from './states/wholeShell.ts'
import { PageAround } from './support/PageAround.tsx'
import { rootOf, wordsOf } from './support/play.ts'
import { RealPage } from './support/RealPage.tsx'
import { storyFromState } from './support/storyFromState.ts'

const SERVICES = [blocks.topBanner, blocks.longText, blocks.keywords, ...handlers]

const meta: Meta = {
  title: 'Shell/Whole shell',
  id: 'shell-whole-shell',
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
      content={<RealPage />}
    />
  ),
}

export default meta

type Story = StoryObj

const fromState = storyFromState(wholeShell)

/** The address of a frame asks for the page without its side navigation. */
const isClosed = (): boolean => location.search.includes('sideNav=closed')

/** Opens the side navigation, where the header has a button for it, and again after the site has changed. */
function OpenSideNav() {
  useEffect(() => {
    if (isClosed()) return undefined
    const open = (): void => {
      const button = document.querySelector<HTMLElement>('[data-shell="header"] button[aria-haspopup="dialog"]')
      if (!button?.checkVisibility()) return
      clearInterval(timer)
      button.click()
    }
    const timer = setInterval(open, 100)
    return () => clearInterval(timer)
  }, [])
  return null
}

export const SiteFile: Story = {
  ...fromState('SiteFile'),
  render: () => (
    <PageAround
      above={
        <>
          <Header />
          <SideNav />
          <OpenSideNav />
        </>
      }
      below={<Footer />}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(rootOf(canvasElement, 'header')).toHaveAttribute('data-enhanced'))
    if (window.innerWidth < 992 && !isClosed())
      await expect(await within(canvasElement).findByRole('dialog', { name: wordsOf(globals).sideNav })).toBeVisible()
  },
}

export const PhoneMenu: Story = {
  ...fromState('PhoneMenu'),
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

/** The onboarding as a page would show it: the shell loads its choices. */
function OnboardingChoices() {
  const { onboarding, language } = useShell()
  if (!onboarding?.isShown) return null
  return (
    <section aria-label="Onboarding" style={{ maxWidth: 720, margin: '24px auto', font: '16px/1.5 system-ui' }}>
      <h2>{language === 'en' ? 'What are you looking for?' : 'Bạn đang tìm công việc gì?'}</h2>
      <ul>
        {onboarding.industries.slice(0, 5).map(({ id, name, nameEn }) => (
          <li key={id}>{language === 'en' ? nameEn : name}</li>
        ))}
      </ul>
    </section>
  )
}

export const Onboarding: Story = {
  ...fromState('Onboarding'),
  render: () => (
    <PageAround above={<Header />} height={320} below={<Footer />}>
      <OnboardingChoices />
    </PageAround>
  ),
  beforeEach: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere
    document.cookie = 'VNW_ONBOARDING=1; path=/'
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: 'Onboarding' })).toBeVisible()
    await waitFor(() => expect(document.cookie).not.toMatch(/(^|; )VNW_ONBOARDING=1/))
  },
}

export const LogsOut: Story = {
  ...fromState('LogsOut'),
  play: async ({ canvasElement, globals }) => {
    const button = within(canvasElement.querySelector('.shell-actions') as HTMLElement)
    await waitFor(() => {
      dispatchShellEvent('UPDATE_USER', { user: null })
      return expect(button.getByRole('button')).not.toHaveTextContent('Anh')
    })
    await userEvent.click(button.getByRole('button'))
    await expect(button.getByRole('link', { name: wordsOf(globals).register })).toBeVisible()
  },
}

const ATTRIBUTION = 'VNW_TRACKING_GA'

/** Shows on the page which attribution cookies the shell has written: consent has no other visible result. */
function AttributionCookies() {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const read = (): void =>
      setNames(
        document.cookie.split('; ').flatMap((pair) => (pair.startsWith(ATTRIBUTION) ? [pair.replace(/=.*/, '')] : [])),
      )
    const timer = setInterval(read, 100)
    return () => clearInterval(timer)
  }, [])
  return <p role="status">Attribution cookies: {names.length === 0 ? 'none' : names.join(', ')}</p>
}

const consentPage: Story['render'] = () => (
  <PageAround above={<Header />} below={<Footer />}>
    <AttributionCookies />
  </PageAround>
)

export const ConsentGiven: Story = {
  ...fromState('ConsentGiven'),
  render: consentPage,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/^Attribution cookies/)).toHaveTextContent(ATTRIBUTION))
  },
}

export const ConsentRefused: Story = {
  ...fromState('ConsentRefused'),
  render: consentPage,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rootOf(canvasElement, 'header')).toHaveAttribute('data-enhanced'))
    await expect(within(canvasElement).getByText('Attribution cookies: none')).toBeVisible()
    await expect(document.cookie).not.toContain(ATTRIBUTION)
  },
}

/** Slots whose reading fails, as a page's own code may. */
const failingSlots: ComponentProps<typeof Footer>['slots'] = {
  get footerTop(): never {
    throw new Error('A page’s slot failed.')
  },
}

// A component of its own: the docs addon reads the props of the story's elements, and reading these throws.
const FailingFooter = () => <Footer slots={failingSlots} />

export const ComponentFailed: Story = {
  ...fromState('ComponentFailed'),
  render: () => <PageAround above={<Header />} below={<FailingFooter />} />,
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
  },
  play: async ({ canvasElement }) => {
    await expect(rootOf(canvasElement, 'header')).toBeVisible()
    await expect(canvasElement.querySelector('[data-shell="footer"]')).toBeNull()
    await expect(console.error).toHaveBeenCalled()
  },
}

export const ServicesFailed: Story = fromState('ServicesFailed', {
  msw: [...failingServices, ...handlers],
})

export const RightToLeft: Story = {
  ...fromState('RightToLeft'),
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const ByKeyboard: Story = {
  ...fromState('ByKeyboard'),
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
