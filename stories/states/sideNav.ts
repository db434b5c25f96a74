import { describeComponent, inProvider, measure, TAB } from './describeComponent.ts'
import { combination, defineStates, playground, pseudoStates, state, stateWith } from './state.ts'

/** A state of the open drawer on a phone. */
const drawer = stateWith({ globals: { width: 390 }, interactive: true })

/** The side navigation of phones and small tablets. Every state but one starts by opening it. */
export const sideNav = defineStates({
  Playground: {
    ...playground(['F062', 'F066'], { width: 390 }),
    interactive: true,
  },
  Visitor: drawer('Account', 'Visitor: drawer open', ['F062', 'F064', 'F065'], {
    globals: { user: 'visitor' },
  }),
  Seeker: drawer('Account', 'Logged-in seeker, notification badges', ['F062', 'F065', 'F060', 'F146'], {
    globals: { user: 'user' },
  }),
  English: combination('Visitor', 'Menus', 'English', ['F003', 'F064'], { language: 'en' }),
  CareerCenter: drawer('Menus', 'My Career Center expanded, active item', ['F063', 'F067', 'F059'], {
    section: 4,
    globals: { user: 'user', page: 'dashboard' },
  }),
  Referral: drawer('Menus', 'My Career Center with referral candidates', ['F063'], {
    shell: { isShowReferral: true },
    globals: { user: 'user' },
  }),
  Tools: drawer('Menus', 'Tools expanded, active item', ['F064', 'F059'], {
    globals: { page: 'numerology' },
  }),
  OneSubmenu: drawer('Menus', 'One submenu open at a time', ['F067'], { section: 4 }),
  UserUnknown: drawer('Loading and errors', 'User not known yet: account loading', ['F062', 'F166e'], {
    section: 4,
    globals: { user: 'unknown' },
  }),
  LongName: state('Account', 'Long user name and job title', ['F062', 'F122'], {
    section: 5,
    globals: { user: 'long name', width: 360 },
    interactive: true,
  }),
  NoName: drawer('Account', 'User without a name', ['F062', 'F122'], { section: 5, globals: { user: 'no name' } }),
  CountsFailed: drawer('Loading and errors', 'Error: notification counts cannot be loaded', ['F175'], {
    section: 8,
    globals: { user: 'user' },
  }),
  GatedItem: drawer('Account', 'Visitor taps the bell: login requested', ['F120', 'F128'], {
    section: 5,
    globals: { user: 'visitor' },
  }),
  Closed: drawer('Opening and closing', 'Closed by Escape, focus returned', ['F066'], { section: 4 }),
  ClosedOutside: state('Opening and closing', 'Closed by a click outside', ['F066'], {
    section: 4,
    globals: { width: 768 },
    interactive: true,
  }),
  AnyWidth: drawer('Widths', 'Any width below 992 px', ['F066'], { globals: { user: 'user' } }),
  Tablet: combination('AnyWidth', 'Widths', 'Tablet, 768 px', ['F066'], { width: 768 }),
  Slots: drawer('Slots', 'All slots filled', ['U26'], { globals: { user: 'user' } }),
  Dark: combination('AnyWidth', 'Themes', 'Dark theme', ['U35'], { colorScheme: 'dark' }),
  ForcedColors: combination('Visitor', 'Themes', 'Forced colors', ['U35'], { contrast: 'forced', page: 'companyList' }),
  LargeText: combination('AnyWidth', 'Text size', 'Text at 200 %', ['F066'], { text: '200', width: 360 }),
  ReducedMotion: drawer('Opening and closing', 'Reduced motion: opens without animation', ['U35'], {
    globals: { motion: 'reduced' },
  }),
  OnBootstrap: combination('AnyWidth', 'Page CSS', 'Page with Bootstrap', ['F193'], { pageCss: 'Bootstrap' }),
  ...pseudoStates({ globals: { user: 'user', width: 390 }, interactive: true }),
})

export const sideNavComponent = describeComponent(sideNav, {
  title: 'Shell/Side navigation',
  area: 'header',
  matrix: { of: 'AnyWidth', widths: [360, 390, 768] },
  sameLook: { AnyWidth: 'Seeker', OnBootstrap: 'Seeker' },
  sameAsAnother: ['GatedItem', 'Closed', 'ClosedOutside', 'ReducedMotion'],
  english: ['Seeker', 'LargeText'],
  dark: ['CareerCenter', 'Hover'],
  guide: {
    code: inProvider('Header, SideNav', '<Header />\n  <SideNav />'),
    height: 560,
    figure: 'Seeker',
    anatomy: [
      [
        'Dialog',
        'Modal drawer, opened by the header’s menu button below 992 px',
        '[data-shell="side-nav"] .shell-frame',
      ],
      ['Close button', 'Closes the drawer', '.shell-close'],
      ['Account', 'Login links, or the user’s name, job title and picture', '.shell-account'],
      ['Picture', 'The user’s picture, or the first letter of the name', '.shell-avatar'],
      ['Menu', 'All menu items; one submenu is open at a time', '[data-shell="side-nav"] .shell-body > nav'],
      [
        'Row',
        'A link, or a button that expands its submenu',
        '[data-shell="side-nav"] a.shell-row:not(.shell-submenu *)',
      ],
    ],
    measures: [
      measure('Drawer', '[data-shell="side-nav"]', 'width', 'background-color'),
      measure('Top', '.shell-top', 'height', 'padding'),
      measure('Close button', '.shell-close', 'height', 'width'),
      measure('Picture', '.shell-avatar', 'height', 'border-radius'),
      measure('Row', '[data-shell="side-nav"] .shell-row', 'height', 'padding', 'gap', 'font-size'),
    ],
    space: [
      'The drawer leaves a strip of the page, and a click on it closes the drawer.',
      'Its body scrolls; title and close button stay.',
      'Names, job titles and entries wrap; nothing is cut off.',
    ],
    content: [
      ['Row', 'The same words as in the header: one name for one page.'],
      ['Label “NEW”', 'Where the header has it, and on the dashboard.'],
      ['Account', 'Name as the user wrote it; job title in one line if it fits.'],
    ],
    dos: ['Place it once on a page, after the header.', 'Put what belongs to the account into `sideNavTop`.'],
    donts: ['Open it by anything but the menu button.', 'Add a third level: a submenu has links alone.'],
    keyboard: [
      TAB,
      ['Enter, Space', 'Expands or collapses the focused submenu'],
      ['Escape', 'Closes the drawer and returns focus to the menu button'],
    ],
  },
})
