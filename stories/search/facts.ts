import { scales, semanticColors } from '../../src/components/scales.ts'
import { COOKIES, CUSTOM_PROPERTIES, EVENT_NAMES, STORAGE } from '../../src/core/contracts.ts'
import { en } from '../../src/core/messages/en.ts'
import { vi } from '../../src/core/messages/vi.ts'
import { allStates, type ComponentName, components, type ListedState } from '../states/components.ts'
import type { ListedComponent } from '../states/describeComponent.ts'
import { PAGE_TITLES } from '../support/pageTitles.ts'
import { toolbar } from '../support/toolbar.ts'
import type { Selector } from './ideas.ts'

/** Words that stories, components and docs pages say of themselves, and the entries that they lead to. */
export interface Fact {
  readonly words: readonly string[]
  readonly finds: readonly Selector[]
}

type Texts = { readonly [key: string]: Texts | string | ((...args: never[]) => string) }

/** All texts of the shell; those with a value in them have no fixed words. */
const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [text] : typeof text === 'object' ? textsOf(text) : [],
  )

/** What a state pins, in the toolbar's words; its page in both languages; its rows. */
function wordsOfState({ globals = {}, rows }: ListedState): string[] {
  const titles = Object.entries(globals).flatMap(([menu, value]) =>
    menu in toolbar
      ? toolbar[menu as keyof typeof toolbar].toolbar.items
          .filter((item) => item.value === String(value))
          .map(({ title }) => title)
      : [],
  )
  const { page, width } = globals
  return [
    ...rows,
    ...titles,
    ...(page ? Object.values(PAGE_TITLES[page]) : []),
    ...(width ? [String(width), `${width} px wide`] : []),
  ]
}

/** The elements, measures and keys of a component: its docs page shows them. */
function wordsOfComponent(name: ComponentName): string[] {
  const { anatomy, measures, keyboard }: ListedComponent['guide'] = components[name].guide
  return [
    name,
    ...anatomy.map(([element]) => element),
    ...measures.map((measure) => measure.name),
    ...keyboard.flatMap(([keys]) => keys.split(', ')),
  ]
}

/** Everything that is known without a list: {@link Fact} for each state, component and reference. */
export const FACTS: readonly Fact[] = [
  ...allStates.map((state) => ({ words: wordsOfState(state), finds: [state.id] })),
  ...(Object.keys(components) as ComponentName[]).map((name) => ({
    words: wordsOfComponent(name),
    finds: [`page:${components[name].title.replace('Shell/', '')}`],
  })),
  {
    words: [
      ...CUSTOM_PROPERTIES.map((property) => property.name),
      ...Object.values(scales).flatMap((scale) => Object.values(scale).map(({ use }) => use)),
      ...Object.keys(semanticColors),
    ],
    finds: ['page:Tokens'],
  },
  {
    words: [...COOKIES, ...STORAGE].map(({ name }): string => name).concat(EVENT_NAMES),
    finds: ['page:Events and cookies'],
  },
  { words: [...textsOf(vi as unknown as Texts), ...textsOf(en as unknown as Texts)], finds: ['page:Copy deck'] },
]
