import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { readAccessibilityTree } from '../support/accessibilityTree.ts'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { type OpenShellOptions, withShellBrowser } from '../support/browserPage.ts'
import { idle, twoFrames } from '../support/pageHelpers.ts'

// Role, name, states and relations of each component and state, as assistive technology gets them. A changed tree is a
// changed contract: CONTRIBUTING.md says how to accept one.

const LAN = { userId: 7, firstName: 'Lan', lastName: 'Vo' }
const DATA = {
  theme: null,
  topBanner: {
    zoneName: 'zone',
    companyIndustries: [],
    jobFunctionIds: [],
    banners: [
      { id: 1, isClosable: true, image: '/images/banner-1.png', url: '/viec-lam', alt: 'Tết' },
      { id: 2, isClosable: true, image: '/images/banner-2.png', url: null },
    ],
  },
  sidebarBanner: { image: '/images/banner-3.png', url: '/jobs' },
  seoKeywords: { language: 'vi', keywords: [{ id: 1, name: 'Java', link: '/java-kv' }] },
  bottomText: { text: { id: 1, content: '<h2>Việc làm</h2><p>Một đoạn</p>', image: null }, pageUrl: '/viec-lam' },
} as unknown as NonNullable<OpenShellOptions['data']>

interface State {
  /** @default no more than the options */
  readonly reach?: (page: Page) => Promise<unknown>
  readonly options?: OpenShellOptions
}

const click = (selector: string) => (page: Page) => page.locator(selector).filter({ visible: true }).first().click()
const HEADER = '[data-shell="header"]'
const PHONE = { width: 390 } as const
const openSideNav = async (page: Page) => {
  await click(`${HEADER} .shell-menu-button`)(page)
  await page.getByRole('dialog').waitFor()
}

/** The components by the selector of their root, with their states. */
const COMPONENTS: Readonly<Record<string, { selector: string; states: Readonly<Record<string, State>> }>> = {
  header: {
    selector: HEADER,
    states: {
      'wide, nobody is logged in': {},
      'wide, in English': { options: { url: '/jobs', language: 'en' } },
      'wide, a submenu is open': { reach: click(`${HEADER} .shell-entry:not(.shell-more)[aria-expanded]`) },
      'wide, the account menu of a user is open': {
        options: { user: LAN },
        reach: click(`${HEADER} .shell-user button`),
      },
      'wide, the locations are open': {
        reach: async (page) => {
          await click(`${HEADER} .shell-location-button`)(page)
          await page.locator(`${HEADER} dialog[open]:not(:empty)`).waitFor()
        },
      },
      'phone, closed': { options: PHONE },
      'phone, the side navigation is open': { options: PHONE, reach: openSideNav },
    },
  },
  sideNav: {
    selector: '[data-shell="side-nav"]',
    states: {
      closed: { options: PHONE },
      open: { options: PHONE, reach: openSideNav },
      'a list is open': {
        options: { ...PHONE, user: LAN },
        reach: async (page) => {
          await openSideNav(page)
          await click('[data-shell="side-nav"] button[aria-expanded]')(page)
        },
      },
    },
  },
  languageSwitch: {
    selector: '[data-shell="language-switch"]',
    states: { Vietnamese: {}, English: { options: { url: '/jobs', language: 'en' } } },
  },
  skipLink: { selector: '[data-shell="skip-link"]', states: { 'as it is': {} } },
  breadcrumbs: {
    selector: '[data-shell="breadcrumbs"]',
    states: { 'a listing': { options: { parts: ['breadcrumbs'] } } },
  },
  topBanner: { selector: '[data-shell="top-banner"]', states: { 'with an image text': {} } },
  sidebarBanner: { selector: '[data-shell="sidebar-banner"]', states: { 'as it is': {} } },
  seoBottomText: { selector: '[data-shell="seo-bottom-text"]', states: { short: {} } },
  seoKeywords: { selector: '[data-shell="seo-keywords"]', states: { 'as they are': {} } },
  footer: { selector: '[data-shell="footer"]', states: { wide: {}, phone: { options: PHONE } } },
}

const { open } = withShellBrowser()

test.each(Object.keys(COMPONENTS))('the accessibility tree of %s is the one in its file', async (name) => {
  const { selector, states } = COMPONENTS[name] as (typeof COMPONENTS)[string]
  const trees: string[] = []
  for (const [state, { options, reach }] of Object.entries(states)) {
    const page = await open({
      url: '/viec-lam',
      // All entries of the menu fit, with any font.
      width: 1800,
      user: null,
      data: DATA,
      parts: ALL_PARTS,
      topBanner: { zoneName: 'zone' },
      ...options,
    })
    await reach?.(page)
    await idle(page)
    await twoFrames(page)
    const tree = await readAccessibilityTree(page, selector)
    trees.push(`# ${state}\n${tree}`)
    await page.close()
  }
  await expect(trees.join('\n')).toMatchFileSnapshot(`./accessibility/${name}.txt`)
})
