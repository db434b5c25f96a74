import { describeComponent, inProvider, TAB } from './describeComponent.ts'
import { defineStates, playground, type State } from './state.ts'

const page = (
  name: string,
  globals: State['globals'],
  rows: State['rows'] = ['F005', 'F006'],
  more: Partial<State> = {},
): State => ({ name, section: 2, rows, globals: { width: 1440, ...globals }, ...more })

/** All components of the shell around a page, for each kind of page. */
export const wholeShell = defineStates({
  Playground: playground(['F005', 'F193'], 'layout page template bố cục trang'),
  HomePage: page('Home page', { page: 'homepage' }, ['F005', 'F047', 'F193'], { keywords: 'trang chủ' }),
  SearchResult: page('Search results', { page: 'searchResult' }, ['F005', 'F046', 'F193'], {
    keywords: 'job search việc làm',
  }),
  LandingPage: page('Search landing page', { page: 'SEOLandingPage' }),
  ManagementJobs: page('Management jobs', { page: 'topManagementJobs' }, ['F005', 'F010']),
  JobDetail: page('Job detail', { page: 'jobDetail' }, ['F005', 'F078']),
  CompanyList: page('Company list', { page: 'companyList' }, undefined, { keywords: 'employers công ty' }),
  Interview: page('Interview questions', { page: 'interview' }),
  Salary: page('Salaries, English', { page: 'salary', language: 'en' }, ['F005', 'F046']),
  CareerCenter: page('My Career Center', { page: 'dashboard', user: 'user' }, ['F005', 'F049', 'F063'], {
    keywords: 'logged in seeker dashboard',
  }),
  MyJobs: page('My jobs', { page: 'myJobs', user: 'user' }, ['F055']),
  Profile: page('Profile', { page: 'myProfile', user: 'user' }, ['F011'], { keywords: 'hồ sơ resume' }),
  Account: page('Account settings', { page: 'accountSettings', user: 'user' }, undefined, { keywords: 'tài khoản' }),
  Tool: page('Career tool: salary converter', { page: 'salaryConverter' }),
  CvBuilder: page('CV builder', { page: 'wowCv' }),
  Campaign: page('Campaign page', { page: 'empowerGrowth' }, ['F012']),
  OneLanguagePage: page('Page with one URL for both languages', { page: 'careerNewbies' }, ['F013']),
  Recommended: page('Jobs for you', { page: 'recommendedJobs', user: 'user' }),
  ReferralExpired: page('Referral expired', { page: 'other' }, ['F014'], {
    keywords: 'recommendation link expired hết hạn giới thiệu',
    shell: { url: '/recommendation/expired' },
  }),
  OtherPage: page('Any other page', { page: 'other' }, ['F005', 'F029']),
  Onboarding: page('Onboarding: choices loaded for a new seeker', { page: 'homepage', user: 'user' }, ['F124'], {
    keywords: 'welcome registration sign up chào mừng đăng ký',
    section: 4,
    interactive: true,
  }),
  LogsOut: page('Logged out after a logout', { page: 'searchResult', user: 'user' }, ['F121', 'F130'], {
    keywords: 'log out sign out đăng xuất',
    section: 4,
    interactive: true,
  }),
  ConsentGiven: page('Consent given: attribution cookies written', { page: 'searchResult' }, ['U23'], {
    keywords: 'cookie tracking privacy đồng ý',
    section: 4,
    interactive: true,
    shell: { consent: true },
  }),
  ConsentRefused: page('Consent refused: no cookie written', { page: 'searchResult' }, ['U23'], {
    keywords: 'cookie tracking privacy denied từ chối',
    section: 4,
    interactive: true,
    shell: { consent: false },
  }),
  NoScript: page('No script: menus open by hover and focus', { page: 'searchResult', scripting: 'none' }, ['U09'], {
    keywords: 'noscript javascript disabled SSR',
    section: 4,
  }),
  ComponentFailed: page('Error: a component fails and is left out', { page: 'searchResult' }, ['U25'], {
    keywords: 'error boundary crash lỗi',
    section: 8,
    interactive: true,
  }),
  ServicesFailed: page('Error: every service is down', { page: 'searchResult', user: 'user' }, ['F180'], {
    keywords: 'offline failed 503 lỗi dịch vụ',
    section: 8,
  }),
  ByKeyboard: page('Keyboard: from the skip link to the search', { page: 'searchResult' }, ['U01', 'U03'], {
    keywords: 'tab order focus bàn phím',
    interactive: true,
  }),
  Tablet: page('Tablet, 992 px', { page: 'searchResult', width: 992 }, ['F068'], { keywords: 'máy tính bảng' }),
  WidestTablet: page('Tablet, 1299 px', { page: 'searchResult', width: 1299 }, ['F068']),
  Phone: page('Mobile, 390 px', { page: 'searchResult', width: 390 }, ['F068'], { keywords: 'phone điện thoại' }),
  PhoneEnglish: page(
    'Mobile, 390 px, English',
    { page: 'searchResult', width: 390, language: 'en' },
    ['F003', 'F068'],
    {
      keywords: 'phone',
    },
  ),
  PhoneDark: page('Mobile, 390 px, dark theme', { page: 'searchResult', width: 390, colorScheme: 'dark' }, ['U35'], {
    keywords: 'phone dark mode',
  }),
  PhoneHome: page('Mobile, 360 px, home page', { page: 'homepage', width: 360 }, ['F068'], { keywords: 'phone' }),
  PhoneMenu: page('Mobile: drawer over a page', { page: 'searchResult', width: 390, user: 'user' }, ['F066', 'F193'], {
    keywords: 'hamburger side navigation phone modal overlay backdrop',
    interactive: true,
  }),
  Dark: page('Dark theme', { page: 'searchResult', colorScheme: 'dark' }, ['U35'], {
    keywords: 'dark mode giao diện tối',
  }),
  DarkEnglish: page('Dark theme, English, logged in', {
    page: 'dashboard',
    colorScheme: 'dark',
    language: 'en',
    user: 'user',
  }),
  ForcedColors: page('Forced colors', { page: 'searchResult', contrast: 'forced' }, ['U35'], {
    keywords: 'high contrast windows tương phản',
  }),
  RightToLeft: page('Right-to-left (RTL) page direction', { page: 'searchResult' }, ['F193'], {
    keywords: 'Arabic Hebrew mirrored phải sang trái',
  }),
  Print: page('Print', { page: 'searchResult', medium: 'print', width: 768 }, ['U35'], { keywords: 'paper PDF in ấn' }),
})

export const wholeShellComponent = describeComponent(wholeShell, {
  title: 'Shell/Whole shell',
  groups: {
    Pages: [
      'HomePage',
      'SearchResult',
      'LandingPage',
      'ManagementJobs',
      'JobDetail',
      'CompanyList',
      'Interview',
      'Salary',
      'Tool',
      'CvBuilder',
      'Campaign',
      'OtherPage',
    ],
    Account: ['CareerCenter', 'MyJobs', 'Profile', 'Account', 'Recommended', 'Onboarding', 'LogsOut'],
    Content: ['OneLanguagePage', 'ReferralExpired'],
    States: ['ConsentGiven', 'ConsentRefused', 'NoScript', 'ByKeyboard', 'Print'],
    'Loading and errors': ['ComponentFailed', 'ServicesFailed'],
    Widths: ['PhoneHome', 'Phone', 'PhoneEnglish', 'PhoneDark', 'PhoneMenu', 'Tablet', 'WidestTablet'],
    Themes: ['Dark', 'DarkEnglish', 'ForcedColors', 'RightToLeft'],
  },
  sameAsAnother: [
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
    'LogsOut',
    'ByKeyboard',
  ],
  english: ['SearchResult', 'Tablet'],
  guide: {
    code: inProvider(
      'Footer, Header, SeoBottomText, SeoKeywords, SideNav, TopBanner',
      '<TopBanner zoneName="search-top" />\n  <Header />\n  <SideNav />\n  <main id="main-content">…</main>\n  <SeoBottomText />\n  <SeoKeywords />\n  <Footer />',
    ),
    height: 640,
    anatomy: [
      ['Top banner', 'Above the header'],
      ['Header and side navigation', 'Before the page’s content'],
      ['SEO text, keywords, footer', 'After the page’s content'],
    ],
    keyboard: [TAB, ['First Tab', 'Shows the skip link']],
  },
})
