import { describeComponent, FOLLOW, inProvider, TAB } from './describeComponent.ts'
import { defineStates, playground, pseudoState } from './state.ts'

/** The text below a listing. */
export const seoBottomText = defineStates({
  Playground: playground(['F107'], 'SEO article read more bài viết', { page: 'searchResult' }),
  Collapsed: {
    name: 'Collapsed to 250 px, View more',
    keywords: 'read more xem thêm',
    section: 4,
    rows: ['F107', 'F108', 'F113', 'F144'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  Expanded: {
    name: 'Expanded by keyboard, View less',
    keywords: 'read less thu gọn',
    section: 4,
    rows: ['F108', 'F109'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  CollapsedAgain: {
    name: 'Expanded and collapsed again',
    section: 4,
    rows: ['F108'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  Short: {
    name: 'Short text: no button',
    section: 4,
    rows: ['F107'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  WithImage: {
    name: 'With an image on the right',
    section: 2,
    rows: ['F110'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  WithImagePhone: {
    name: 'With an image, mobile 390 px',
    keywords: 'phone',
    section: 2,
    rows: ['F110'],
    globals: { page: 'searchResult', width: 390 },
    interactive: true,
  },
  None: { name: 'Empty: block not rendered', section: 2, rows: ['F111'], globals: { page: 'searchResult' } },
  Failed: {
    name: 'Error: service failed, block not rendered',
    section: 8,
    rows: ['F171', 'F180'],
    globals: { page: 'searchResult' },
  },
  Dark: {
    name: 'Dark theme',
    section: 2,
    rows: ['U35'],
    globals: { page: 'searchResult', colorScheme: 'dark' },
    interactive: true,
  },
  LargeText: {
    name: 'Text at 200 %, mobile',
    section: 2,
    rows: ['F107'],
    globals: { page: 'searchResult', width: 360, text: '200' },
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

/** The block of keywords, under headings that follow the search. */
export const seoKeywords = defineStates({
  Playground: playground(['F104'], 'SEO links từ khóa', { page: 'searchResult' }),
  Neutral: {
    name: 'No location or category',
    section: 2,
    rows: ['F104', 'F106', 'F145'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  Location: {
    name: 'Location selected',
    section: 2,
    rows: ['F038', 'F104'],
    globals: { page: 'searchResult' },
    shell: { locationId: [29] },
    interactive: true,
  },
  Category: {
    name: 'Category selected',
    section: 2,
    rows: ['F039', 'F104'],
    globals: { page: 'searchResult' },
    shell: { categoryId: [35] },
    interactive: true,
  },
  Both: {
    name: 'Location and category selected',
    section: 2,
    rows: ['F038', 'F039', 'F104'],
    globals: { page: 'searchResult' },
    shell: { locationId: [29], categoryId: [35] },
    interactive: true,
  },
  HomePage: {
    name: 'Home page, in a container',
    section: 2,
    rows: ['F103'],
    globals: { page: 'homepage' },
    interactive: true,
  },
  AfterSearch: {
    name: 'After a search: headings updated',
    section: 4,
    rows: ['F105', 'F127'],
    globals: { page: 'searchResult' },
    interactive: true,
  },
  Empty: { name: 'Empty: block not rendered', section: 2, rows: ['F102'], globals: { page: 'searchResult' } },
  Failed: {
    name: 'Error: service failed, block not rendered',
    section: 8,
    rows: ['F172', 'F180'],
    globals: { page: 'searchResult' },
  },
  Phone: {
    name: 'Mobile, 390 px',
    keywords: 'phone',
    section: 2,
    rows: ['F104'],
    globals: { page: 'searchResult', width: 390 },
    interactive: true,
  },
  Dark: {
    name: 'Dark theme',
    section: 2,
    rows: ['U35'],
    globals: { page: 'searchResult', colorScheme: 'dark' },
    interactive: true,
  },
  Hover: { ...pseudoState('hover', { page: 'searchResult' }), interactive: true },
  Pressed: { ...pseudoState('pressed', { page: 'searchResult' }), interactive: true },
  FocusRing: { ...pseudoState('focus', { page: 'searchResult' }), interactive: true },
})

export const seoBottomTextComponent = describeComponent(seoBottomText, {
  title: 'Shell/SEO bottom text',
  groups: {
    Content: ['Short', 'WithImage', 'None'],
    'Opening and closing': ['Collapsed', 'Expanded', 'CollapsedAgain'],
    States: ['Hover', 'Pressed', 'FocusRing', 'Print'],
    'Loading and errors': ['Failed'],
    Widths: ['WithImagePhone'],
    Themes: ['Dark'],
    'Text size': ['LargeText'],
  },
  sameLook: { Pressed: 'Hover' },
  sameAsAnother: ['CollapsedAgain', 'None', 'Failed'],
  guide: {
    code: inProvider('SeoBottomText', '<SeoBottomText />'),
    height: 480,
    anatomy: [
      ['Text', 'Sanitized HTML, collapsed to 250 px'],
      ['Image', 'Optional, on the right'],
      ['View more', 'Expands or collapses the text; not for short texts'],
    ],
    keyboard: [TAB, ['Enter, Space', 'Expands or collapses the text']],
  },
})

export const seoKeywordsComponent = describeComponent(seoKeywords, {
  title: 'Shell/SEO keywords',
  groups: {
    Content: ['Neutral', 'Location', 'Category', 'Both', 'HomePage', 'AfterSearch', 'Empty'],
    States: ['Hover', 'Pressed', 'FocusRing'],
    'Loading and errors': ['Failed'],
    Widths: ['Phone'],
    Themes: ['Dark'],
  },
  sameLook: { Pressed: 'Hover', AfterSearch: 'Location' },
  sameAsAnother: ['Empty', 'Failed'],
  english: ['Both'],
  guide: {
    code: inProvider('SeoKeywords', '<SeoKeywords />'),
    height: 320,
    anatomy: [
      ['Heading', 'Follows the selected location and category'],
      ['Links', 'Popular searches'],
    ],
    keyboard: [TAB, FOLLOW],
  },
})
