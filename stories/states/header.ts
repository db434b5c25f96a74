import { defineConfig } from '../../src/core/config/defineConfig.ts'
import { inTechLogo, missingLogos, seasonalLogos } from '../support/images.ts'
import { describeComponent, inProvider, measure, TAB } from './describeComponent.ts'
import { combination, defineStates, playground, pseudoStates, state, stateWith } from './state.ts'

const configuredLogos = defineConfig({ logos: { inTechLogo } })

/** A state that is reached by clicking or typing, at 1300 px. */
const opened = stateWith({ globals: { width: 1300 }, interactive: true })

/** The header: logo, main menu, account, bell, employers' link, sticking. The search has a list of its own. */
export const header = defineStates({
  Playground: playground(['F043', 'F056']),
  SearchPage: state('Pages', 'Search results page', ['F043', 'F046', 'F052', 'F053', 'F056', 'F058', 'F061'], {
    globals: { page: 'searchResult', user: 'visitor' },
  }),
  HomePage: state('Pages', 'Home page: no search field, taller bar', ['F043', 'F047', 'F061'], {
    globals: { page: 'homepage' },
  }),
  English: combination('SearchPage', 'Pages', 'English', ['F003', 'F043', 'F046'], { language: 'en' }),
  SeasonalLogo: state('Logos', 'Seasonal logo', ['F168'], { shell: { theme: seasonalLogos } }),
  SeasonalLogoDark: combination('SeasonalLogo', 'Logos', 'Seasonal logo, white, dark theme', ['F168', 'U35'], {
    colorScheme: 'dark',
  }),
  InTechLogo: state('Logos', 'inTECH logo on tech job pages', ['F044'], { shell: { jobFunctionParentId: 5 } }),
  InTechLogoImage: state('Logos', 'inTECH logo as a configured image', ['F044'], {
    shell: { jobFunctionParentId: 5, config: configuredLogos },
  }),
  InTechLogoLate: state('Logos', 'inTECH logo on a job page, after the job group is known', ['F044', 'F045'], {
    globals: { page: 'jobDetail' },
    interactive: true,
  }),
  CurrentPage: state('Pages', 'Active item: current page highlighted in the menu', ['F059', 'U02'], {
    globals: { page: 'companyList' },
  }),
  JobsMenu: opened('Menus', 'Jobs menu open', ['F052', 'U03']),
  CareerMenu: opened('Menus', 'Career menu open, two columns', ['F054', 'F059', 'F061'], {
    globals: { page: 'salary' },
  }),
  MyJobsMenu: opened('Menus', 'My jobs menu open', ['F055']),
  MenuByKeyboard: opened('Menus', 'Menu opened and closed by keyboard', ['F051', 'U03'], {
    section: 4,
  }),
  HiddenItems: state('Menus', 'Menu items hidden by configuration', ['F057'], {
    shell: { config: defineConfig({ menu: { hidden: [1, 'employers'] } }) },
  }),
  VisitorMenu: opened('Account', 'Visitor: login menu open', ['F048', 'F116', 'F117', 'F126'], {
    globals: { user: 'visitor' },
  }),
  SeekerMenu: opened('Account', 'Logged-in seeker: account menu open', ['F049', 'F050', 'F060', 'F146'], {
    globals: { user: 'user' },
  }),
  AccountByKeyboard: opened('Account', 'Account menu opened by focus, closed by Escape', ['F051'], {
    section: 4,
    globals: { user: 'user' },
  }),
  AccountClosedOutside: opened('Account', 'Account menu closed by a click outside', ['F051'], {
    section: 4,
    globals: { user: 'visitor' },
  }),
  UserUnknown: state('Loading and errors', 'User not known yet: account loading', ['F121', 'F166e'], {
    section: 4,
    globals: { user: 'unknown' },
  }),
  Seeker: state('Account', 'Logged-in seeker, notification counts', ['F050', 'F060', 'F121'], {
    section: 4,
    globals: { user: 'user' },
  }),
  CountsAboveNinetyNine: state('Account', 'Notification badge above 99', ['F060'], {
    globals: { user: 'user' },
    shell: { resumeSummary: { totalEmployerViews: 1234, totalJobAlert: 240 } },
  }),
  NoCounts: state('Account', 'Notifications: none, no badge', ['F060'], {
    globals: { user: 'user' },
    shell: { resumeSummary: { totalEmployerViews: 0, totalJobAlert: 0 } },
  }),
  CountsFailed: opened('Loading and errors', 'Error: notification counts cannot be loaded', ['F175', 'F180'], {
    section: 8,
    globals: { user: 'user' },
  }),
  LongName: state('Account', 'Long user name', ['F050', 'F122'], {
    section: 5,
    globals: { user: 'long name' },
  }),
  NoName: state('Account', 'User without a name', ['F122'], { section: 5, globals: { user: 'no name' } }),
  GatedItem: opened('Account', 'Visitor clicks Saved jobs: login requested', ['F120', 'F128'], {
    section: 5,
    globals: { user: 'visitor' },
  }),
  UngatedItem: opened('Account', 'Visitor clicks Jobs for you: no login needed', ['F120'], {
    section: 5,
    globals: { user: 'visitor' },
  }),
  Sticky: state('Scrolling', 'Sticky: scrolled down, fixed, with a shadow', ['F078', 'F079', 'F081', 'U19'], {
    section: 4,
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  NotStickyOnJobs: state('Scrolling', 'Not sticky on a job page: scrolls away', ['F078'], {
    section: 4,
    globals: { page: 'jobDetail' },
    interactive: true,
  }),
  UserUpdated: state('Account', 'Visitor logs in without a page reload', ['F130', 'F121'], {
    section: 4,
    globals: { user: 'visitor' },
    interactive: true,
  }),
  SkipLink: state('States', 'Skip link, after the first Tab', ['U01'], {
    interactive: true,
  }),
  SmallDesktop: combination('SearchPage', 'Widths', 'Tablet, 992 px', ['F068', 'U34'], { width: 992 }),
  MoreOpen: state('Menus', 'Tablet, 992 px: overflow items under More', ['U34'], {
    globals: { width: 992, user: 'long name', text: '200' },
    interactive: true,
  }),
  WidestTablet: combination('SearchPage', 'Widths', 'Tablet, 1299 px', ['F068'], { width: 1299 }),
  Desktop: combination('Seeker', 'Widths', 'Desktop, 1440 px, logged in', ['F068'], { width: 1440 }),
  WideDesktop: combination('SearchPage', 'Widths', 'Wide desktop, 1920 px', ['F068'], { width: 1920 }),
  Phone: combination('SearchPage', 'Widths', 'Mobile, 390 px: hamburger button', ['F048', 'F068'], { width: 390 }),
  NarrowPhone: combination('HomePage', 'Widths', 'Mobile, 360 px, home page', ['F068'], { width: 360 }),
  WidestPhone: combination('SearchPage', 'Widths', 'Mobile layout at 991 px, its widest', ['F068'], { width: 991 }),
  PhonePanel: state('Menus', 'Mobile without side navigation: menu panel open', ['F066', 'F068'], {
    globals: { width: 390 },
    interactive: true,
  }),
  Minimal: state('Pages', 'Minimal variant: login, apply and onboarding pages', ['U27'], {
    globals: { width: 1300 },
    shell: { url: '/dang-nhap' },
  }),
  MinimalPhone: combination('Minimal', 'Pages', 'Minimal variant, English, mobile 360 px', ['U27'], {
    language: 'en',
    width: 360,
  }),
  Slots: state('Slots', 'All slots filled', ['U26'], {
    globals: { width: 1300, user: 'user' },
  }),
  SlotsTablet: combination('Slots', 'Slots', 'All slots filled, tablet 992 px', ['U26'], {
    user: 'visitor',
    width: 992,
  }),
  SlotsPhone: combination('Slots', 'Slots', 'All slots filled, mobile 390 px', ['U26'], {
    user: 'visitor',
    width: 390,
  }),
  Dark: combination('Seeker', 'Themes', 'Dark theme', ['U35'], { colorScheme: 'dark' }),
  ForcedColors: combination('CurrentPage', 'Themes', 'Forced colors', ['U02', 'U35'], { contrast: 'forced' }),
  MoreContrast: combination('SearchPage', 'Themes', 'More contrast', ['U35'], { contrast: 'more' }),
  LargeText: combination('SearchPage', 'Text size', 'Text at 200 %', ['U34'], { text: '200' }),
  LargeTextPhone: combination('SearchPage', 'Text size', 'Text at 200 %, mobile', ['U34'], { text: '200', width: 360 }),
  OnReset: combination('SearchPage', 'Page CSS', 'Page with a CSS reset', ['F193'], { pageCss: 'reset' }),
  OnBootstrap: combination('SearchPage', 'Page CSS', 'Page with Bootstrap', ['F193'], { pageCss: 'Bootstrap' }),
  OnTailwind: combination('SearchPage', 'Page CSS', 'Page with Tailwind preflight', ['F193'], {
    pageCss: 'Tailwind preflight',
  }),
  OnSmallRoot: combination('SearchPage', 'Page CSS', 'Page with a 62.5 % root font size', ['F193'], {
    pageCss: 'small root',
  }),
  ...pseudoStates({ globals: { user: 'user', width: 1300 } }),
  HoverDark: combination('Hover', 'States', 'Hover: all controls, dark theme', ['U35'], { colorScheme: 'dark' }),
  LogoFailed: state('Loading and errors', 'Error: seasonal logo cannot be loaded, default logo', ['F169'], {
    section: 8,
    shell: { theme: missingLogos },
    interactive: true,
  }),
  Print: combination('SearchPage', 'States', 'Print', ['U35'], { medium: 'print', width: 768 }),
})

export const headerComponent = describeComponent(header, {
  title: 'Shell/Header',
  area: 'header',
  matrix: { of: 'SearchPage' },
  sameLook: {
    OnReset: 'SearchPage',
    OnBootstrap: 'SearchPage',
    OnTailwind: 'SearchPage',
    OnSmallRoot: 'SearchPage',
  },
  sameAsAnother: [
    'MenuByKeyboard',
    'AccountByKeyboard',
    'AccountClosedOutside',
    'GatedItem',
    'UngatedItem',
    'UserUpdated',
    'LogoFailed',
    'InTechLogoLate',
    'NotStickyOnJobs',
  ],
  english: [
    'JobsMenu',
    'CareerMenu',
    'MyJobsMenu',
    'VisitorMenu',
    'SeekerMenu',
    'SmallDesktop',
    'WidestTablet',
    'MoreOpen',
    'Phone',
    'PhonePanel',
    'LargeText',
    'LargeTextPhone',
  ],
  dark: ['CurrentPage', 'CareerMenu', 'VisitorMenu', 'SeekerMenu', 'FocusRing', 'PhonePanel', 'Minimal'],
  guide: {
    code: inProvider('Header', '<Header skipTo="main-content" />\n  <main id="main-content">…</main>'),
    height: 220,
    figure: 'Desktop',
    anatomy: [
      ['Logo', 'Leads to the home page; seasonal, inTECH or default', '.shell-logo'],
      ['Search', 'Keyword, locations and category; not on the home page', '.shell-search-form'],
      [
        'Main menu',
        'Jobs, companies, career tools and My jobs, with submenus; items that do not fit go under More',
        '.shell-menu',
      ],
      ['Label “NEW”', 'Marks an entry with something new', '.shell-menu .shell-badge'],
      ['Employer link', 'Leads to the employer site', '.shell-employers'],
      ['Notifications', 'Bell with the number of new alerts, “99+” above 99', '.shell-notifications'],
      ['Account menu', 'Login links for visitors; profile, counts and logout for seekers', '.shell-user'],
      ['Language switch', 'Leads to the same page in the other language', '[data-shell="language-switch"]'],
      ['Skip link', 'Leads past the header to the page’s own content; visible with focus'],
      ['Menu button', 'Below 992 px: opens the side navigation'],
    ],
    measures: [
      measure('Bar', '.shell-bar', 'height', 'padding', 'gap', 'width'),
      measure('Logo', '.shell-logo', 'height', 'width'),
      measure('Search', '.shell-search-box', 'height', 'border-radius'),
      measure('Entry of the menu', '.shell-entry', 'height', 'padding', 'font-size', 'color'),
      measure('Label “NEW”', '.shell-menu .shell-badge', 'height', 'padding', 'font-size', 'background-color'),
      measure('Bell', '.shell-notifications', 'height', 'width', 'border-radius'),
      measure('Account button', '.shell-user > button', 'height', 'padding', 'font-size'),
    ],
    space: [
      'From 992 px on the bar has two rows: logo, search and account in the first, the menu in the second.',
      'Entries of the menu that do not fit go under **More**, the last one first. More is marked as current if the current page is below it.',
      'The search takes the space that is left, at least 160 px. Its location shows an icon alone when the names do not fit.',
      'The user’s name ends with an ellipsis; no other text of the header is cut off.',
      'Below 992 px: menu button, logo, bell and language; the search has a row of its own. The rest is in the side navigation.',
    ],
    content: [
      [
        'Entry of the menu',
        'One to three words, at most 22 characters in both languages. A noun: “Companies”, not “See companies”.',
      ],
      [
        'Label “NEW”',
        'Only for what visitors have not seen yet, on one entry of a menu at a time. Remove it with the next release that has news.',
      ],
      ['Submenu', 'One link for each page, named like the page. Long ones have two columns: `columns` of the entry.'],
      ['Number at the bell', 'Nothing for 0; “99+” above 99.'],
      [
        'User’s name',
        'The last word of the first names: “Anh”. A user without one has the text for it in the visitor’s language.',
      ],
    ],
    dos: [
      'Leave out the header’s search on a page that has one of its own.',
      'Use the minimal variant where a visitor fills in a form: login, apply, onboarding.',
      'Put a page’s own actions into slots.',
    ],
    donts: [
      'Change the order of logo, menu and account: visitors know it.',
      'Put a second bar that sticks below the header.',
      'Place text over the seasonal logo, or change its height.',
    ],
    keyboard: [
      TAB,
      ['Enter, Space', 'Opens or closes the submenu of the focused button'],
      ['Escape', 'Closes the open submenu and returns focus to its button'],
      ['/', 'Moves focus to the search, unless `searchShortcut` is false'],
    ],
  },
})
