import { describeComponent, inProvider, measure, TAB } from './describeComponent.ts'
import { combination, defineStates, playground, stateWith } from './state.ts'

/** A state on the page of search results at 1440 px, unless it says otherwise. */
const page = stateWith({ globals: { width: 1440, page: 'searchResult' } })

/** All components of the shell around a page, for each kind of page. */
export const wholeShell = defineStates({
  Playground: playground(['F005', 'F193']),
  HomePage: page('Pages', 'Home page', ['F005', 'F047', 'F193'], {
    globals: { page: 'homepage' },
  }),
  SearchResult: page('Pages', 'Search results', ['F005', 'F046', 'F193']),
  LandingPage: page('Pages', 'Search landing page', ['F005', 'F006'], { globals: { page: 'SEOLandingPage' } }),
  ManagementJobs: page('Pages', 'Management jobs', ['F005', 'F010'], { globals: { page: 'topManagementJobs' } }),
  JobDetail: page('Pages', 'Job detail', ['F005', 'F078'], { globals: { page: 'jobDetail' } }),
  CompanyList: page('Pages', 'Company list', ['F005', 'F006'], {
    globals: { page: 'companyList' },
  }),
  Interview: page('Pages', 'Interview questions', ['F005', 'F006'], { globals: { page: 'interview' } }),
  Salary: page('Pages', 'Salaries, English', ['F005', 'F046'], { globals: { page: 'salary', language: 'en' } }),
  CareerCenter: page('Account', 'My Career Center', ['F005', 'F049', 'F063'], {
    globals: { page: 'dashboard', user: 'user' },
  }),
  MyJobs: page('Account', 'My jobs', ['F055'], { globals: { page: 'myJobs', user: 'user' } }),
  Profile: page('Account', 'Profile', ['F011'], {
    globals: { page: 'myProfile', user: 'user' },
  }),
  Account: page('Account', 'Account settings', ['F005', 'F006'], {
    globals: { page: 'accountSettings', user: 'user' },
  }),
  Tool: page('Pages', 'Career tool: salary converter', ['F005', 'F006'], { globals: { page: 'salaryConverter' } }),
  CvBuilder: page('Pages', 'CV builder', ['F005', 'F006'], { globals: { page: 'wowCv' } }),
  Campaign: page('Pages', 'Campaign page', ['F012'], { globals: { page: 'empowerGrowth' } }),
  OneLanguagePage: page('Content', 'Page with one URL for both languages', ['F013'], {
    globals: { page: 'careerNewbies' },
  }),
  Recommended: page('Account', 'Jobs for you', ['F005', 'F006'], {
    globals: { page: 'recommendedJobs', user: 'user' },
  }),
  ReferralExpired: page('Content', 'Referral expired', ['F014'], {
    globals: { page: 'other' },
    shell: { url: '/recommendation/expired' },
  }),
  OtherPage: page('Pages', 'Any other page', ['F005', 'F029'], { globals: { page: 'other' } }),
  SiteFile: page('Content', 'Site from a file: side navigation open where there is one', ['U87'], {
    globals: { page: 'searchResult' },
    interactive: true,
  }),
  Onboarding: page('Account', 'Onboarding: choices loaded for a new seeker', ['F124'], {
    section: 4,
    globals: { page: 'homepage', user: 'user' },
    interactive: true,
  }),
  LogsOut: page('Account', 'Logged out after a logout', ['F121', 'F130'], {
    section: 4,
    globals: { user: 'user' },
    interactive: true,
  }),
  ConsentGiven: page('States', 'Consent given: attribution cookies written', ['U23'], {
    section: 4,
    shell: { consent: true },
    interactive: true,
  }),
  ConsentRefused: page('States', 'Consent refused: no cookie written', ['U23'], {
    section: 4,
    shell: { consent: false },
    interactive: true,
  }),
  NoScript: page('States', 'No script: menus open by hover and focus', ['U09'], {
    section: 4,
    globals: { scripting: 'none' },
  }),
  ComponentFailed: page('Loading and errors', 'Error: a component fails and is left out', ['U25'], {
    section: 8,
    interactive: true,
  }),
  ServicesFailed: page('Loading and errors', 'Error: every service is down', ['F180'], {
    section: 8,
    globals: { user: 'user' },
  }),
  ByKeyboard: page('States', 'Keyboard: from the skip link to the search', ['U01', 'U03'], {
    interactive: true,
  }),
  Tablet: combination('SearchResult', 'Widths', 'Tablet, 992 px', ['F068'], { width: 992 }),
  WidestTablet: combination('SearchResult', 'Widths', 'Tablet, 1299 px', ['F068'], { width: 1299 }),
  Phone: combination('SearchResult', 'Widths', 'Mobile, 390 px', ['F068'], { width: 390 }),
  PhoneEnglish: combination('SearchResult', 'Widths', 'Mobile, 390 px, English', ['F003', 'F068'], {
    width: 390,
    language: 'en',
  }),
  PhoneDark: combination('SearchResult', 'Widths', 'Mobile, 390 px, dark theme', ['U35'], {
    width: 390,
    colorScheme: 'dark',
  }),
  PhoneHome: combination('HomePage', 'Widths', 'Mobile, 360 px, home page', ['F068'], { width: 360 }),
  PhoneMenu: page('Widths', 'Mobile: drawer over a page', ['F066', 'F193'], {
    globals: { width: 390, user: 'user' },
    interactive: true,
  }),
  Dark: combination('SearchResult', 'Themes', 'Dark theme', ['U35'], { colorScheme: 'dark' }),
  DarkEnglish: combination('CareerCenter', 'Themes', 'Dark theme, English, logged in', ['F005', 'F006'], {
    colorScheme: 'dark',
    language: 'en',
  }),
  ForcedColors: combination('SearchResult', 'Themes', 'Forced colors', ['U35'], { contrast: 'forced' }),
  RightToLeft: page('Themes', 'Right-to-left (RTL) page direction', ['F193'], {}),
  Print: combination('SearchResult', 'States', 'Print', ['U35'], { medium: 'print', width: 768 }),
})

export const wholeShellComponent = describeComponent(wholeShell, {
  title: 'Shell/Whole shell',
  area: 'components',
  matrix: { of: 'SearchResult' },
  sameAsAnother: [
    'SiteFile',
    'LandingPage',
    'ManagementJobs',
    'CompanyList',
    'MyJobs',
    'Profile',
    'Account',
    'Tool',
    'CvBuilder',
    'Campaign',
    'OneLanguagePage',
    'Interview',
    'Salary',
    'Recommended',
    'OtherPage',
    'ReferralExpired',
    'LogsOut',
    'ByKeyboard',
    'ConsentRefused',
    'WidestTablet',
    'Dark',
    'ForcedColors',
  ],
  english: ['SearchResult'],
  guide: {
    code: inProvider(
      'Footer, Header, SeoBottomText, SeoKeywords, SideNav, TopBanner',
      '<TopBanner zoneName="search-top" />\n  <Header />\n  <SideNav />\n  <main id="main-content">…</main>\n  <SeoBottomText />\n  <SeoKeywords />\n  <Footer />',
    ),
    height: 844,
    figure: 'SearchResult',
    anatomy: [
      ['Top banner', 'Above the header', '[data-shell="top-banner"]'],
      ['Header', 'Before the page’s content, with the side navigation', '[data-shell="header"]'],
      ['Content', 'What the page team builds: `<main id="main-content">`', 'main'],
      ['SEO text', 'After the page’s content', '[data-shell="seo-bottom-text"]'],
      ['Keywords', 'Popular searches', '[data-shell="seo-keywords"]'],
      ['Footer', 'At the end of the page', '[data-shell="footer"]'],
    ],
    measures: [
      measure('Width of content', '[data-shell="header"] .shell-bar', 'width', 'padding'),
      measure('Header', '[data-shell="header"]', 'height', 'background-color'),
      measure('Footer', '[data-shell="footer"]', 'height', 'background-color'),
    ],
    space: [
      'Content is at most 1320 px wide, with a margin of 16 to 32 px at each side: `--shell-width`, `--shell-gutter`.',
      'From 992 px on the header has the menu; below, the side navigation has it.',
    ],
    content: [['Heading', 'One `h1` in `<main>`; the shell has none.']],
    dos: [
      'Align the page with the shell: use its two custom properties for width and margin.',
      'Render all parts in one provider.',
    ],
    donts: ['Place content of the page between header and banner.', 'Set styles for the shell’s elements: use tokens.'],
    keyboard: [TAB, ['First Tab', 'Shows the skip link']],
  },
})
