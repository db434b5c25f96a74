import { allStates, type ComponentName, components, type ListedState } from './components.ts'
import type { ListedComponent } from './describeComponent.ts'
import { type Screenshot, screenshotsOf } from './screenshots.ts'
import { type StoryGlobals, USUAL_WIDTH, type Width } from './state.ts'

/** Widths of the rows: the narrowest phone, a tablet, the smallest desktop, the usual and the widest one. */
const WIDTHS: readonly Width[] = [360, 768, 992, 1300, 1920]

/** Columns: what else the page or the visitor chooses, one value at a time. */
export const COLUMNS: readonly (readonly [name: string, toolbar: Partial<StoryGlobals>])[] = [
  ['Tiếng Việt', {}],
  ['English', { language: 'en' }],
  ['Dark', { colorScheme: 'dark' }],
  ['More contrast', { contrast: 'more' }],
  ['Forced colors', { contrast: 'forced' }],
  ['Text 200 %', { text: '200' }],
  ['CSS reset', { pageCss: 'reset' }],
  ['Bootstrap', { pageCss: 'Bootstrap' }],
  ['Tailwind', { pageCss: 'Tailwind preflight' }],
  ['62.5 % root', { pageCss: 'small root' }],
  ['Print', { medium: 'print' }],
]

/** A place of the matrix: the values that it stands for, and the state that shows it. */
export interface Cell {
  readonly column: string
  readonly width: Width
  /** A listed state with these values, otherwise the story of the matrix with these values. */
  readonly state: ListedState
  /** Its accepted screenshot, if it is listed and has one. */
  readonly screenshot: Screenshot | undefined
}

/** Returns the rows of a component's matrix: its widths, each with every column. */
export function matrixOf(component: ComponentName): { width: Width; cells: Cell[] }[] {
  const { matrix }: ListedComponent = components[component]
  const base = allStates.find((state) => state.component === component && state.key === matrix.of)
  if (!base) throw new Error(`The matrix of ${component} shows ${matrix.of}, which is no state.`)
  const family = allStates.filter(({ story }) => story === base.story)
  return (matrix.widths ?? WIDTHS).map((width) => ({
    width,
    cells: COLUMNS.map(([column, values]) => {
      const globals = { ...base.globals, ...values, width }
      const listed = family.find((state) => isSame({ width: USUAL_WIDTH, ...state.globals }, globals))
      const state = listed ?? { ...base, globals, toolbar: { ...base.toolbar, ...values, width } }
      return { column, width, state, screenshot: listed && screenshotsOf(listed)[0] }
    }),
  }))
}

const isSame = (one: Partial<StoryGlobals>, other: Partial<StoryGlobals>): boolean =>
  [one, other].every((values) =>
    Object.keys(values).every((name) => one[name as keyof StoryGlobals] === other[name as keyof StoryGlobals]),
  )
