import { initialStoryGlobals } from './toolbar.ts'

/** Returns the URL of a story by itself, with the toolbar's values. Values that the story pins win. */
export function storyUrl(id: string, globals: Readonly<Record<string, unknown>> = {}): string {
  const set = Object.keys(initialStoryGlobals).filter(
    (menu) => typeof globals[menu] === 'string' && /^[\w ]+$/.test(globals[menu] as string),
  )
  const value = set.map((menu) => `${menu}:${String(globals[menu]).replaceAll(' ', '+')}`).join(';')
  return `iframe.html?id=${id}&viewMode=story${value && `&globals=${value}`}`
}
