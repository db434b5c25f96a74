/** The toolbar's menus that a URL can carry. */
const MENUS = [
  'language',
  'page',
  'user',
  'colorScheme',
  'contrast',
  'motion',
  'medium',
  'scripting',
  'text',
  'pageCss',
]

/** Returns the URL of a story by itself, with the toolbar's values. Values that the story pins win. */
export function storyUrl(id: string, globals: Readonly<Record<string, unknown>> = {}): string {
  const set = MENUS.filter((menu) => typeof globals[menu] === 'string' && /^[\w ]+$/.test(globals[menu] as string))
  const value = set.map((menu) => `${menu}:${String(globals[menu]).replaceAll(' ', '+')}`).join(';')
  return `iframe.html?id=${id}&viewMode=story${value && `&globals=${value}`}`
}
