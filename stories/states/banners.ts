import { describeComponent, inProvider, TAB } from './describeComponent.ts'
import { defineStates, playground, pseudoState } from './state.ts'

/** The banner above the page. */
export const topBanner = defineStates({
  Playground: playground(['F082', 'F083'], 'promotion advertisement quảng cáo', { page: 'searchResult' }),
  Shown: {
    name: 'Banner with a close button',
    keywords: 'quảng cáo promotion',
    section: 4,
    rows: ['F082', 'F083', 'F088', 'F089', 'F090'],
    globals: { page: 'searchResult', width: 1440 },
    interactive: true,
  },
  TwoColors: {
    name: 'Different edge colors, wide desktop',
    section: 2,
    rows: ['F089'],
    globals: { page: 'searchResult', width: 1920 },
    interactive: true,
  },
  NotClosable: {
    name: 'Banner without a close button',
    section: 4,
    rows: ['F088'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  Closed: {
    name: 'Closed by keyboard',
    keywords: 'dismissed',
    section: 4,
    rows: ['F088'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  Rotated: {
    name: 'Rotation: second of three banners',
    keywords: 'carousel',
    section: 4,
    rows: ['F086', 'F087', 'F135'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  Waiting: {
    name: 'Loading: space reserved',
    keywords: 'skeleton placeholder đang tải',
    section: 4,
    rows: ['F088'],
    globals: { page: 'searchResult' },
    pending: true,
  },
  None: { name: 'Empty: no banner', section: 4, rows: ['F088'], globals: { page: 'searchResult' } },
  HomePage: { name: 'Home page: never shown', section: 2, rows: ['F082'], globals: { page: 'homepage' } },
  Failed: {
    name: 'Error: service failed, no banner',
    keywords: 'lỗi',
    section: 8,
    rows: ['F085', 'F176', 'F180'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  BrokenImage: {
    name: 'Error: image cannot be loaded',
    keywords: 'broken image',
    section: 8,
    rows: ['F180'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  WithoutZone: {
    name: 'Warning: no zone name, no banner',
    section: 5,
    rows: ['F083'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  Phone: {
    name: 'Mobile, 390 px',
    keywords: 'phone',
    section: 2,
    rows: ['F089'],
    globals: { page: 'searchResult', width: 390 },
    interactive: true,
  },
  ForcedColors: {
    name: 'Forced colors',
    keywords: 'high contrast',
    section: 2,
    rows: ['U35'],
    globals: { page: 'searchResult', contrast: 'forced' },
    interactive: true,
  },
  Hover: { ...pseudoState('hover', { page: 'searchResult' }), interactive: true },
  Pressed: { ...pseudoState('pressed', { page: 'searchResult' }), interactive: true },
  FocusRing: { ...pseudoState('focus', { page: 'searchResult' }), interactive: true },
  Print: {
    name: 'Print',
    keywords: 'paper PDF in ấn',
    section: 2,
    rows: ['U35'],
    globals: { page: 'searchResult', medium: 'print', width: 768 },
  },
})

/** The promotion next to the page. */
export const sidebarBanner = defineStates({
  Playground: playground(['F092'], 'promotion advertisement quảng cáo', { width: 1920 }),
  Shown: {
    name: 'Banner shown (status 1)',
    keywords: 'promotion',
    section: 2,
    rows: ['F092', 'F147'],
    globals: { width: 1920 },
    interactive: true,
  },
  Desktop: { name: 'Desktop, 1920 px', section: 2, rows: ['F092'], globals: { width: 1920 }, interactive: true },
  Hidden: { name: 'Hidden (other status)', section: 2, rows: ['F092'], globals: { width: 1920 } },
  Closed: {
    name: 'Closed by keyboard',
    keywords: 'dismissed',
    section: 4,
    rows: ['F092'],
    globals: { width: 1920 },
    interactive: true,
  },
  Failed: { name: 'Error: service failed, no banner', section: 8, rows: ['F180'], globals: { width: 1920 } },
  Dark: {
    name: 'Dark theme',
    section: 2,
    rows: ['U35'],
    globals: { width: 1920, colorScheme: 'dark' },
    interactive: true,
  },
  Hover: { ...pseudoState('hover', { width: 1920 }), interactive: true },
  Pressed: { ...pseudoState('pressed', { width: 1920 }), interactive: true },
  FocusRing: { ...pseudoState('focus', { width: 1920 }), interactive: true },
})

export const topBannerComponent = describeComponent(topBanner, {
  title: 'Shell/Top banner',
  groups: {
    Content: ['Shown', 'TwoColors', 'NotClosable', 'Rotated', 'None', 'HomePage'],
    'Opening and closing': ['Closed'],
    States: ['Hover', 'Pressed', 'FocusRing', 'Print'],
    'Loading and errors': ['Waiting', 'Failed', 'BrokenImage', 'WithoutZone'],
    Widths: ['Phone'],
    Themes: ['ForcedColors'],
  },
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
  groups: {
    Content: ['Shown', 'Hidden'],
    'Opening and closing': ['Closed'],
    States: ['Hover', 'Pressed', 'FocusRing'],
    'Loading and errors': ['Failed'],
    Widths: ['Desktop'],
    Themes: ['Dark'],
  },
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
