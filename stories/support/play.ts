import { type Messages, messages } from '@jobsite/shell/core'
import { expect, userEvent, waitFor, within } from 'storybook/test'

/** Returns the wording in the story's language. */
export function wordsOf(globals: Readonly<Record<string, unknown>>): Messages {
  return messages[globals.language === 'en' ? 'en' : 'vi']
}

/** Returns a link of the list that a button discloses: both have the same parent. */
export function linkBelow(button: HTMLElement, name: string | RegExp): HTMLElement {
  return within(button.parentElement as HTMLElement).getByRole('link', { name })
}

/** Returns the root element of a component. */
export function rootOf(canvasElement: HTMLElement, name: string): HTMLElement {
  const root = canvasElement.querySelector<HTMLElement>(`[data-shell="${name}"]`)
  if (!root) throw new Error(`There is no [data-shell="${name}"] in this story.`)
  return root
}

/** Resolves with the next event of a name on the window. */
export function nextEvent<Detail = unknown>(name: string): Promise<CustomEvent<Detail>> {
  return new Promise((resolve) =>
    window.addEventListener(name, (event) => resolve(event as CustomEvent<Detail>), { once: true }),
  )
}

/** Waits until the image of a component has loaded. */
export async function showsImage(root: HTMLElement): Promise<void> {
  const image = root.querySelector('img')
  await waitFor(() => expect(image?.complete && image.naturalWidth > 0).toBe(true))
}

/** Closes a banner with the keyboard. */
export async function closeByKeyboard(banner: HTMLElement, globals: Readonly<Record<string, unknown>>): Promise<void> {
  within(banner)
    .getByRole('button', { name: wordsOf(globals).banner.close })
    .focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(banner).not.toBeInTheDocument())
}

/** Closes a modal dialog as Escape does: scripts cannot press the key for the browser. */
export function closeAsEscapeDoes(dialog: HTMLElement): void {
  ;(dialog as HTMLDialogElement & { requestClose: () => void }).requestClose()
}

/** Returns the button that opens a submenu of the main menu: its own, or "More" where there is no space for it. */
export function menuButton(
  canvasElement: HTMLElement,
  globals: Readonly<Record<string, unknown>>,
  entry: 'jobs' | 'career' | 'myJobs',
): HTMLElement {
  const { menu, mainMenu, more, submenuOf } = wordsOf(globals)
  const label = menu[entry]
  const nav = within(canvasElement).getByRole('navigation', { name: mainMenu })
  // A badge follows the label without a space of its own.
  const own = within(nav).queryByRole('button', {
    name: (name) => name === submenuOf(label) || name === label || (entry === 'career' && name.startsWith(label)),
  })
  return own ?? within(nav).getByRole('button', { name: more })
}
