import type { components } from './components.ts'

type Keys = {
  readonly [Component in keyof typeof components]?: readonly (keyof (typeof components)[Component]['states'])[]
}

type SameLook = {
  readonly [Component in keyof typeof components]?: Partial<
    Readonly<Record<keyof (typeof components)[Component]['states'], keyof (typeof components)[Component]['states']>>
  >
}

/** States that must look exactly like another one of their component: both are compared with the other one's baseline. */
export const sameLook: SameLook = {
  Header: {
    Pressed: 'Hover',
    OnReset: 'SearchPage',
    OnBootstrap: 'SearchPage',
    OnTailwind: 'SearchPage',
    OnSmallRoot: 'SearchPage',
  },
  Search: { Pressed: 'Hover' },
  SideNav: { Pressed: 'Hover', OnBootstrap: 'Seeker' },
  LanguageSwitch: { Pressed: 'Hover' },
  Footer: { Pressed: 'Hover', OnBootstrap: 'OnReset', OnTailwind: 'OnReset', OnSmallRoot: 'OnReset' },
  Breadcrumbs: { Pressed: 'Hover', OnReset: 'CareerCenter' },
  TopBanner: { Pressed: 'Hover' },
  SidebarBanner: { Pressed: 'Hover', Desktop: 'Shown' },
  SeoBottomText: { Pressed: 'Hover' },
  SeoKeywords: { Pressed: 'Hover', AfterSearch: 'Location' },
}

/** States that look like another one, or like two others at once: they have tests, but no screenshot. */
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
    'Interview',
    'Salary',
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
  SideNav: ['Seeker', 'LargeText'],
  Footer: ['NarrowPhone', 'Tablet'],
  Breadcrumbs: ['LongTitlePhone'],
  SeoKeywords: ['Both'],
  WholeShell: ['SearchResult', 'Tablet'],
}

/** States with a dark screenshot as well: they show colors that no pinned dark state shows. */
export const dark: Keys = {
  Header: ['CurrentPage', 'CareerMenu', 'VisitorMenu', 'SeekerMenu', 'FocusRing', 'PhonePanel', 'Minimal'],
  Search: ['SuggestionsStalled', 'SuggestionsFailed', 'CategoryChip', 'Hover', 'PhoneLocationsFull'],
  SideNav: ['CareerCenter', 'Hover'],
  LanguageSwitch: ['Hover', 'Focused'],
  Footer: ['Hover', 'Phone'],
  Breadcrumbs: ['Hover'],
  TopBanner: ['Waiting'],
}
