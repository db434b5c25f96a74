import { defineStates } from './state.ts'

/** The language switch: a real link to the page's counterpart. */
export const languageSwitch = defineStates({
  Vietnamese: {
    name: 'On Vietnamese pages',
    section: 2,
    rows: ['F008', 'F027a'],
    look: { language: 'vi', page: 'searchResult' },
    interactive: true,
  },
  English: {
    name: 'On English pages',
    section: 2,
    rows: ['F008', 'F027a'],
    look: { language: 'en', page: 'searchResult' },
    interactive: true,
  },
  Followed: {
    name: 'Followed: the choice is remembered for 90 days',
    section: 4,
    rows: ['F027'],
    look: { language: 'vi', page: 'searchResult' },
    interactive: true,
  },
  OneAddress: {
    name: 'On a page with one address for both',
    section: 2,
    rows: ['F013', 'F026'],
    look: { language: 'vi', page: 'careerNewbies' },
    interactive: true,
  },
  OwnAddress: {
    name: 'With the page’s own address in the other language',
    section: 2,
    rows: ['F025'],
    look: { language: 'vi', page: 'searchResult' },
    shell: { alternateUrl: '/my-own-english-page' },
    interactive: true,
  },
  OwnAddressIgnored: {
    name: 'A page’s own address does not count in the career centre',
    section: 2,
    rows: ['F025'],
    look: { language: 'vi', page: 'dashboard' },
    shell: { alternateUrl: '/my-own-english-page' },
    interactive: true,
  },
  Focused: { name: 'With focus', section: 4, rows: ['F027a'], interactive: true },
  Dark: { name: 'Dark', section: 2, rows: ['U35'], look: { colours: 'dark' } },
  ForcedColours: { name: 'Forced colours', section: 2, rows: ['U35'], look: { contrast: 'forced' } },
  LargeText: { name: 'Text at 200 %', section: 2, rows: ['F027a'], look: { text: '200', width: 360 } },
})
