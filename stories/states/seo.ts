import { describeComponent, FOLLOW, inProvider, measure, TAB } from './describeComponent.ts'
import { combination, defineStates, playground, pseudoStates, state, stateWith } from './state.ts'

/** A state on a page of search results that its story waits for. */
const onSearchPage = stateWith({ globals: { page: 'searchResult' }, interactive: true })

/** The text below a listing. */
export const seoBottomText = defineStates({
  Playground: playground(['F107'], { page: 'searchResult' }),
  Collapsed: onSearchPage('Opening and closing', 'Collapsed to 250 px, View more', ['F107', 'F108', 'F113', 'F144'], {
    section: 4,
  }),
  Expanded: onSearchPage('Opening and closing', 'Expanded by keyboard, View less', ['F108', 'F109'], {
    section: 4,
  }),
  CollapsedAgain: onSearchPage('Opening and closing', 'Expanded and collapsed again', ['F108'], { section: 4 }),
  Short: onSearchPage('Content', 'Short text: no button', ['F107'], { section: 4 }),
  WithImage: onSearchPage('Content', 'With an image on the right', ['F110']),
  WithImagePhone: combination('WithImage', 'Widths', 'With an image, mobile 390 px', ['F110'], { width: 390 }),
  None: state('Content', 'Empty: block not rendered', ['F111'], { globals: { page: 'searchResult' } }),
  Failed: state('Loading and errors', 'Error: service failed, block not rendered', ['F171', 'F180'], {
    section: 8,
    globals: { page: 'searchResult' },
  }),
  Dark: combination('Collapsed', 'Themes', 'Dark theme', ['U35'], { colorScheme: 'dark' }),
  LargeText: combination('Collapsed', 'Text size', 'Text at 200 %, mobile', ['F107'], { text: '200', width: 360 }),
  ...pseudoStates({ globals: { page: 'searchResult' }, interactive: true }),
  Print: combination('Playground', 'States', 'Print', ['U35'], { medium: 'print', width: 768 }),
})

/** The block of keywords, under headings that follow the search. */
export const seoKeywords = defineStates({
  Playground: playground(['F104'], { page: 'searchResult' }),
  Neutral: onSearchPage('Content', 'No location or category', ['F104', 'F106', 'F145']),
  Location: onSearchPage('Content', 'Location selected', ['F038', 'F104'], { shell: { locationId: [29] } }),
  Category: onSearchPage('Content', 'Category selected', ['F039', 'F104'], { shell: { categoryId: [35] } }),
  Both: onSearchPage('Content', 'Location and category selected', ['F038', 'F039', 'F104'], {
    shell: { locationId: [29], categoryId: [35] },
  }),
  HomePage: state('Content', 'Home page, in a container', ['F103'], {
    globals: { page: 'homepage' },
    interactive: true,
  }),
  AfterSearch: onSearchPage('Content', 'After a search: headings updated', ['F105', 'F127'], { section: 4 }),
  Empty: state('Content', 'Empty: block not rendered', ['F102'], { globals: { page: 'searchResult' } }),
  Failed: state('Loading and errors', 'Error: service failed, block not rendered', ['F172', 'F180'], {
    section: 8,
    globals: { page: 'searchResult' },
  }),
  Phone: combination('Neutral', 'Widths', 'Mobile, 390 px', ['F104'], { width: 390 }),
  Dark: combination('Neutral', 'Themes', 'Dark theme', ['U35'], { colorScheme: 'dark' }),
  ...pseudoStates({ globals: { page: 'searchResult' }, interactive: true }),
})

export const seoBottomTextComponent = describeComponent(seoBottomText, {
  title: 'Shell/SEO bottom text',
  area: 'banners',
  matrix: { of: 'Collapsed' },
  sameAsAnother: ['CollapsedAgain', 'None', 'Failed'],
  guide: {
    code: inProvider('SeoBottomText', '<SeoBottomText />'),
    height: 480,
    figure: 'WithImage',
    anatomy: [
      ['Text', 'Sanitized HTML, collapsed to 250 px', '.shell-text'],
      ['Image', 'Optional, on the right', '.shell-image'],
      ['View more', 'Expands or collapses the text; not for short texts', '.shell-toggle button'],
    ],
    measures: [
      measure('Collapsed text', '.shell-clip', 'height'),
      measure('Text', '.shell-text', 'width', 'font-size', 'color'),
      measure('Button', '.shell-toggle button', 'height', 'padding', 'font-size'),
      measure('Image', '.shell-image', 'height', 'width', 'border-radius'),
    ],
    space: ['Below 768 px the image is above the text.', 'Lines are at most 720 px long.'],
    content: [
      ['Headings', 'From `h2` on: the page has the `h1`.'],
      ['Text', 'Two to six paragraphs. The first says what the page offers: the rest is collapsed.'],
    ],
    dos: ['Place it below the list that it is about.'],
    donts: ['Hide what visitors need in it.', 'Use styles or scripts: they are removed.'],
    keyboard: [TAB, ['Enter, Space', 'Expands or collapses the text']],
  },
})

export const seoKeywordsComponent = describeComponent(seoKeywords, {
  title: 'Shell/SEO keywords',
  area: 'banners',
  matrix: { of: 'Neutral' },
  sameLook: { AfterSearch: 'Location' },
  sameAsAnother: ['Empty', 'Failed'],
  english: ['Both'],
  guide: {
    code: inProvider('SeoKeywords', '<SeoKeywords />'),
    height: 320,
    figure: 'Both',
    anatomy: [
      ['Heading', 'Follows the selected location and category', '[data-shell="seo-keywords"] h2'],
      ['Links', 'Popular searches', '[data-shell="seo-keywords"] ul'],
    ],
    measures: [
      measure('Heading', '[data-shell="seo-keywords"] h2', 'font-size', 'color'),
      measure('Line between links', '[data-shell="seo-keywords"] li::after', 'width', 'height', 'background-color'),
      measure('Link', '[data-shell="seo-keywords"] ul a', 'height', 'padding', 'font-size'),
    ],
    space: ['Links wrap into further rows; none is hidden.'],
    content: [['Link', 'A search as visitors type it, at most 40 characters. Capitals as in a sentence.']],
    dos: ['Place it after the text below the listing.'],
    donts: ['Use it as the page’s navigation.'],
    keyboard: [TAB, FOLLOW],
  },
})
