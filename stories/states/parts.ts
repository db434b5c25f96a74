import { sidebarBanner, topBanner } from './banners.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import { languageSwitch } from './languageSwitch.ts'
import { search } from './search.ts'
import { seoBottomText, seoKeywords } from './seo.ts'
import { sideNav } from './sideNav.ts'
import type { State, States } from './state.ts'
import { wholeShell } from './wholeShell.ts'

/** A part of the shell with its states; `title` is where its stories stand. */
export interface Part {
  readonly title: string
  readonly states: States
}

/** Every part and every state. Stories, tests, accessibility runs, pictures and sheets are made from this list. */
export const parts = {
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
} as const satisfies Record<string, Part>

export type PartName = keyof typeof parts

/** A state with where it stands. */
export interface ListedState extends State {
  readonly part: PartName
  /** The name that its story is exported under. */
  readonly key: string
  /** Storybook's id of its story. */
  readonly id: string
}

const words = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()

/** The id that Storybook gives the story of a state. */
export const storyId = (title: string, key: string): string =>
  `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--${words(key)}`

/** All states in one list. */
export const allStates: readonly ListedState[] = Object.entries<Part>(parts).flatMap(([part, { title, states }]) =>
  Object.entries(states).map(([key, state]) => ({ ...state, part: part as PartName, key, id: storyId(title, key) })),
)
