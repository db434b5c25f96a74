import { sidebarBanner, topBanner } from './banners.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { footer } from './footer.ts'
import { type Group, groupOf } from './groups.ts'
import { header } from './header.ts'
import { KEYWORDS_MARK } from './keywordsMark.ts'
import { languageSwitch } from './languageSwitch.ts'
import { search } from './search.ts'
import { seoBottomText, seoKeywords } from './seo.ts'
import { sideNav } from './sideNav.ts'
import type { State, States } from './state.ts'
import { tagsOf } from './tags.ts'
import { wholeShell } from './wholeShell.ts'

/** A component of the shell with its states; `title` is its place in the sidebar. */
export interface ListedComponent {
  readonly title: string
  readonly states: States
}

/** Every component and every state: the source of stories, tests, accessibility runs, screenshots and docs pages. */
export const components = {
  Header: { title: 'Shell/Header', states: header },
  Search: { title: 'Shell/Search', states: search },
  SideNav: { title: 'Shell/Side navigation', states: sideNav },
  LanguageSwitch: { title: 'Shell/Language switch', states: languageSwitch },
  Footer: { title: 'Shell/Footer', states: footer },
  Breadcrumbs: { title: 'Shell/Breadcrumbs', states: breadcrumbs },
  TopBanner: { title: 'Shell/Top banner', states: topBanner },
  SidebarBanner: { title: 'Shell/Sidebar banner', states: sidebarBanner },
  SeoBottomText: { title: 'Shell/SEO bottom text', states: seoBottomText },
  SeoKeywords: { title: 'Shell/SEO keywords', states: seoKeywords },
  WholeShell: { title: 'Shell/Whole shell', states: wholeShell },
} as const satisfies Record<string, ListedComponent>

export type ComponentName = keyof typeof components

/** A state with its place in Storybook. */
export interface ListedState extends State {
  readonly component: ComponentName
  /** The export name of its story. */
  readonly key: string
  /** Storybook's id of its story. */
  readonly id: string
  /** The group that its story is in; `undefined` for a playground. */
  readonly group: Group | undefined
  /** Path in the sidebar, separated by slashes. */
  readonly title: string
  /** The name that the sidebar's search reads: the state's name and its keywords. */
  readonly searchName: string
  /** Tags of the sidebar's filter. */
  readonly tags: readonly string[]
}

const words = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()

/** Returns the id that a component's stories share: it stays when a story moves to another group. */
export const componentId = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** All states in one list. */
export const allStates: readonly ListedState[] = Object.entries<ListedComponent>(components).flatMap(
  ([name, { title, states }]) =>
    Object.entries(states).map(([key, state]) => {
      const component = name as ComponentName
      const group = groupOf(component, key)
      return {
        ...state,
        component,
        key,
        id: `${componentId(title)}--${words(key)}`,
        group,
        title: group ? `${title}/${group}` : title,
        searchName: state.keywords ? `${state.name}${KEYWORDS_MARK}${state.keywords}` : state.name,
        tags: tagsOf(state),
      }
    }),
)
