import type { ComponentName } from '../states/components.ts'

type Pair = readonly [string, string]

/** What a component's docs page says beyond its props. */
export interface ComponentGuide {
  /** A minimal example, as a page team writes it. */
  readonly code: string
  /** Height of the example in CSS pixels. */
  readonly height: number
  /** Its elements, with their purpose. */
  readonly anatomy: readonly Pair[]
  /** Keys, with what they do. */
  readonly keyboard: readonly Pair[]
}

const TAB: Pair = ['Tab, Shift + Tab', 'Moves to the next or previous link or button, in reading order']
const FOLLOW: Pair = ['Enter', 'Follows the focused link']

const inProvider = (names: string, body: string): string =>
  `import { ${names}, ShellProvider } from '@jobsite/shell'\n\n<ShellProvider user={user}>\n  ${body}\n</ShellProvider>`

/** Guides of all components. */
export const componentGuides: Readonly<Record<ComponentName, ComponentGuide>> = {
  Header: {
    code: inProvider('Header', '<Header skipTo="main-content" />\n  <main id="main-content">…</main>'),
    height: 220,
    anatomy: [
      ['Skip link', 'Leads past the header to the page’s own content; visible with focus'],
      ['Logo', 'Leads to the home page; seasonal, inTECH or default'],
      ['Search', 'Keyword, locations and category; not on the home page'],
      ['Main menu', 'Jobs, companies, career tools and My jobs, with submenus; items that do not fit go under More'],
      ['Account menu', 'Login links for visitors; profile, counts and logout for seekers'],
      ['Notifications', 'Bell with the number of new alerts, “99+” above 99'],
      ['Employer link', 'Leads to the employer site'],
      ['Menu button', 'Below 992 px: opens the side navigation'],
    ],
    keyboard: [
      TAB,
      ['Enter, Space', 'Opens or closes the submenu of the focused button'],
      ['Escape', 'Closes the open submenu and returns focus to its button'],
      ['/', 'Moves focus to the search, unless `searchShortcut` is false'],
    ],
  },
  Search: {
    code: inProvider('Header', '<Header />'),
    height: 220,
    anatomy: [
      ['Keyword field', 'Combobox with suggestions, popular keywords and recent searches'],
      ['Location button', 'Opens the location picker: at most three locations, with districts'],
      ['Category chips', 'Categories that the search is narrowed to; each chip removes its own'],
      ['Search button', 'Submits the search'],
      ['Bottom sheets', 'On phones: keyword and locations as dialogs of full height'],
    ],
    keyboard: [
      TAB,
      ['Arrow Down, Arrow Up', 'Opens the list or moves through its options'],
      ['Enter', 'Selects the highlighted option, or submits the search'],
      ['Escape', 'Closes the list or the dialog'],
      ['Space', 'Selects the focused location'],
    ],
  },
  SideNav: {
    code: inProvider('Header, SideNav', '<Header />\n  <SideNav />'),
    height: 560,
    anatomy: [
      ['Dialog', 'Modal drawer, opened by the header’s menu button below 992 px'],
      ['Account', 'Login links, or the user’s name, job title and picture'],
      ['Menu', 'All menu items; one submenu is open at a time'],
      ['Close button', 'Closes the drawer'],
    ],
    keyboard: [
      TAB,
      ['Enter, Space', 'Expands or collapses the focused submenu'],
      ['Escape', 'Closes the drawer and returns focus to the menu button'],
    ],
  },
  LanguageSwitch: {
    code: inProvider('LanguageSwitch', '<LanguageSwitch />'),
    height: 160,
    anatomy: [
      ['Current language', 'Plain text'],
      ['Other language', 'Link to the same page in that language; the choice is stored for 90 days'],
    ],
    keyboard: [TAB, FOLLOW],
  },
  Footer: {
    code: inProvider('Footer', '<main>…</main>\n  <Footer />'),
    height: 560,
    anatomy: [
      ['Link columns', 'For seekers and employers'],
      ['Contact', 'Company, address, phone and mail'],
      ['App stores and social media', 'Links that open in a new tab'],
      ['Legal line', 'Copyright and legal links'],
    ],
    keyboard: [TAB, FOLLOW],
  },
  Breadcrumbs: {
    code: inProvider('Breadcrumbs', '<Breadcrumbs />'),
    height: 160,
    anatomy: [
      ['Links', 'The pages above this one, home page first'],
      ['Current page', 'Plain text, marked with `aria-current`'],
      ['JSON-LD', 'The same list for search engines'],
    ],
    keyboard: [TAB, FOLLOW],
  },
  TopBanner: {
    code: inProvider('Header, TopBanner', '<TopBanner zoneName="search-top" />\n  <Header />'),
    height: 320,
    anatomy: [
      ['Image link', 'Leads to the campaign; its edge colors continue to both sides'],
      ['Close button', 'Only where the banner can be closed'],
    ],
    keyboard: [TAB, ['Enter', 'Follows the link, or closes the banner on the close button']],
  },
  SidebarBanner: {
    code: inProvider('SidebarBanner', '<SidebarBanner />'),
    height: 480,
    anatomy: [
      ['Image link', 'Leads to the promotion'],
      ['Close button', 'Closes the banner'],
    ],
    keyboard: [TAB, ['Enter', 'Follows the link, or closes the banner on the close button']],
  },
  SeoBottomText: {
    code: inProvider('SeoBottomText', '<SeoBottomText />'),
    height: 480,
    anatomy: [
      ['Text', 'Sanitized HTML, collapsed to 250 px'],
      ['Image', 'Optional, on the right'],
      ['View more', 'Expands or collapses the text; not for short texts'],
    ],
    keyboard: [TAB, ['Enter, Space', 'Expands or collapses the text']],
  },
  SeoKeywords: {
    code: inProvider('SeoKeywords', '<SeoKeywords />'),
    height: 320,
    anatomy: [
      ['Heading', 'Follows the selected location and category'],
      ['Links', 'Popular searches'],
    ],
    keyboard: [TAB, FOLLOW],
  },
  WholeShell: {
    code: inProvider(
      'Footer, Header, SeoBottomText, SeoKeywords, SideNav, TopBanner',
      '<TopBanner zoneName="search-top" />\n  <Header />\n  <SideNav />\n  <main id="main-content">…</main>\n  <SeoBottomText />\n  <SeoKeywords />\n  <Footer />',
    ),
    height: 640,
    anatomy: [
      ['Top banner', 'Above the header'],
      ['Header and side navigation', 'Before the page’s content'],
      ['SEO text, keywords, footer', 'After the page’s content'],
    ],
    keyboard: [TAB, ['First Tab', 'Shows the skip link']],
  },
}
