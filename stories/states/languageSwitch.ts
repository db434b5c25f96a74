import { describeComponent, FOLLOW, inProvider, measure, TAB } from './describeComponent.ts'
import { combination, defineStates, playground, pseudoState, state } from './state.ts'

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
  Dark: combination('Playground', 'Themes', 'Dark theme', ['U35'], { colorScheme: 'dark' }),
  ForcedColors: combination('Playground', 'Themes', 'Forced colors', ['U35'], { contrast: 'forced' }),
  LargeText: combination('Playground', 'Text size', 'Text at 200 %', ['F027a'], { text: '200', width: 360 }),
  Hover: pseudoState('hover'),
  Pressed: pseudoState('pressed'),
})

export const languageSwitchComponent = describeComponent(languageSwitch, {
  title: 'Shell/Language switch',
  area: 'components',
  matrix: { of: 'Playground' },
  sameAsAnother: ['OneUrl', 'OwnUrl', 'OwnUrlIgnored', 'Followed'],
  dark: ['Hover', 'Focused'],
  guide: {
    code: inProvider('LanguageSwitch', '<LanguageSwitch />'),
    height: 160,
    figure: 'Vietnamese',
    anatomy: [
      ['Current language', 'Plain text', '[data-shell="language-switch"] li:first-child > span'],
      [
        'Other language',
        'Link to the same page in that language; the choice is stored for 90 days',
        '[data-shell="language-switch"] li:last-child > a',
      ],
      ['Flag', 'Decoration of the language, which its name says', '.shell-flag'],
    ],
    measures: [
      measure('Link', '[data-shell="language-switch"] a', 'height', 'padding', 'gap', 'font-size', 'color'),
      measure('Flag', '.shell-flag', 'height', 'width'),
    ],
    space: ['In the header below 1300 px: the link to the other language alone.', 'Neither name is shortened.'],
    content: [
      [
        'Name of a language',
        'In that language, written out: “Tiếng Việt”, “English”. Never “VN”, “EN”, or a flag alone.',
      ],
    ],
    dos: ['Use it on pages without the header: the header has one.'],
    donts: [
      'Lead to the home page: the visitor stays on the page.',
      'Hide it on pages with one URL: the link carries `lang`.',
    ],
    keyboard: [TAB, FOLLOW],
  },
})
