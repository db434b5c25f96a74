import { describeComponent, FOLLOW, inProvider, TAB } from './describeComponent.ts'
import { defineStates, playground, pseudoState, state } from './state.ts'

/** The language switch: a real link to the page's counterpart. */
export const languageSwitch = defineStates({
  Playground: playground(['F008', 'F027a']),
  Vietnamese: state('Pages', 'Vietnamese page, links to English', ['F008', 'F027a'], {
    globals: { language: 'vi', page: 'searchResult' },
    interactive: true,
  }),
  English: state('Pages', 'English page, links to Vietnamese', ['F008', 'F027a'], {
    globals: { language: 'en', page: 'searchResult' },
    interactive: true,
  }),
  Followed: state('States', 'Clicked: choice stored for 90 days', ['F027'], {
    section: 4,
    globals: { language: 'vi', page: 'searchResult' },
    interactive: true,
  }),
  OneUrl: state('Pages', 'Page with one URL for both languages', ['F013', 'F026'], {
    globals: { language: 'vi', page: 'careerNewbies' },
    interactive: true,
  }),
  OwnUrl: state('Pages', 'Page with its own alternate URL', ['F025'], {
    globals: { language: 'vi', page: 'searchResult' },
    shell: { alternateUrl: '/my-own-english-page' },
    interactive: true,
  }),
  OwnUrlIgnored: state('Pages', 'Alternate URL ignored in My Career Center', ['F025'], {
    globals: { language: 'vi', page: 'dashboard' },
    shell: { alternateUrl: '/my-own-english-page' },
    interactive: true,
  }),
  Focused: state('States', 'Focus', ['F027a'], { section: 4, interactive: true }),
  Dark: state('Themes', 'Dark theme', ['U35'], { globals: { colorScheme: 'dark' } }),
  ForcedColors: state('Themes', 'Forced colors', ['U35'], { globals: { contrast: 'forced' } }),
  LargeText: state('Text size', 'Text at 200 %', ['F027a'], { globals: { text: '200', width: 360 } }),
  Hover: pseudoState('hover'),
  Pressed: pseudoState('pressed'),
})

export const languageSwitchComponent = describeComponent(languageSwitch, {
  title: 'Shell/Language switch',
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
