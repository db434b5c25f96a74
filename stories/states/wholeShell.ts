import { defineStates, type State } from './state.ts'

const page = (name: string, look: State['look'], rows: State['rows'] = ['F005', 'F006']): State => ({
  name,
  section: 2,
  rows,
  look: { width: 1440, ...look },
})

/** All of the shell around a page, for each kind of page. */
export const wholeShell = defineStates({
  HomePage: page('Home page', { page: 'homepage' }, ['F005', 'F047', 'F193']),
  SearchResult: page('Search result', { page: 'searchResult' }, ['F005', 'F046', 'F193']),
  LandingPage: page('Landing page of a search', { page: 'SEOLandingPage' }),
  ManagementJobs: page('Management jobs', { page: 'topManagementJobs' }, ['F005', 'F010']),
  JobDetail: page('Job', { page: 'jobDetail' }, ['F005', 'F078']),
  CompanyList: page('Companies', { page: 'companyList' }),
  Interview: page('Interview questions', { page: 'interview' }),
  Salary: page('Salaries, in English', { page: 'salary', language: 'en' }, ['F005', 'F046']),
  CareerCentre: page('Career centre of a seeker', { page: 'dashboard', user: 'user' }, ['F005', 'F049', 'F063']),
  MyJobs: page('My jobs of a seeker', { page: 'myJobs', user: 'user' }, ['F055']),
  Profile: page('Profile of a seeker', { page: 'myProfile', user: 'user' }, ['F011']),
  Account: page('Account settings', { page: 'accountSettings', user: 'user' }),
  Tool: page('Career tool', { page: 'salaryConverter' }),
  CvBuilder: page('CV builder', { page: 'wowCv' }),
  Campaign: page('Campaign page', { page: 'empowerGrowth' }, ['F012']),
  OneLanguagePage: page('Page with one address', { page: 'careerNewbies' }, ['F013']),
  Recommended: page('Jobs for you', { page: 'recommendedJobs', user: 'user' }),
  OtherPage: page('Any other page', { page: 'other' }, ['F005', 'F029']),
  Phone: page('Search result on a phone', { page: 'searchResult', width: 390 }, ['F068']),
  PhoneHome: page('Home page on a narrow phone', { page: 'homepage', width: 360 }, ['F068']),
  PhoneMenu: {
    ...page('Side navigation over a page', { page: 'searchResult', width: 390, user: 'user' }, ['F066', 'F193']),
    interactive: true,
  },
  Tablet: page('Search result on a tablet', { page: 'searchResult', width: 992 }, ['F068']),
  Dark: page('Search result, dark', { page: 'searchResult', colours: 'dark' }, ['U35']),
  ByKeyboard: {
    ...page('Walked through by keyboard, from the skip link on', { page: 'searchResult' }, ['U01', 'U03']),
    interactive: true,
  },
})
