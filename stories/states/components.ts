import { sidebarBannerComponent, topBannerComponent } from './banners.ts'
import { breadcrumbsComponent } from './breadcrumbs.ts'
import type { ListedComponent } from './describeComponent.ts'
import { footerComponent } from './footer.ts'
import { headerComponent } from './header.ts'
import { languageSwitchComponent } from './languageSwitch.ts'
import { searchComponent } from './search.ts'
import { seoBottomTextComponent, seoKeywordsComponent } from './seo.ts'
import { sideNavComponent } from './sideNav.ts'
import type { State } from './state.ts'
import { tagsOf } from './tags.ts'
import { wholeShellComponent } from './wholeShell.ts'

/** Every component and every state: the source of stories, tests, accessibility runs, screenshots and docs pages. */
export const components = {
  Header: headerComponent,
  Search: searchComponent,
  SideNav: sideNavComponent,
  LanguageSwitch: languageSwitchComponent,
  Footer: footerComponent,
  Breadcrumbs: breadcrumbsComponent,
  TopBanner: topBannerComponent,
  SidebarBanner: sidebarBannerComponent,
  SeoBottomText: seoBottomTextComponent,
  SeoKeywords: seoKeywordsComponent,
  WholeShell: wholeShellComponent,
} satisfies Record<string, ListedComponent>

export type ComponentName = keyof typeof components

/** A state with its place in Storybook. */
export interface ListedState extends State {
  readonly component: ComponentName
  /** The export name of its story. */
  readonly key: string
  /** Storybook's id of its story; a combination, which has none, is known by the id that it would have. */
  readonly id: string
  /** Storybook's id of the story that shows it: its own, or that of the state which it is a combination of. */
  readonly story: string
  /** Path in the sidebar, separated by slashes. */
  readonly title: string
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

/** Returns Storybook's id of the page that shows all states of a component. */
export const allStatesId = (component: ComponentName): string =>
  `${components[component].title.replace('Shell/', 'all-states-').toLowerCase().replaceAll(' ', '-')}--docs`

/** All states in one list, combinations included. */
export const allStates: readonly ListedState[] = Object.entries<ListedComponent>(components).flatMap(
  ([name, { title, states }]) =>
    Object.entries(states).map(([key, state]) => {
      const { group, of } = state
      const idOf = (own: string): string => `${componentId(title)}--${words(own)}`
      return {
        ...state,
        component: name as ComponentName,
        key,
        id: idOf(key),
        story: idOf(of ?? key),
        title: group ? `${title}/${group}` : title,
        tags: tagsOf(state),
      }
    }),
)

/** The states that have a story of their own. */
export const allStories: readonly ListedState[] = allStates.filter(({ of }) => of === undefined)
