import { allStates, type ComponentName, type ListedState } from '../../stories/states/components.ts'
import { dark, english, sameAsAnother, sameLook } from '../../stories/states/screenshots.ts'

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

type SameLook = Partial<Readonly<Record<ComponentName, Readonly<Record<string, string>>>>>

type Keys = Partial<Readonly<Record<ComponentName, readonly string[]>>>

const has = (keys: Keys, { component, key }: ListedState): boolean => keys[component]?.includes(key) === true

/** Returns the screenshots of a state: Vietnamese and light, and if listed, English and dark. */
export function screenshotsOf(state: ListedState): Screenshot[] {
  if (state.key === 'Playground' || has(sameAsAnother, state)) return []
  const look = (sameLook as SameLook)[state.component]?.[state.key] ?? state.key
  const { language = 'vi', colorScheme = 'light' } = state.globals ?? {}
  const screenshot = (options: Pick<Screenshot, 'language' | 'colorScheme'>, suffix = ''): Screenshot => ({
    state,
    ...options,
    file: `${state.component}/${state.key}${suffix}.png`,
    baseline: `${state.component}/${look}${suffix}.png`,
  })
  return [
    screenshot({ language, colorScheme }),
    ...(has(english, state) && language === 'vi' ? [screenshot({ language: 'en', colorScheme }, '-en')] : []),
    ...(has(dark, state) && colorScheme === 'light' ? [screenshot({ language, colorScheme: 'dark' }, '-dark')] : []),
  ]
}

/** All screenshots. */
export const allScreenshots: readonly Screenshot[] = allStates.flatMap(screenshotsOf)
