import { describeComponent, inProvider, measure, TAB } from './describeComponent.ts'
import { combination, defineStates, playground, pseudoStates, state, stateWith } from './state.ts'

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
  Phone: combination('Shown', 'Widths', 'Mobile, 390 px', ['F089'], { width: 390 }),
  ForcedColors: combination('Shown', 'Themes', 'Forced colors', ['U35'], { contrast: 'forced', width: 1300 }),
  ...pseudoStates({ globals: { page: 'searchResult' }, interactive: true }),
  Print: combination('Playground', 'States', 'Print', ['U35'], { medium: 'print', width: 768 }),
})

/** The promotion next to the page. */
export const sidebarBanner = defineStates({
  Playground: playground(['F092'], { width: 1920 }),
  Shown: onWideDesktop('Content', 'Banner shown (status 1)', ['F092', 'F147']),
  Hidden: state('Content', 'Hidden (other status)', ['F092'], { globals: { width: 1920 } }),
  Closed: onWideDesktop('Opening and closing', 'Closed by keyboard', ['F092'], { section: 4 }),
  Failed: state('Loading and errors', 'Error: service failed, no banner', ['F180'], {
    section: 8,
    globals: { width: 1920 },
  }),
  Dark: combination('Shown', 'Themes', 'Dark theme', ['U35'], { colorScheme: 'dark' }),
  ...pseudoStates({ globals: { width: 1920 }, interactive: true }),
})

export const topBannerComponent = describeComponent(topBanner, {
  title: 'Shell/Top banner',
  area: 'banners',
  matrix: { of: 'Shown' },
  sameAsAnother: ['Closed', 'None', 'HomePage', 'Failed', 'BrokenImage', 'WithoutZone', 'Print'],
  dark: ['Waiting'],
  guide: {
    code: inProvider('Header, TopBanner', '<TopBanner zoneName="search-top" />\n  <Header />'),
    height: 320,
    figure: 'Shown',
    anatomy: [
      ['Image link', 'Leads to the campaign; its edge colors continue to both sides', '.shell-banner-picture'],
      ['Close button', 'Only where the banner can be closed', '.shell-banner-close'],
    ],
    measures: [
      measure('Banner', '[data-shell="top-banner"]', 'height', 'width'),
      measure('Close button', '.shell-banner-close', 'height', 'width'),
      measure('Circle of the close button', '.shell-banner-close::before', 'height', 'width', 'background-color'),
    ],
    space: [
      'The image keeps its ratio and is never cut off; beside it, the colors of its edges fill the width.',
      'Space is reserved while the banner loads, so that the page does not move. Without a banner it is released.',
    ],
    content: [
      ['Image', '2560 by 94 pixels. Text in it at least 28 pixels high, so that phones show it readable.'],
      ['Text alternative', 'What the image says, in `attributes.alt`; at most 80 characters.'],
    ],
    dos: [
      'Fill the edges of the image with one color on each side.',
      'Let visitors close it, unless it informs about an outage.',
    ],
    donts: ['Put it on pages with a form.', 'Animate the image.'],
    keyboard: [TAB, ['Enter', 'Follows the link, or closes the banner on the close button']],
  },
})

export const sidebarBannerComponent = describeComponent(sidebarBanner, {
  title: 'Shell/Sidebar banner',
  area: 'banners',
  matrix: { of: 'Shown', widths: [1920] },
  sameAsAnother: ['Hidden', 'Closed', 'Failed'],
  guide: {
    code: inProvider('SidebarBanner', '<SidebarBanner />'),
    height: 480,
    figure: 'Shown',
    anatomy: [
      ['Image link', 'Leads to the promotion', '[data-shell="sidebar-banner"] a'],
      ['Close button', 'Closes the banner', '[data-shell="sidebar-banner"] button'],
    ],
    measures: [
      measure('Banner', '[data-shell="sidebar-banner"]', 'height', 'width'),
      measure('Close button', '[data-shell="sidebar-banner"] button', 'height', 'width', 'border-radius'),
    ],
    space: ['It is shown from 1480 px on, where there is space beside the content. Elsewhere it is not shown at all.'],
    content: [['Image', 'Upright, at least 2 pixels for each CSS pixel, text included in the text alternative.']],
    dos: ['Use it for one promotion at a time.'],
    donts: ['Show it over content.', 'Show it again after a visitor closed it.'],
    keyboard: [TAB, ['Enter', 'Follows the link, or closes the banner on the close button']],
  },
})
