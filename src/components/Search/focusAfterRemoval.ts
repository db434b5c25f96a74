/**
 * Moves focus after a chip was removed: to the chip at its position, else to the previous one, else by `focusLast`.
 *
 * @param list the list of remaining chips.
 * @param index position of the removed chip.
 */
export function focusAfterRemoval(list: HTMLElement | null, index: number, focusLast: () => void): void {
  const buttons = list?.querySelectorAll('button') ?? []
  const next = buttons[index] ?? buttons[index - 1]
  if (next) next.focus()
  else focusLast()
}
