import { describeComponent, FOLLOW, inProvider, TAB } from './describeComponent.ts'
import { defineStates, playground, pseudoState } from './state.ts'

/** Breadcrumbs. The rule decides what they say; what differs is the room they have. */
export const breadcrumbs = defineStates({
  Playground: playground(['U22'], 'trail path đường dẫn', { page: 'dashboard' }),
  Category: {
    name: 'Category landing page',
    keywords: 'đường dẫn',
    section: 2,
    rows: ['U22'],
    shell: { url: '/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn' },
  },
  English: {
    name: 'English',
    section: 2,
    rows: ['U22', 'F003'],
    globals: { language: 'en' },
    shell: { url: '/it-software-jobs-in-ho-chi-minh-i35v29-en' },
  },
  CareerCenter: { name: 'My Career Center', section: 2, rows: ['U22'], globals: { page: 'dashboard', user: 'user' } },
  Job: {
    name: 'Job page, with the job title',
    section: 2,
    rows: ['U22'],
    globals: { page: 'jobDetail' },
    shell: { url: '/truong-phong-kinh-doanh-1763221-jv' },
  },
  LongTitlePhone: {
    name: 'Long title, mobile 360 px',
    keywords: 'overflow truncated phone',
    section: 5,
    rows: ['U22'],
    globals: { page: 'jobDetail', width: 360 },
    shell: { url: '/truong-phong-kinh-doanh-1763221-jv' },
  },
  Keyboard: {
    name: 'All links reached by keyboard',
    section: 2,
    rows: ['U22'],
    globals: { page: 'dashboard' },
    interactive: true,
  },
  Dark: { name: 'Dark theme', section: 2, rows: ['U22', 'U35'], globals: { page: 'dashboard', colorScheme: 'dark' } },
  ForcedColors: {
    name: 'Forced colors',
    keywords: 'high contrast',
    section: 2,
    rows: ['U22', 'U35'],
    globals: { page: 'dashboard', contrast: 'forced' },
  },
  LargeTextPhone: {
    name: 'Text at 200 %, mobile',
    section: 2,
    rows: ['U22'],
    globals: { page: 'dashboard', text: '200', width: 360 },
  },
  OnReset: {
    name: 'Page with a CSS reset',
    section: 2,
    rows: ['U22'],
    globals: { page: 'dashboard', pageCss: 'reset' },
  },
  Hover: pseudoState('hover', { page: 'dashboard' }),
  Pressed: pseudoState('pressed', { page: 'dashboard' }),
  FocusRing: pseudoState('focus', { page: 'dashboard' }),
})

export const breadcrumbsComponent = describeComponent(breadcrumbs, {
  title: 'Shell/Breadcrumbs',
  groups: {
    Pages: ['Category', 'English', 'CareerCenter', 'Job'],
    States: ['Hover', 'Pressed', 'FocusRing', 'Keyboard'],
    Widths: ['LongTitlePhone'],
    Themes: ['Dark', 'ForcedColors'],
    'Text size': ['LargeTextPhone'],
    'Page CSS': ['OnReset'],
  },
  sameLook: { Pressed: 'Hover', OnReset: 'CareerCenter' },
  english: ['LongTitlePhone'],
  dark: ['Hover'],
  guide: {
    code: inProvider('Breadcrumbs', '<Breadcrumbs />'),
    height: 160,
    anatomy: [
      ['Links', 'The pages above this one, home page first'],
      ['Current page', 'Plain text, marked with `aria-current`'],
      ['JSON-LD', 'The same list for search engines'],
    ],
    keyboard: [TAB, FOLLOW],
  },
})
