import { describeComponent, FOLLOW, inProvider, TAB } from './describeComponent.ts'
import { defineStates, playground, pseudoStates, state } from './state.ts'

/** The text below a listing. */
export const seoBottomText = defineStates({
  Playground: playground(['F107'], 'SEO article read more bài viết', { page: 'searchResult' }),
  Collapsed: state('Opening and closing', 'Collapsed to 250 px, View more', ['F107', 'F108', 'F113', 'F144'], {
    keywords: 'read more xem thêm',
    section: 4,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  Expanded: state('Opening and closing', 'Expanded by keyboard, View less', ['F108', 'F109'], {
    keywords: 'read less thu gọn',
    section: 4,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  CollapsedAgain: state('Opening and closing', 'Expanded and collapsed again', ['F108'], {
    section: 4,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  Short: state('Content', 'Short text: no button', ['F107'], {
    section: 4,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  WithImage: state('Content', 'With an image on the right', ['F110'], {
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  WithImagePhone: state('Widths', 'With an image, mobile 390 px', ['F110'], {
    keywords: 'phone',
    globals: { page: 'searchResult', width: 390 },
    interactive: true,
  }),
  None: state('Content', 'Empty: block not rendered', ['F111'], { globals: { page: 'searchResult' } }),
  Failed: state('Loading and errors', 'Error: service failed, block not rendered', ['F171', 'F180'], {
    section: 8,
    globals: { page: 'searchResult' },
  }),
  Dark: state('Themes', 'Dark theme', ['U35'], {
    globals: { page: 'searchResult', colorScheme: 'dark' },
    interactive: true,
  }),
  LargeText: state('Text size', 'Text at 200 %, mobile', ['F107'], {
    globals: { page: 'searchResult', width: 360, text: '200' },
    interactive: true,
  }),
  ...pseudoStates({ globals: { page: 'searchResult' }, interactive: true }),
  Print: state('States', 'Print', ['U35'], {
    keywords: 'paper PDF in ấn',
    globals: { page: 'searchResult', medium: 'print', width: 768 },
  }),
})

/** The block of keywords, under headings that follow the search. */
export const seoKeywords = defineStates({
  Playground: playground(['F104'], 'SEO links từ khóa', { page: 'searchResult' }),
  Neutral: state('Content', 'No location or category', ['F104', 'F106', 'F145'], {
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  Location: state('Content', 'Location selected', ['F038', 'F104'], {
    globals: { page: 'searchResult' },
    shell: { locationId: [29] },
    interactive: true,
  }),
  Category: state('Content', 'Category selected', ['F039', 'F104'], {
    globals: { page: 'searchResult' },
    shell: { categoryId: [35] },
    interactive: true,
  }),
  Both: state('Content', 'Location and category selected', ['F038', 'F039', 'F104'], {
    globals: { page: 'searchResult' },
    shell: { locationId: [29], categoryId: [35] },
    interactive: true,
  }),
  HomePage: state('Content', 'Home page, in a container', ['F103'], {
    globals: { page: 'homepage' },
    interactive: true,
  }),
  AfterSearch: state('Content', 'After a search: headings updated', ['F105', 'F127'], {
    section: 4,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  Empty: state('Content', 'Empty: block not rendered', ['F102'], { globals: { page: 'searchResult' } }),
  Failed: state('Loading and errors', 'Error: service failed, block not rendered', ['F172', 'F180'], {
    section: 8,
    globals: { page: 'searchResult' },
  }),
  Phone: state('Widths', 'Mobile, 390 px', ['F104'], {
    keywords: 'phone',
    globals: { page: 'searchResult', width: 390 },
    interactive: true,
  }),
  Dark: state('Themes', 'Dark theme', ['U35'], {
    globals: { page: 'searchResult', colorScheme: 'dark' },
    interactive: true,
  }),
  ...pseudoStates({ globals: { page: 'searchResult' }, interactive: true }),
})

export const seoBottomTextComponent = describeComponent(seoBottomText, {
  title: 'Shell/SEO bottom text',
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
