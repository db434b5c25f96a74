import { defineStates } from './state.ts'

/** The banner above the page. */
export const topBanner = defineStates({
  Shown: {
    name: 'Shown, and can be closed',
    section: 4,
    rows: ['F082', 'F083', 'F088', 'F089', 'F090'],
    look: { page: 'searchResult', width: 1440 },
    interactive: true,
  },
  TwoColours: {
    name: 'With other colours left and right, on a wide desktop',
    section: 2,
    rows: ['F089'],
    look: { page: 'searchResult', width: 1920 },
    interactive: true,
  },
  NotClosable: {
    name: 'That cannot be closed',
    section: 4,
    rows: ['F088'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  Closed: {
    name: 'Closed by keyboard',
    section: 4,
    rows: ['F088'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  Rotated: {
    name: 'The next one of three, at the next page view',
    section: 4,
    rows: ['F086', 'F087', 'F135'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  Waiting: {
    name: 'While it is not known if there is one: its place is kept',
    section: 4,
    rows: ['F088'],
    look: { page: 'searchResult' },
    pending: true,
  },
  None: { name: 'None: its place stays empty', section: 4, rows: ['F088'], look: { page: 'searchResult' } },
  HomePage: { name: 'Never on the home page', section: 2, rows: ['F082'], look: { page: 'homepage' } },
  Failed: {
    name: 'That could not be had: none is shown, and it is said to the console',
    section: 8,
    rows: ['F085', 'F176', 'F180'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  BrokenPicture: {
    name: 'With a picture that does not come',
    section: 8,
    rows: ['F180'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  WithoutZone: {
    name: 'Without a zone: skipped, with a warning',
    section: 5,
    rows: ['F083'],
    look: { page: 'searchResult' },
    interactive: true,
  },
  Phone: {
    name: 'On a phone',
    section: 2,
    rows: ['F089'],
    look: { page: 'searchResult', width: 390 },
    interactive: true,
  },
  ForcedColours: {
    name: 'Forced colours',
    section: 2,
    rows: ['U35'],
    look: { page: 'searchResult', contrast: 'forced' },
    interactive: true,
  },
})

/** The promotion beside the page. */
export const sidebarBanner = defineStates({
  Shown: {
    name: 'Shown, where its status is 1',
    section: 2,
    rows: ['F092', 'F147'],
    look: { width: 1920 },
    interactive: true,
  },
  Desktop: { name: 'On a desktop (1440 px)', section: 2, rows: ['F092'], look: { width: 1440 }, interactive: true },
  Hidden: { name: 'Not shown, where its status is not 1', section: 2, rows: ['F092'], look: { width: 1920 } },
  Closed: { name: 'Put away by keyboard', section: 4, rows: ['F092'], look: { width: 1920 }, interactive: true },
  Failed: { name: 'That could not be had', section: 8, rows: ['F180'], look: { width: 1920 } },
  Dark: { name: 'Dark', section: 2, rows: ['U35'], look: { width: 1920, colours: 'dark' }, interactive: true },
})
