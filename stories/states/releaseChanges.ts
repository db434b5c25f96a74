import { allStates, type ListedState } from './components.ts'
import { screenshotsOf } from './screenshots.ts'

/** A baseline that differs from the last release's. */
export interface ReleaseChange {
  /** Its path below the folder of baselines: `Header/Dark-en.png`. */
  readonly file: string
  readonly kind: 'added' | 'changed' | 'removed'
  /** The difference in words. */
  readonly what: string
  /** Why it was accepted since then. */
  readonly reasons: readonly string[]
}

/** What changed since the last release, as Storybook's build writes it; without Git or a tag, why nothing is known. */
export type ReleaseChanges =
  | { readonly release: string; readonly date: string; readonly changes: readonly ReleaseChange[] }
  | { readonly release: null; readonly reason: string; readonly changes: readonly [] }

/** Marks of stories in the sidebar, until the next release. */
export type ReleaseMark = 'new' | 'changed'

/** Returns the states whose picture a baseline is: one, or those that must look alike. */
export const statesOfBaseline = (file: string): ListedState[] =>
  allStates.filter((state) => screenshotsOf(state).some(({ baseline }) => baseline === file))

/** Returns the marks of stories by their ids. A story is new if all its pictures are; combinations mark the story that shows them. */
export function marksOf(changes: readonly ReleaseChange[]): ReadonlyMap<string, ReleaseMark> {
  const kinds = new Map(changes.map(({ file, kind }) => [file, kind]))
  const marks = new Map<string, ReleaseMark>()
  for (const story of new Set(allStates.map((state) => state.story))) {
    const files = allStates
      .filter((state) => state.story === story)
      .flatMap(screenshotsOf)
      .map(({ baseline }) => baseline)
    const found = files.map((file) => kinds.get(file))
    if (found.length > 0 && found.every((kind) => kind === 'added')) marks.set(story, 'new')
    else if (found.some((kind) => kind !== undefined)) marks.set(story, 'changed')
  }
  return marks
}
