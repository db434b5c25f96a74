import type { ListedState } from '../states/components.ts'
import { initialStoryGlobals } from './toolbar.ts'

/** Returns the URL of a story by itself, with the toolbar's values. Values that the story pins win. */
export function storyUrl(id: string, globals: Readonly<Record<string, unknown>> = {}): string {
  const set = Object.keys(initialStoryGlobals).filter(
    (menu) => typeof globals[menu] === 'string' && /^[\w ]+$/.test(globals[menu] as string),
  )
  const value = set.map((menu) => `${menu}:${String(globals[menu]).replaceAll(' ', '+')}`).join(';')
  return `iframe.html?id=${id}&viewMode=story${value && `&globals=${value}`}`
}

type Shown = Pick<ListedState, 'story' | 'toolbar'>

/** Returns the URL of a state by itself: of the story that shows it, with the values that it has in the toolbar. */
export const stateUrl = ({ story, toolbar }: Shown, globals: Readonly<Record<string, unknown>> = {}): string =>
  storyUrl(story, { ...globals, ...toolbar })

/** Returns the address of a state in Storybook: of the story that shows it, with the values that it has in the toolbar. */
export function statePath({ story, toolbar = {} }: Shown): string {
  const values = Object.entries(toolbar).map(([name, value]) =>
    name === 'width' ? `viewport.value:w${value}` : `${name}:${String(value).replaceAll(' ', '+')}`,
  )
  return `./?path=/story/${story}${values.length > 0 ? `&globals=${values.join(';')}` : ''}`
}
