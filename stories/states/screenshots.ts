import { allStates, components, type ListedState } from './components.ts'
import type { ListedComponent } from './describeComponent.ts'

/** One screenshot of a story: a state in one language and one color scheme. */
export interface Screenshot {
  readonly state: ListedState
  readonly language: 'vi' | 'en'
  readonly colorScheme: 'light' | 'dark'
  /** Its path in reports. */
  readonly file: string
  /** Path of its baseline below the folder of baselines: its own, or the one of a state that it must look like. */
  readonly baseline: string
}

/** Returns the screenshots of a state: Vietnamese and light, and if listed, English and dark. */
export function screenshotsOf(state: ListedState): Screenshot[] {
  const { sameLook, sameAsAnother, english, dark }: ListedComponent = components[state.component]
  if (state.key === 'Playground' || sameAsAnother?.includes(state.key)) return []
  const look = sameLook?.[state.key] ?? state.key
  const { language = 'vi', colorScheme = 'light' } = state.globals ?? {}
  const screenshot = (options: Pick<Screenshot, 'language' | 'colorScheme'>, suffix = ''): Screenshot => ({
    state,
    ...options,
    file: `${state.component}/${state.key}${suffix}.png`,
    baseline: `${state.component}/${look}${suffix}.png`,
  })
  return [
    screenshot({ language, colorScheme }),
    ...(english?.includes(state.key) && language === 'vi' ? [screenshot({ language: 'en', colorScheme }, '-en')] : []),
    ...(dark?.includes(state.key) && colorScheme === 'light'
      ? [screenshot({ language, colorScheme: 'dark' }, '-dark')]
      : []),
  ]
}

/** All screenshots. */
export const allScreenshots: readonly Screenshot[] = allStates.flatMap(screenshotsOf)
