import { EMPTY_CASE } from './inputs.ts'
import type { Case } from './pages/case.ts'

const foundCase = (one: Partial<Case> & Pick<Case, 'parts'>): Case => ({
  ...EMPTY_CASE,
  ...one,
  options: { ...EMPTY_CASE.options, ...one.options },
  own: { ...Object.fromEntries(one.parts.map((part) => [part, {}])), ...one.own },
})

/** Cases that were different once, as small as they could be made: tried in each run. */
export const FOUND: Readonly<Record<string, Case>> = {
  'a cookie with another language than that of fragments whose page has one URL for both': foundCase({
    url: '/career-newbies',
    urlSource: 'server',
    parts: ['Header', 'Footer', 'SideNav'],
    cookies: { lang: '1' },
  }),
  'a category that only the script of a page with fragments passes, and a keyword in the URL': foundCase({
    url: '/viec-lam?q=java',
    urlSource: 'server',
    options: { user: null, categoryId: [5] },
    late: ['categoryId'],
    parts: ['Header'],
  }),
  'a hash, which the link to the other language keeps': foundCase({
    url: '/salary?a=1',
    hash: '#x',
    parts: ['Header', 'SideNav'],
    steps: [{ do: 'hash', hash: '#y' }],
  }),
  "a user without an id, a page's own name and URL, and a page view that is rendered before the header is touched":
    foundCase({
      url: '/en',
      options: { page: 'jobDetail', user: { accessToken: 'YWJj', firstName: 'Hà', lastName: 'Lê' } },
      parts: ['Header', 'SideNav', 'Footer'],
      cookies: { VNW_ONBOARDING: '1' },
      steps: [{ do: 'push', url: '/cong-ty', isPassed: false }],
    }),
  'a server that did not know the URL, and said that there is no text': foundCase({
    url: '/jobs',
    urlSource: 'location',
    options: { data: { bottomText: null } },
    parts: ['SeoBottomText'],
  }),
  "a page's name that only the browser knows, and only later": foundCase({
    url: '/',
    parts: ['SideNav', 'Footer'],
    steps: [{ do: 'update', options: { page: 'salary' } }],
  }),
  'a banner that is empty once it is closed, and not emptied by the page': foundCase({
    width: 1800,
    url: '/',
    parts: ['SidebarBanner', 'LanguageSwitch'],
    steps: [{ do: 'click', part: 'SidebarBanner', control: 3 }],
  }),
  'a server that said that there is no text, and a navigation to a page that may have one': foundCase({
    kind: 'react',
    url: '/',
    options: { data: { bottomText: null } },
    parts: ['Breadcrumbs', 'Footer', 'Header', 'SeoBottomText', 'SkipLink'],
    steps: [{ do: 'push', url: '/viec-lam/java-kv', isPassed: true }],
  }),
  'keywords in another language than the page': foundCase({
    url: '/jobs',
    urlSource: 'server',
    options: { data: { seoKeywords: { language: 'vi', keywords: [{ id: 1, name: 'Java', link: '/java-kv' }] } } },
    parts: ['SeoKeywords'],
  }),
  'a way back in React 18, whose provider had set state in the render of the page before': foundCase({
    isServed: false,
    url: '/',
    urlSource: 'location',
    parts: ['SeoKeywords'],
    steps: [{ do: 'push', url: '/my-career-center/my-jobs?section=saved', isPassed: false }, { do: 'back' }],
  }),
  'reserved space of a banner, beside another component': foundCase({
    url: '/jobs',
    parts: ['TopBanner', 'Footer'],
    own: { TopBanner: { zoneName: 'zone' } },
  }),
  'a hash that a script removes with the path, on a page with its own URL': foundCase({
    url: '/cong-ty',
    hash: '#section',
    parts: ['LanguageSwitch'],
    steps: [{ do: 'replace', url: '/viec-lam', isPassed: false }],
  }),
  'a hash that a script sets without navigating, on a page whose visit is ordinary': foundCase({
    url: '/cong-ty',
    parts: ['LanguageSwitch'],
    steps: [{ do: 'replace', url: '/cong-ty#section', isPassed: false }],
  }),
  'a head that names another URL in the other language than the route table': foundCase({
    url: '/viec-lam/java-kv',
    alternate: '/en/other',
    parts: ['Header', 'SideNav', 'LanguageSwitch'],
  }),
  'the menu button of a side navigation, before and after the first touch of a header that waits for it': foundCase({
    options: { data: { theme: null } },
    parts: ['Header', 'SideNav'],
    steps: [{ do: 'press', on: 'page', keys: ['Escape'] }],
  }),
  'Enter on the menu button of a phone, where the header is hydrated within the click of the key': foundCase({
    width: 390,
    options: { data: { theme: null } },
    parts: ['Header', 'SideNav'],
    steps: [{ do: 'press', on: 'menu button', keys: ['Enter'] }],
  }),
  'the key that focuses the search, as the first touch of a header that waits for it': foundCase({
    options: { data: { theme: null } },
    parts: ['Header'],
    steps: [{ do: 'press', on: 'page', keys: ['/'] }],
  }),
  'an arrow in the search field before the header is rendered': foundCase({
    options: { data: { theme: null } },
    parts: ['Header'],
    steps: [{ do: 'press', on: 'search', keys: ['ArrowDown'] }],
  }),
  'a letter in the search field before the scripts of the page': foundCase({
    parts: ['Header'],
    early: [{ do: 'press', on: 'search', keys: ['j'] }],
  }),
  'a focus in the header before the scripts of the page': foundCase({
    options: { data: { theme: null } },
    parts: ['Header', 'SideNav'],
    early: [{ do: 'press', on: 'locations', keys: ['Escape'] }],
  }),
  'a search by Enter before the scripts of the page, which leaves it': foundCase({
    parts: ['Header'],
    early: [{ do: 'press', on: 'search', keys: ['Enter', 'Enter'] }],
  }),
  'Enter on the places while React hydrates the header, which a page hears': foundCase({
    url: '/viec-lam/java-kv',
    options: {
      adapters: { $: 'adapters', value: 'two' },
      data: { theme: { blue_desktop_logo: '/images/tet.png', white_desktop_logo: '/images/tet.png' }, topBanner: null },
      onTrack: { $: 'onTrack' },
    },
    parts: ['Header', 'SideNav', 'SeoBottomText', 'SeoKeywords', 'LanguageSwitch'],
    boots: true,
    steps: [{ do: 'press', on: 'locations', keys: ['Enter'] }],
  }),
}
