import { describeComponent, inProvider, measure, TAB } from './describeComponent.ts'
import { combination, defineStates, playground, pseudoStates, state, stateWith } from './state.ts'

const districts = {
  24: [
    { id: 2, name: 'Quận Ba Đình', nameEn: 'Ba Dinh District', order: 0 },
    { id: 3, name: 'Quận Hoàn Kiếm', nameEn: 'Hoan Kiem District', order: 0 },
    { id: 4, name: 'Quận Cầu Giấy', nameEn: 'Cau Giay District', order: 0 },
    { id: 5, name: 'Thị xã Sơn Tây', nameEn: 'Son Tay Town', order: 0 },
  ],
}

/** A state that is reached by clicking or typing, at 1300 px. */
const opened = stateWith({ globals: { width: 1300 }, interactive: true })

/** The search in the header: its placeholders, suggestions, locations, sheets on phones. */
export const search = defineStates({
  Playground: playground(['F046', 'F070']),
  Jobs: state('Pages', 'Search for jobs', ['F046'], {
    globals: { page: 'searchResult' },
  }),
  Interviews: state('Pages', 'Search for interview questions', ['F046'], {
    globals: { page: 'interview' },
  }),
  Salaries: state('Pages', 'Search for salaries', ['F046'], {
    globals: { page: 'salary' },
  }),
  Keyword: state('States', 'Filled: keyword and location of the current search', ['F105', 'F133'], {
    section: 4,
    shell: { keyword: 'Kế toán trưởng', locationId: [29] },
  }),
  Suggestions: opened('Suggestions', 'Suggestions while typing', ['F069', 'F072'], {
    section: 4,
  }),
  SuggestionByKeyboard: opened('Suggestions', 'Suggestion selected by keyboard', ['F069', 'F072', 'U16'], {
    section: 4,
  }),
  SuggestionsHide: opened('Suggestions', 'Suggestions close when focus leaves', ['F069'], { section: 4 }),
  HotKeywords: opened('Suggestions', 'Popular keywords, after Arrow Down', ['F072'], {
    section: 4,
  }),
  NoSuggestions: opened('Suggestions', 'Empty: no suggestions, list closed', ['F072'], { section: 4 }),
  SuggestionsFailed: opened('Loading and errors', 'Error: suggestions cannot be loaded', ['F072', 'F180'], {
    section: 8,
  }),
  SuggestionsStalled: opened('Loading and errors', 'Loading: slow suggestions', ['U17'], {
    section: 4,
  }),
  RecentSearches: opened('Suggestions', 'Recent searches', ['U15'], {
    section: 4,
    shell: { recentSearches: true },
  }),
  RecentSearchesCleared: opened('Suggestions', 'Recent searches cleared', ['U15'], {
    section: 4,
    shell: { recentSearches: true },
  }),
  Shortcut: state('States', 'Keyboard shortcut “/” focuses the field', ['U14'], {
    section: 4,
    interactive: true,
  }),
  Submitted: opened('States', 'Submitted: search event sent', ['F076', 'F127'], { section: 4 }),
  Locations: opened('Locations', 'Location picker open', ['F046', 'F075']),
  LocationsFiltered: opened('Locations', 'Location filter, accents ignored', ['U16']),
  LocationsNoneFound: opened('Locations', 'Empty: no location found', ['U16'], {}),
  ThreeLocations: opened('Locations', 'Limit: three locations selected, others disabled', ['F073'], {
    section: 5,
  }),
  Districts: opened('Locations', 'Districts of a province selected', ['F075', 'F163'], {
    section: 5,
    shell: { districts },
  }),
  IgnoredLocations: opened('Locations', 'Invalid location −1 ignored', ['F074'], { section: 5 }),
  StoredLocations: state('Locations', 'Two locations selected before', ['F134', 'F163'], {
    section: 5,
    shell: {
      locationId: [29, 24],
      locations: [
        { parentId: 29, childrenIds: [-1] },
        { parentId: 24, childrenIds: [2, 3] },
      ],
      districts,
    },
  }),
  LocationsByKeyboard: opened('Locations', 'Locations selected by keyboard', ['F075', 'F073'], {}),
  Phone: combination('Jobs', 'Widths', 'Mobile, 390 px', ['F070'], { width: 390 }),
  PhoneKeyword: state('Widths', 'Mobile: keyword bottom sheet with suggestions', ['F070', 'F071'], {
    section: 4,
    globals: { width: 390 },
    interactive: true,
  }),
  PhoneNoSuggestions: state(
    'Widths',
    'Mobile: keyword bottom sheet, popular keywords instead of none',
    ['F070', 'F072'],
    {
      section: 4,
      globals: { width: 390 },
      shell: { keyword: 'zzz' },
      interactive: true,
    },
  ),
  PhoneLocations: state('Widths', 'Mobile: location bottom sheet', ['F070'], {
    section: 4,
    globals: { width: 390 },
    interactive: true,
  }),
  PhoneLocationsFull: state('Widths', 'Mobile, 360 px: three locations, others disabled', ['F070', 'F073'], {
    section: 5,
    globals: { width: 360 },
    interactive: true,
  }),
  DarkSuggestions: combination('Suggestions', 'Themes', 'Dark theme: suggestions', ['U35'], { colorScheme: 'dark' }),
  DarkLocations: combination('ThreeLocations', 'Themes', 'Dark theme: location picker', ['U35'], {
    colorScheme: 'dark',
  }),
  ForcedLocations: combination('ThreeLocations', 'Themes', 'Forced colors: location picker', ['U35'], {
    contrast: 'forced',
  }),
  LargeTextLocations: combination(
    'PhoneLocationsFull',
    'Text size',
    'Text at 200 %, mobile: location bottom sheet',
    ['F070'],
    { text: '200' },
  ),
  CategoryChip: state('States', 'Category chip: search narrowed to a category', ['F105'], {
    section: 4,
    globals: { width: 1300 },
    shell: { categoryId: [35], keyword: 'Java' },
  }),
  CategoryChipPhone: combination('CategoryChip', 'Widths', 'Category chip, mobile 390 px', ['F105'], { width: 390 }),
  ...pseudoStates({ globals: { width: 1300 }, shell: { keyword: 'Java', locationId: [29], categoryId: [35] } }),
})

export const searchComponent = describeComponent(search, {
  title: 'Shell/Search',
  area: 'search',
  matrix: { of: 'CategoryChip' },
  sameAsAnother: [
    'Jobs',
    'Phone',
    'SuggestionsHide',
    'NoSuggestions',
    'Shortcut',
    'Submitted',
    'IgnoredLocations',
    'RecentSearchesCleared',
  ],
  english: ['Suggestions', 'Locations', 'ThreeLocations', 'PhoneKeyword', 'PhoneLocationsFull', 'CategoryChip'],
  dark: ['SuggestionsStalled', 'SuggestionsFailed', 'CategoryChip', 'Hover', 'PhoneLocationsFull'],
  guide: {
    code: inProvider('Header', '<Header />'),
    height: 220,
    figure: 'CategoryChip',
    anatomy: [
      ['Keyword field', 'Combobox with suggestions, popular keywords and recent searches', 'input[role="combobox"]'],
      ['Clear button', 'Empties the field; only with a keyword', '.shell-clear-field'],
      [
        'Location button',
        'Opens the location picker: at most three locations, with districts',
        '.shell-location-button',
      ],
      ['Search button', 'Submits the search', '.shell-search-submit'],
      ['Category chips', 'Categories that the search is narrowed to; each chip removes its own', '.shell-chips'],
      ['Bottom sheets', 'On phones: keyword and locations as dialogs of full height'],
    ],
    measures: [
      measure('Box', '.shell-search-box', 'height', 'border-radius', 'background-color'),
      measure('Keyword field', 'input[role="combobox"]', 'height', 'padding', 'font-size'),
      measure('Location button', '.shell-location-button', 'height', 'padding', 'gap'),
      measure('Search button', '.shell-search-submit', 'height', 'width'),
      measure('Circle of the search button', '.shell-search-submit::before', 'height', 'width', 'background-color'),
      measure('Chip', '.shell-chip', 'height', 'padding', 'gap', 'border-radius', 'background-color'),
    ],
    space: [
      'The keyword field grows and shrinks; button sizes stay.',
      'Of several locations the button names the first, with “+2” for the others; a narrow search has an icon alone.',
      'A narrow field has the short prompt: “Jobs, companies”.',
      'Chips wrap into further rows. On phones suggestions and locations are bottom sheets.',
    ],
    content: [
      [
        'Prompt',
        'What can be typed, as nouns: “Jobs, companies”. At most 24 characters. No “Search for …”: the button says so.',
      ],
      ['Suggestion', 'At most one line; what the visitor typed is marked.'],
      ['Chip', 'The category’s name as the site has it. It is not shortened.'],
      ['Nothing found', 'Says what was not found, and what to do next.'],
    ],
    dos: [
      'Pass the current search to the provider, so that the field is filled.',
      'Offer recent searches where consent allows it.',
    ],
    donts: [
      'Put a second field for the same search on a page.',
      'Add filters to the box: they belong to the list of results.',
    ],
    keyboard: [
      TAB,
      ['Arrow Down, Arrow Up', 'Opens the list or moves through its options'],
      ['Enter', 'Searches for the highlighted suggestion, else for the text of the field'],
      ['Escape', 'Closes the list or the dialog'],
      ['Space', 'Selects the focused location'],
    ],
  },
})
