/** The toolbar's menus that an address can carry. */
const MENUS = ['language', 'page', 'user', 'colours', 'contrast', 'motion', 'text', 'host']

/** The address of a story by itself, with the toolbar set. What the story pins stays pinned. */
export function storyUrl(id: string, globals: Readonly<Record<string, unknown>> = {}): string {
  const set = MENUS.filter((menu) => typeof globals[menu] === 'string' && /^[\w ]+$/.test(globals[menu] as string))
  const value = set.map((menu) => `${menu}:${String(globals[menu]).replaceAll(' ', '+')}`).join(';')
  return `iframe.html?id=${id}&viewMode=story${value && `&globals=${value}`}`
}
