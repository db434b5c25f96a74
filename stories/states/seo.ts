import { defineStates } from './state.ts'

/** The text below a listing. */
export const seoBottomText = defineStates({
  Collapsed: {
    name: 'Collapsed to 250 px',
    section: 4,
    rows: ['F107', 'F108', 'F113', 'F144'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  Expanded: {
    name: 'Expanded by keyboard',
    section: 4,
    rows: ['F108', 'F109'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  CollapsedAgain: {
    name: 'Expanded, and collapsed again',
    section: 4,
    rows: ['F108'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  Short: {
    name: 'Short: nothing to toggle',
    section: 4,
    rows: ['F107'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  WithPicture: {
    name: 'With a picture on the right',
    section: 2,
    rows: ['F110'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  WithPicturePhone: {
    name: 'With a picture, on a phone',
    section: 2,
    rows: ['F110'],
    look: { page: 'searchResult', width: 390 },
    interactive: true,
  },
  None: { name: 'None: the block is not there', section: 2, rows: ['F111'], look: { page: 'searchResult' } },
  Failed: {
    name: 'That could not be had: the block is not there',
    section: 8,
    rows: ['F171', 'F180'],
    look: { page: 'searchResult' },
  },
  Dark: { name: 'Dark', section: 2, rows: ['U35'], look: { page: 'searchResult', colours: 'dark' }, interactive: true },
  LargeText: {
    name: 'Text at 200 %, on a phone',
    section: 2,
    rows: ['F107'],
    look: { page: 'searchResult', width: 360, text: '200' },
    interactive: true,
  },
})

/** The block of keywords, under headings that follow the search. */
export const seoKeywords = defineStates({
  Neutral: {
    name: 'Nothing selected',
    section: 2,
    rows: ['F104', 'F106', 'F145'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  Location: {
    name: 'A location selected',
    section: 2,
    rows: ['F038', 'F104'],
    look: { page: 'searchResult' },
    shell: { locationId: [29] },
    interactive: true,
  },
  Category: {
    name: 'A category selected',
    section: 2,
    rows: ['F039', 'F104'],
    look: { page: 'searchResult' },
    shell: { categoryId: [35] },
    interactive: true,
  },
  Both: {
    name: 'A location and a category selected',
    section: 2,
    rows: ['F038', 'F039', 'F104'],
    look: { page: 'searchResult' },
    shell: { locationId: [29], categoryId: [35] },
    interactive: true,
  },
  HomePage: {
    name: 'On the home page, in a container',
    section: 2,
    rows: ['F103'],
    look: { page: 'homepage' },
    interactive: true,
  },
  AfterSearch: {
    name: 'After a search: the headings follow',
    section: 4,
    rows: ['F105', 'F127'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  Empty: { name: 'Empty: the block is not there', section: 2, rows: ['F102'], look: { page: 'searchResult' } },
  Failed: {
    name: 'That could not be had: hidden, silently',
    section: 8,
    rows: ['F172', 'F180'],
    look: { page: 'searchResult' },
  },
  Phone: {
    name: 'On a phone',
    section: 2,
    rows: ['F104'],
    look: { page: 'searchResult', width: 390 },
    interactive: true,
  },
  Dark: { name: 'Dark', section: 2, rows: ['U35'], look: { page: 'searchResult', colours: 'dark' }, interactive: true },
})
