import type { StoryObj } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import type { Look, State, States } from '../states/state.ts'

/** What a story needs beyond its state. */
export interface StoryNeeds {
  /** Height of the page's own content in CSS pixels: room for what opens. */
  readonly room?: number
  /** What the services answer, if not what they do on a good day. */
  readonly msw?: readonly RequestHandler[]
  /** What the page tells the provider beyond what the state says. */
  readonly shell?: State['shell']
}

/** What a story takes over from its state: the name, what the toolbar is pinned to, what the page tells the provider. */
export function storyOf<Key extends string>(
  states: States<Key>,
  key: NoInfer<Key>,
  needs: StoryNeeds = {},
): Required<Pick<StoryObj, 'name' | 'globals' | 'parameters'>> {
  const state: State = states[key]
  return {
    name: state.name,
    globals: globalsOf(state.look ?? {}),
    parameters: { state, ...needs, shell: { ...state.shell, ...needs.shell } },
  }
}

/** The toolbar's values of a look. */
export function globalsOf({ width, ...rest }: Partial<Look>): Record<string, unknown> {
  return { ...rest, ...(width !== undefined && { viewport: { value: `w${width}`, isRotated: false } }) }
}
