import { describeComponent, inProvider, TAB } from './describeComponent.ts'
import { defineStates, playground, pseudoStates, state } from './state.ts'

/** The banner above the page. */
export const topBanner = defineStates({
  Playground: playground(['F082', 'F083'], 'promotion advertisement quảng cáo', { page: 'searchResult' }),
  Shown: state('Content', 'Banner with a close button', ['F082', 'F083', 'F088', 'F089', 'F090'], {
    keywords: 'quảng cáo promotion',
    section: 4,
    globals: { page: 'searchResult', width: 1440 },
    interactive: true,
  }),
  TwoColors: state('Content', 'Different edge colors, wide desktop', ['F089'], {
    globals: { page: 'searchResult', width: 1920 },
    interactive: true,
  }),
  NotClosable: state('Content', 'Banner without a close button', ['F088'], {
    section: 4,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  Closed: state('Opening and closing', 'Closed by keyboard', ['F088'], {
    keywords: 'dismissed',
    section: 4,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  Rotated: state('Content', 'Rotation: second of three banners', ['F086', 'F087', 'F135'], {
    keywords: 'carousel',
    section: 4,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  Waiting: state('Loading and errors', 'Loading: space reserved', ['F088'], {
    keywords: 'skeleton placeholder đang tải',
    section: 4,
    globals: { page: 'searchResult' },
    pending: true,
  }),
  None: state('Content', 'Empty: no banner', ['F088'], { section: 4, globals: { page: 'searchResult' } }),
  HomePage: state('Content', 'Home page: never shown', ['F082'], { globals: { page: 'homepage' } }),
  Failed: state('Loading and errors', 'Error: service failed, no banner', ['F085', 'F176', 'F180'], {
    keywords: 'lỗi',
    section: 8,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  BrokenImage: state('Loading and errors', 'Error: image cannot be loaded', ['F180'], {
    keywords: 'broken image',
    section: 8,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  WithoutZone: state('Loading and errors', 'Warning: no zone name, no banner', ['F083'], {
    section: 5,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  Phone: state('Widths', 'Mobile, 390 px', ['F089'], {
    keywords: 'phone',
    globals: { page: 'searchResult', width: 390 },
    interactive: true,
  }),
  ForcedColors: state('Themes', 'Forced colors', ['U35'], {
    keywords: 'high contrast',
    globals: { page: 'searchResult', contrast: 'forced' },
    interactive: true,
  }),
  ...pseudoStates({ globals: { page: 'searchResult' }, interactive: true }),
  Print: state('States', 'Print', ['U35'], {
    keywords: 'paper PDF in ấn',
    globals: { page: 'searchResult', medium: 'print', width: 768 },
  }),
})

/** The promotion next to the page. */
export const sidebarBanner = defineStates({
  Playground: playground(['F092'], 'promotion advertisement quảng cáo', { width: 1920 }),
  Shown: state('Content', 'Banner shown (status 1)', ['F092', 'F147'], {
    keywords: 'promotion',
    globals: { width: 1920 },
    interactive: true,
  }),
  Desktop: state('Widths', 'Desktop, 1920 px', ['F092'], { globals: { width: 1920 }, interactive: true }),
  Hidden: state('Content', 'Hidden (other status)', ['F092'], { globals: { width: 1920 } }),
  Closed: state('Opening and closing', 'Closed by keyboard', ['F092'], {
    keywords: 'dismissed',
    section: 4,
    globals: { width: 1920 },
    interactive: true,
  }),
  Failed: state('Loading and errors', 'Error: service failed, no banner', ['F180'], {
    section: 8,
    globals: { width: 1920 },
  }),
  Dark: state('Themes', 'Dark theme', ['U35'], { globals: { width: 1920, colorScheme: 'dark' }, interactive: true }),
  ...pseudoStates({ globals: { width: 1920 }, interactive: true }),
})

export const topBannerComponent = describeComponent(topBanner, {
  title: 'Shell/Top banner',
  sameLook: { Pressed: 'Hover' },
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
  sameLook: { Pressed: 'Hover', Desktop: 'Shown' },
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
