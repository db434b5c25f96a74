import type { components } from './components.ts'

/** The levels below a component in the sidebar, in their order: features first, then states. */
export const GROUPS = [
  'Pages',
  'Menus',
  'Account',
  'Suggestions',
  'Locations',
  'Content',
  'Logos',
  'Slots',
  'Opening and closing',
  'Scrolling',
  'States',
  'Loading and errors',
  'Widths',
  'Themes',
  'Text size',
  'Page CSS',
] as const

export type Group = (typeof GROUPS)[number]

type GroupsOf<Component extends keyof typeof components> = Partial<
  Readonly<Record<Group, readonly (keyof (typeof components)[Component]['states'])[]>>
>

/** Which states are in which group of their component: each but the playground is in one. */
export const groups: { readonly [Component in keyof typeof components]: GroupsOf<Component> } = {
  Header: {
    Pages: ['SearchPage', 'HomePage', 'English', 'CurrentPage', 'Minimal', 'MinimalPhone'],
    Menus: ['JobsMenu', 'CareerMenu', 'MyJobsMenu', 'MenuByKeyboard', 'HiddenItems', 'MoreOpen', 'PhonePanel'],
    Account: [
      'VisitorMenu',
      'SeekerMenu',
      'AccountByKeyboard',
      'AccountClosedOutside',
      'Seeker',
      'CountsAboveNinetyNine',
      'NoCounts',
      'LongName',
      'NoName',
      'GatedItem',
      'UngatedItem',
      'UserUpdated',
    ],
    Logos: ['SeasonalLogo', 'SeasonalLogoDark', 'InTechLogo', 'InTechLogoImage', 'InTechLogoLate'],
    Slots: ['Slots', 'SlotsTablet', 'SlotsPhone'],
    Scrolling: ['Sticky', 'NotStickyOnJobs'],
    States: ['Hover', 'HoverDark', 'Pressed', 'FocusRing', 'SkipLink', 'Print'],
    'Loading and errors': ['UserUnknown', 'CountsFailed', 'LogoFailed'],
    Widths: ['NarrowPhone', 'Phone', 'WidestPhone', 'SmallDesktop', 'WidestTablet', 'Desktop', 'WideDesktop'],
    Themes: ['Dark', 'ForcedColors', 'MoreContrast'],
    'Text size': ['LargeText', 'LargeTextPhone'],
    'Page CSS': ['OnReset', 'OnBootstrap', 'OnTailwind', 'OnSmallRoot'],
  },
  Search: {
    Pages: ['Jobs', 'Interviews', 'Salaries'],
    Suggestions: [
      'Suggestions',
      'SuggestionByKeyboard',
      'SuggestionsHide',
      'HotKeywords',
      'NoSuggestions',
      'RecentSearches',
      'RecentSearchesCleared',
    ],
    Locations: [
      'Locations',
      'LocationsFiltered',
      'LocationsNoneFound',
      'ThreeLocations',
      'Districts',
      'IgnoredLocations',
      'StoredLocations',
      'LocationsByKeyboard',
    ],
    States: ['Keyword', 'CategoryChip', 'Hover', 'Pressed', 'FocusRing', 'Shortcut', 'Submitted'],
    'Loading and errors': ['SuggestionsStalled', 'SuggestionsFailed'],
    Widths: ['Phone', 'PhoneKeyword', 'PhoneLocations', 'PhoneLocationsFull', 'CategoryChipPhone'],
    Themes: ['DarkSuggestions', 'DarkLocations', 'ForcedLocations'],
    'Text size': ['LargeTextLocations'],
  },
  SideNav: {
    Menus: ['CareerCenter', 'Referral', 'Tools', 'OneSubmenu', 'English'],
    Account: ['Visitor', 'Seeker', 'LongName', 'NoName', 'GatedItem'],
    Slots: ['Slots'],
    'Opening and closing': ['Closed', 'ClosedOutside', 'ReducedMotion'],
    States: ['Hover', 'Pressed', 'FocusRing'],
    'Loading and errors': ['UserUnknown', 'CountsFailed'],
    Widths: ['Tablet'],
    Themes: ['Dark', 'ForcedColors'],
    'Text size': ['LargeText'],
    'Page CSS': ['OnBootstrap'],
  },
  LanguageSwitch: {
    Pages: ['Vietnamese', 'English', 'OneUrl', 'OwnUrl', 'OwnUrlIgnored'],
    States: ['Hover', 'Pressed', 'Focused', 'Followed'],
    Themes: ['Dark', 'ForcedColors'],
    'Text size': ['LargeText'],
  },
  Footer: {
    Content: ['English', 'EmployerLinks', 'Minimal', 'MinimalPhone'],
    Slots: ['Slots'],
    States: ['Hover', 'Pressed', 'FocusRing', 'Keyboard', 'Print'],
    Widths: ['NarrowPhone', 'Phone', 'Tablet', 'Desktop', 'WideDesktop'],
    Themes: ['Dark', 'ForcedColors'],
    'Text size': ['LargeText', 'LargeTextPhone'],
    'Page CSS': ['OnReset', 'OnBootstrap', 'OnTailwind', 'OnSmallRoot'],
  },
  Breadcrumbs: {
    Pages: ['Category', 'English', 'CareerCenter', 'Job'],
    States: ['Hover', 'Pressed', 'FocusRing', 'Keyboard'],
    Widths: ['LongTitlePhone'],
    Themes: ['Dark', 'ForcedColors'],
    'Text size': ['LargeTextPhone'],
    'Page CSS': ['OnReset'],
  },
  TopBanner: {
    Content: ['Shown', 'TwoColors', 'NotClosable', 'Rotated', 'None', 'HomePage'],
    'Opening and closing': ['Closed'],
    States: ['Hover', 'Pressed', 'FocusRing', 'Print'],
    'Loading and errors': ['Waiting', 'Failed', 'BrokenImage', 'WithoutZone'],
    Widths: ['Phone'],
    Themes: ['ForcedColors'],
  },
  SidebarBanner: {
    Content: ['Shown', 'Hidden'],
    'Opening and closing': ['Closed'],
    States: ['Hover', 'Pressed', 'FocusRing'],
    'Loading and errors': ['Failed'],
    Widths: ['Desktop'],
    Themes: ['Dark'],
  },
  SeoBottomText: {
    Content: ['Short', 'WithImage', 'None'],
    'Opening and closing': ['Collapsed', 'Expanded', 'CollapsedAgain'],
    States: ['Hover', 'Pressed', 'FocusRing', 'Print'],
    'Loading and errors': ['Failed'],
    Widths: ['WithImagePhone'],
    Themes: ['Dark'],
    'Text size': ['LargeText'],
  },
  SeoKeywords: {
    Content: ['Neutral', 'Location', 'Category', 'Both', 'HomePage', 'AfterSearch', 'Empty'],
    States: ['Hover', 'Pressed', 'FocusRing'],
    'Loading and errors': ['Failed'],
    Widths: ['Phone'],
    Themes: ['Dark'],
  },
  WholeShell: {
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
}

/** Returns the group of a state; `undefined` for the playground, which is above all groups. */
export function groupOf(component: keyof typeof components, key: string): Group | undefined {
  const lists: Partial<Record<Group, readonly string[]>> = groups[component]
  return GROUPS.find((group) => lists[group]?.includes(key))
}
