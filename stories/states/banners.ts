import { describeComponent, inProvider, TAB } from './describeComponent.ts'
import { defineStates, playground, pseudoStates, state, stateWith } from './state.ts'

/** A state on a page of search results that its story waits for. */
const onSearchPage = stateWith({ globals: { page: 'searchResult' }, interactive: true })

/** Returns a state at 1920 px, where there is space for the banner, which its story waits for. */
const onWideDesktop = stateWith({ globals: { width: 1920 }, interactive: true })

/** The banner above the page. */
export const topBanner = defineStates({
  Playground: playground(['F082', 'F083'], { page: 'searchResult' }),
  Shown: onSearchPage('Content', 'Banner with a close button', ['F082', 'F083', 'F088', 'F089', 'F090'], {
    section: 4,
    globals: { width: 1440 },
  }),
  TwoColors: onSearchPage('Content', 'Different edge colors, wide desktop', ['F089'], { globals: { width: 1920 } }),
  NotClosable: onSearchPage('Content', 'Banner without a close button', ['F088'], { section: 4 }),
  Closed: onSearchPage('Opening and closing', 'Closed by keyboard', ['F088'], { section: 4 }),
  Rotated: onSearchPage('Content', 'Rotation: second of three banners', ['F086', 'F087', 'F135'], {
    section: 4,
  }),
  Waiting: state('Loading and errors', 'Loading: space reserved', ['F088'], {
    section: 4,
    globals: { page: 'searchResult' },
    pending: true,
  }),
  None: state('Content', 'Empty: no banner', ['F088'], { section: 4, globals: { page: 'searchResult' } }),
  HomePage: state('Content', 'Home page: never shown', ['F082'], { globals: { page: 'homepage' } }),
  Failed: onSearchPage('Loading and errors', 'Error: service failed, no banner', ['F085', 'F176', 'F180'], {
    section: 8,
  }),
  BrokenImage: onSearchPage('Loading and errors', 'Error: image cannot be loaded', ['F180'], {
    section: 8,
  }),
  WithoutZone: onSearchPage('Loading and errors', 'Warning: no zone name, no banner', ['F083'], { section: 5 }),
  Phone: onSearchPage('Widths', 'Mobile, 390 px', ['F089'], { globals: { width: 390 } }),
  ForcedColors: onSearchPage('Themes', 'Forced colors', ['U35'], { globals: { contrast: 'forced' } }),
  ...pseudoStates({ globals: { page: 'searchResult' }, interactive: true }),
  Print: state('States', 'Print', ['U35'], { globals: { page: 'searchResult', medium: 'print', width: 768 } }),
})

/** The promotion next to the page. */
export const sidebarBanner = defineStates({
  Playground: playground(['F092'], { width: 1920 }),
  Shown: onWideDesktop('Content', 'Banner shown (status 1)', ['F092', 'F147']),
  Desktop: onWideDesktop('Widths', 'Desktop, 1920 px', ['F092']),
  Hidden: state('Content', 'Hidden (other status)', ['F092'], { globals: { width: 1920 } }),
  Closed: onWideDesktop('Opening and closing', 'Closed by keyboard', ['F092'], { section: 4 }),
  Failed: state('Loading and errors', 'Error: service failed, no banner', ['F180'], {
    section: 8,
    globals: { width: 1920 },
  }),
  Dark: onWideDesktop('Themes', 'Dark theme', ['U35'], { globals: { colorScheme: 'dark' } }),
  ...pseudoStates({ globals: { width: 1920 }, interactive: true }),
})

export const topBannerComponent = describeComponent(topBanner, {
  title: 'Shell/Top banner',
  sameAsAnother: ['Closed', 'None', 'HomePage', 'Failed', 'BrokenImage', 'WithoutZone'],
  dark: ['Waiting'],
  guide: {
    code: inProvider('Header, TopBanner', '<TopBanner zoneName="search-top" />\n  <Header />'),
    height: 320,
    anatomy: [
      ['Image link', 'Leads to the campaign; its edge colors continue to both sides'],
      ['Close button', 'Only where the banner can be closed'],
    ],
    keyboard: [TAB, ['Enter', 'Follows the link, or closes the banner on the close button']],
  },
})

export const sidebarBannerComponent = describeComponent(sidebarBanner, {
  title: 'Shell/Sidebar banner',
  sameLook: { Desktop: 'Shown' },
  sameAsAnother: ['Hidden', 'Closed', 'Failed'],
  guide: {
    code: inProvider('SidebarBanner', '<SidebarBanner />'),
    height: 480,
    anatomy: [
      ['Image link', 'Leads to the promotion'],
      ['Close button', 'Closes the banner'],
    ],
    keyboard: [TAB, ['Enter', 'Follows the link, or closes the banner on the close button']],
  },
})
