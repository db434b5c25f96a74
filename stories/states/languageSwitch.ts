import { describeComponent, FOLLOW, inProvider, TAB } from './describeComponent.ts'
import { defineStates, playground, pseudoState } from './state.ts'

/** The language switch: a real link to the page's counterpart. */
export const languageSwitch = defineStates({
  Playground: playground(['F008', 'F027a'], 'locale i18n Vietnamese English ngôn ngữ'),
  Vietnamese: {
    name: 'Vietnamese page, links to English',
    keywords: 'ngôn ngữ',
    section: 2,
    rows: ['F008', 'F027a'],
    globals: { language: 'vi', page: 'searchResult' },
    interactive: true,
  },
  English: {
    name: 'English page, links to Vietnamese',
    keywords: 'tiếng Việt',
    section: 2,
    rows: ['F008', 'F027a'],
    globals: { language: 'en', page: 'searchResult' },
    interactive: true,
  },
  Followed: {
    name: 'Clicked: choice stored for 90 days',
    keywords: 'cookie',
    section: 4,
    rows: ['F027'],
    globals: { language: 'vi', page: 'searchResult' },
    interactive: true,
  },
  OneUrl: {
    name: 'Page with one URL for both languages',
    section: 2,
    rows: ['F013', 'F026'],
    globals: { language: 'vi', page: 'careerNewbies' },
    interactive: true,
  },
  OwnUrl: {
    name: 'Page with its own alternate URL',
    section: 2,
    rows: ['F025'],
    globals: { language: 'vi', page: 'searchResult' },
    shell: { alternateUrl: '/my-own-english-page' },
    interactive: true,
  },
  OwnUrlIgnored: {
    name: 'Alternate URL ignored in My Career Center',
    section: 2,
    rows: ['F025'],
    globals: { language: 'vi', page: 'dashboard' },
    shell: { alternateUrl: '/my-own-english-page' },
    interactive: true,
  },
  Focused: { name: 'Focus', keywords: 'keyboard focus ring', section: 4, rows: ['F027a'], interactive: true },
  Dark: { name: 'Dark theme', section: 2, rows: ['U35'], globals: { colorScheme: 'dark' } },
  ForcedColors: {
    name: 'Forced colors',
    keywords: 'high contrast',
    section: 2,
    rows: ['U35'],
    globals: { contrast: 'forced' },
  },
  LargeText: { name: 'Text at 200 %', section: 2, rows: ['F027a'], globals: { text: '200', width: 360 } },
  Hover: pseudoState('hover'),
  Pressed: pseudoState('pressed'),
})

export const languageSwitchComponent = describeComponent(languageSwitch, {
  title: 'Shell/Language switch',
  groups: {
    Pages: ['Vietnamese', 'English', 'OneUrl', 'OwnUrl', 'OwnUrlIgnored'],
    States: ['Hover', 'Pressed', 'Focused', 'Followed'],
    Themes: ['Dark', 'ForcedColors'],
    'Text size': ['LargeText'],
  },
  sameLook: { Pressed: 'Hover' },
  sameAsAnother: ['OneUrl', 'OwnUrl', 'OwnUrlIgnored', 'Followed'],
  dark: ['Hover', 'Focused'],
  guide: {
    code: inProvider('LanguageSwitch', '<LanguageSwitch />'),
    height: 160,
    anatomy: [
      ['Current language', 'Plain text'],
      ['Other language', 'Link to the same page in that language; the choice is stored for 90 days'],
    ],
    keyboard: [TAB, FOLLOW],
  },
})
