import { describeComponent, FOLLOW, inProvider, measure, TAB } from './describeComponent.ts'
import { combination, defineStates, playground, pseudoStates, state } from './state.ts'

/** States of the breadcrumbs: their width differs; a rule decides their text. */
export const breadcrumbs = defineStates({
  Playground: playground(['U22'], { page: 'dashboard' }),
  Category: state('Pages', 'Category landing page', ['U22'], {
    shell: { url: '/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn' },
  }),
  English: combination('Category', 'Pages', 'English', ['U22', 'F003'], { language: 'en' }),
  CareerCenter: state('Pages', 'My Career Center', ['U22'], { globals: { page: 'dashboard', user: 'user' } }),
  Job: state('Pages', 'Job page, with the job title', ['U22'], {
    globals: { page: 'jobDetail' },
    shell: { url: '/truong-phong-kinh-doanh-1763221-jv' },
  }),
  LongTitlePhone: state('Widths', 'Long title, mobile 360 px', ['U22'], {
    section: 5,
    globals: { page: 'jobDetail', width: 360 },
    shell: { url: '/truong-phong-kinh-doanh-1763221-jv' },
  }),
  Keyboard: state('States', 'All links reached by keyboard', ['U22'], {
    globals: { page: 'dashboard' },
    interactive: true,
  }),
  Dark: combination('CareerCenter', 'Themes', 'Dark theme', ['U22', 'U35'], { colorScheme: 'dark' }),
  ForcedColors: combination('CareerCenter', 'Themes', 'Forced colors', ['U22', 'U35'], { contrast: 'forced' }),
  LargeTextPhone: combination('CareerCenter', 'Text size', 'Text at 200 %, mobile', ['U22'], {
    text: '200',
    width: 360,
  }),
  OnReset: combination('CareerCenter', 'Page CSS', 'Page with a CSS reset', ['U22'], { pageCss: 'reset' }),
  ...pseudoStates({ globals: { page: 'dashboard' } }),
})

export const breadcrumbsComponent = describeComponent(breadcrumbs, {
  title: 'Shell/Breadcrumbs',
  area: 'components',
  matrix: { of: 'CareerCenter' },
  sameLook: { Keyboard: 'CareerCenter', OnReset: 'CareerCenter' },
  english: ['LongTitlePhone'],
  dark: ['Hover'],
  guide: {
    code: inProvider('Breadcrumbs', '<Breadcrumbs />'),
    height: 160,
    figure: 'Category',
    anatomy: [
      ['Links', 'The pages above this one, home page first', '[data-shell="breadcrumbs"] li:first-child > a'],
      ['Current page', 'Plain text, marked with `aria-current`', '[data-shell="breadcrumbs"] li:last-child > span'],
      ['JSON-LD', 'The same list for search engines'],
    ],
    measures: [
      measure('List', '[data-shell="breadcrumbs"]', 'height', 'padding', 'font-size'),
      measure('Link', '[data-shell="breadcrumbs"] a', 'height', 'color'),
    ],
    space: ['Long titles wrap between words. The trail may take several lines and is never cut off.'],
    content: [
      ['Link', 'The name that the menu has for the page.'],
      ['Current page', 'The page’s heading, word for word.'],
    ],
    dos: ['Place it above the heading of the page.', 'Pass the job’s title on job pages.'],
    donts: [
      'Use it on the home page, or with the current page alone.',
      'Show the visitor’s history: it shows where the page is.',
    ],
    keyboard: [TAB, FOLLOW],
  },
})
