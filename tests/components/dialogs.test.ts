import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openModal } from '../../src/browser/dialog/openModal.ts'
import { openPopover } from '../../src/browser/dialog/openPopover.ts'

/** Opens a dialog with a link and its button. `closed` counts its closings. */
function show(name: string) {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<button aria-controls="${name}">Open</button><dialog id="${name}"><a href="#there">There</a><p>Text</p></dialog>`,
  )
  const dialog = document.getElementById(name) as HTMLDialogElement
  const opened = { dialog, closed: 0, close: (): void => undefined }
  opened.close = openModal(dialog, {
    onClose() {
      opened.closed += 1
      opened.close()
    },
  })
  return opened
}

const isLocked = () => document.documentElement.style.overflow === 'hidden'

describe('a page under modal dialogs', () => {
  it.each([
    ['in the order in which they opened', [0, 1]],
    ['in the other order', [1, 0]],
  ] as const)('scrolls again once the last of two is closed, %s', (_, [first, last]) => {
    const dialogs = [show('one'), show('two')] as const
    expect(isLocked()).toBe(true)
    dialogs[first].close()
    // Closed twice, it still counts once.
    dialogs[first].close()
    expect(isLocked()).toBe(true)
    dialogs[last].close()
    expect(isLocked()).toBe(false)
  })
})

describe('a modal dialog', () => {
  it('is closed by a press on its backdrop, and not by a drag that ends there', () => {
    const { dialog } = show('one')
    fireEvent.pointerDown(dialog.querySelector('p') as Element)
    fireEvent.click(dialog)
    expect(dialog.open).toBe(true)
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(dialog.open).toBe(false)
  })

  it('stays open by a click that opens a link in another tab', () => {
    const opened = show('one')
    const link = opened.dialog.querySelector('a') as HTMLElement
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) fireEvent.click(link, init)
    expect(opened.dialog.open).toBe(true)
    fireEvent.click(link)
    expect(opened.dialog.open).toBe(false)
    expect(opened.closed).toBe(1)
  })

  it('says on its button whether it is open', () => {
    const { dialog, close } = show('one')
    const button = dialog.previousElementSibling as HTMLElement
    expect(button.getAttribute('aria-expanded')).toBe('true')
    close()
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('is closed by the one that has taken it over, and by no other', () => {
    const first = show('one')
    const calls: string[] = []
    const close = openModal(first.dialog, { onClose: () => void calls.push('second') })
    first.close()
    expect(first.dialog.open).toBe(true)
    first.dialog.dispatchEvent(new Event('close'))
    expect(calls).toEqual([])
    close()
    expect(first.dialog.open).toBe(false)
    expect(first.closed).toBe(0)
  })
})

describe('a popover', () => {
  const showPopover = () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button aria-controls="popover">Open</button><dialog id="popover"><input></dialog><input id="other">',
    )
    const dialog = document.getElementById('popover') as HTMLDialogElement
    const close = openPopover(dialog, { onClose: () => close() })
    const field = dialog.querySelector('input') as HTMLElement
    field.focus()
    return { dialog, field, button: dialog.previousElementSibling as HTMLElement }
  }

  it('stays as its window loses the focus, and is closed as another element gets it', () => {
    const { dialog, field } = showPopover()
    fireEvent.focusOut(field, { relatedTarget: null })
    expect(dialog.open).toBe(true)
    document.getElementById('other')?.focus()
    expect(dialog.open).toBe(false)
  })

  it('stays by a press on its button, which closes it itself, and is closed by one elsewhere', () => {
    const { dialog, button } = showPopover()
    fireEvent.pointerDown(button)
    expect(dialog.open).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(dialog.open).toBe(false)
  })

  it('returns the focus to its button as Escape closes it, and leaves that of an input method', () => {
    const { dialog, field, button } = showPopover()
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    expect(dialog.open).toBe(true)
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(dialog.open).toBe(false)
    expect(document.activeElement).toBe(button)
  })
})
