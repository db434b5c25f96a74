import { type Messages, messages } from '@jobsite/shell/core'
import { within } from 'storybook/test'

/** The wording of the story as it is shown, so that a play test goes through in either language. */
export function wordsOf(globals: Readonly<Record<string, unknown>>): Messages {
  return messages[globals.language === 'en' ? 'en' : 'vi']
}

/** A link in a list that a button discloses, where both are in the same entry. */
export function linkBelow(button: HTMLElement, name: string | RegExp): HTMLElement {
  return within(button.parentElement as HTMLElement).getByRole('link', { name })
}

/** A component of the shell by its root. */
export function rootOf(canvasElement: HTMLElement, name: string): HTMLElement {
  const root = canvasElement.querySelector<HTMLElement>(`[data-shell="${name}"]`)
  if (!root) throw new Error(`There is no [data-shell="${name}"] in this story.`)
  return root
}

/** The next event of a name on the window. */
export function nextEvent<Detail = unknown>(name: string): Promise<CustomEvent<Detail>> {
  return new Promise((resolve) =>
    window.addEventListener(name, (event) => resolve(event as CustomEvent<Detail>), { once: true }),
  )
}

/** What Escape does to a modal dialog: the key itself is the browser's, and cannot be pressed from a page. */
export function closeAsEscapeDoes(dialog: HTMLElement): void {
  ;(dialog as HTMLDialogElement & { requestClose: () => void }).requestClose()
}

/** The button that discloses an entry of the main menu, whether the entry is a link as well or not. */
export function menuButton(
  canvasElement: HTMLElement,
  globals: Readonly<Record<string, unknown>>,
  entry: 'jobs' | 'career' | 'myJobs',
): HTMLElement {
  const { menu, mainMenu, submenuOf } = wordsOf(globals)
  const label = menu[entry]
  const nav = within(canvasElement).getByRole('navigation', { name: mainMenu })
  // A badge follows the label without a space of its own.
  return within(nav).getByRole('button', {
    name: (name) => name === submenuOf(label) || name === label || (entry === 'career' && name.startsWith(label)),
  })
}
