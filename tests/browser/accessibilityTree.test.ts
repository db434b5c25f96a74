import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { kebabCase } from '../../src/core/text/kebabCase.ts'
import { PARTS, type PartName } from '../../src/options/parts.ts'
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

/** A text that does not fit into its box before it is expanded. */
const LONG = {
  ...DATA,
  bottomText: {
    pageUrl: '/viec-lam',
    text: { id: 2, content: `<h2>Việc làm</h2>${'<p>Một đoạn dài hơn.</p>'.repeat(30)}`, image: null },
  },
} as unknown as NonNullable<OpenShellOptions['data']>

const openPanel = async (page: Page) => {
  await page.locator(`${HEADER} dialog[open]:not(:empty)`).waitFor()
}
const openLocations = async (page: Page) => {
  await click(`${HEADER} .shell-location-button`)(page)
  await openPanel(page)
}
const typeKeyword = async (page: Page) => {
  await page.getByRole('combobox').filter({ visible: true }).first().pressSequentially('java')
  await page.getByRole('option').first().waitFor()
}

/** The states of each component: one without states does not compile. */
const COMPONENTS: Readonly<Record<PartName, Readonly<Record<string, State>>>> = {
  header: {
    'wide, nobody is logged in': {},
    'wide, in English': { options: { url: '/jobs', language: 'en' } },
    'wide, a submenu is open': { reach: click(`${HEADER} .shell-entry:not(.shell-more)[aria-expanded]`) },
    'wide, the account menu of a user is open': {
      options: { user: LAN },
      reach: click(`${HEADER} .shell-user button`),
    },
    'wide, the locations are open': { reach: openLocations },
    'wide, there are suggestions': { reach: typeKeyword },
    'wide, a suggestion is chosen by keyboard': {
      async reach(page) {
        await typeKeyword(page)
        await page.keyboard.press('ArrowDown')
        await page.locator('[role="option"][aria-selected="true"]').waitFor()
      },
    },
    'wide, on the home page': { options: { url: '/' } },
    minimal: { options: { variant: 'minimal' } },
    'phone, closed': { options: PHONE },
    'phone, the side navigation is open': { options: PHONE, reach: openSideNav },
    'phone, the keyword sheet is open': {
      options: PHONE,
      async reach(page) {
        await page.getByRole('search').getByRole('combobox').click()
        await openPanel(page)
        await typeKeyword(page)
      },
    },
    'phone, the locations are open': { options: PHONE, reach: openLocations },
  },
  sideNav: {
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
  languageSwitch: { Vietnamese: {}, English: { options: { url: '/jobs', language: 'en' } } },
  skipLink: { 'as it is': {} },
  breadcrumbs: { 'a listing': { options: { parts: ['breadcrumbs'] } } },
  topBanner: { 'with an image text': {} },
  sidebarBanner: { 'as it is': {} },
  seoBottomText: {
    short: {},
    'long, collapsed': { options: { data: LONG }, reach: (page) => page.locator('.shell-toggle button').waitFor() },
    'long, expanded': { options: { data: LONG }, reach: click('.shell-toggle button') },
  },
  seoKeywords: { 'as they are': {} },
  footer: { wide: {}, phone: { options: PHONE }, minimal: { options: { variant: 'minimal' } } },
}

const { open } = withShellBrowser()

test.each(Object.keys(PARTS) as PartName[])('the accessibility tree of %s is the one in its file', async (name) => {
  const trees: string[] = []
  for (const [state, { options, reach }] of Object.entries(COMPONENTS[name])) {
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
    const tree = await readAccessibilityTree(page, `[data-shell="${kebabCase(name)}"]`)
    trees.push(`# ${state}\n${tree}`)
    await page.close()
  }
  // The year of the last release.
  await expect(trees.join('\n').replaceAll(/© \d{4}/g, '© year')).toMatchFileSnapshot(`./accessibility/${name}.txt`)
})
