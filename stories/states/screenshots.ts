import type { components } from './components.ts'

type Keys = {
  readonly [Component in keyof typeof components]?: readonly (keyof (typeof components)[Component]['states'])[]
}

/** States that look like another one when they are reached: they have tests, but no screenshot. */
export const sameAsAnother: Keys = {
  Header: [
    'MenuByKeyboard',
    'AccountByKeyboard',
    'AccountClosedOutside',
    'GatedItem',
    'UngatedItem',
    'UserUpdated',
    'LogoFailed',
    'InTechLogoLate',
  ],
  Search: ['SuggestionsHide', 'NoSuggestions', 'Shortcut', 'Submitted', 'IgnoredLocations', 'RecentSearchesCleared'],
  SideNav: ['GatedItem', 'Closed', 'ClosedOutside', 'ReducedMotion'],
  LanguageSwitch: ['OneUrl', 'OwnUrl', 'OwnUrlIgnored', 'Followed'],
  Footer: ['Keyboard', 'EmployerLinks', 'Desktop'],
  TopBanner: ['Closed', 'None', 'HomePage', 'Failed', 'BrokenImage', 'WithoutZone'],
  SidebarBanner: ['Hidden', 'Closed', 'Failed'],
  SeoBottomText: ['CollapsedAgain', 'None', 'Failed'],
  SeoKeywords: ['Empty', 'Failed'],
  WholeShell: [
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
    'Recommended',
    'OtherPage',
    'LogsOut',
    'ByKeyboard',
  ],
}

/** States with an English screenshot as well: their text decides their layout. */
export const english: Keys = {
  Header: [
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
  Search: ['Suggestions', 'Locations', 'ThreeLocations', 'PhoneKeyword', 'PhoneLocationsFull', 'CategoryChip'],
  SideNav: ['Visitor', 'Seeker', 'LargeText'],
  Footer: ['NarrowPhone', 'Tablet', 'LargeTextPhone'],
  Breadcrumbs: ['LongTitlePhone'],
  SeoKeywords: ['Both'],
  WholeShell: ['SearchResult', 'PhoneHome', 'Tablet'],
}

/** States with a dark screenshot as well: they show colors that no pinned dark state shows. */
export const dark: Keys = {
  Header: ['CurrentPage', 'CareerMenu', 'VisitorMenu', 'SeekerMenu', 'FocusRing', 'Pressed', 'PhonePanel', 'Minimal'],
  Search: ['ThreeLocations', 'SuggestionsStalled', 'SuggestionsFailed', 'CategoryChip', 'Hover', 'PhoneLocationsFull'],
  SideNav: ['CareerCenter', 'Hover'],
  LanguageSwitch: ['Hover', 'Focused'],
  Footer: ['Hover', 'Phone'],
  Breadcrumbs: ['Hover'],
  TopBanner: ['Waiting'],
  SeoBottomText: ['Expanded'],
  WholeShell: ['HomePage', 'CareerCenter'],
}
