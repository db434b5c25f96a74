import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { followVisibleHeight } from '../../src/browser/dialog/followVisibleHeight.ts'
import { openModal } from '../../src/browser/dialog/openModal.ts'
import { openPopover } from '../../src/browser/dialog/openPopover.ts'
import { holdPress } from '../../src/browser/events/holdPress.ts'
import { onNavigation } from '../../src/browser/navigation/onNavigation.ts'
import { subscribeLocation } from '../../src/browser/navigation/subscribeLocation.ts'
import { watchNavigations } from '../../src/browser/navigation/watchNavigations.ts'
import { countListeners } from './countListeners.ts'

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

  it('opens where the history refuses its entry, and closes without a step back', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue()
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    const { dialog, close } = show('one')
    expect(dialog.open).toBe(true)
    close()
    expect(dialog.open).toBe(false)
    expect(back).not.toHaveBeenCalled()
  })

  it('leaves the state of a router in its entry, and removes it though the router refreshes the page', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue()
    history.replaceState({ own: 7 }, '')
    const { close } = show('one')
    expect(history.state).toMatchObject({ own: 7 })
    history.replaceState({ own: 8 }, '')
    close()
    expect(back).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

  it('has its link followed in a second where the browser does not go back', () => {
    vi.spyOn(history, 'back').mockReturnValue()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const followed = vi.fn((event: Event) => event.preventDefault())
    const link = show('one').dialog.querySelector('a') as HTMLElement
    fireEvent.click(link)
    link.addEventListener('click', followed)
    vi.advanceTimersByTime(999)
    expect(followed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(followed).toHaveBeenCalledTimes(1)
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

describe('a press that waits for its code', () => {
  const press = (init: object) => fireEvent.keyDown(document.body, { key: 'Escape', ...init })
  const narrow = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

  it.each<[meanwhile: string, act: (button: HTMLElement) => void, times: number]>([
    ['nothing', () => undefined, 1],
    ['Escape', () => press({}), 0],
    ['Escape of an input method', () => press({ isComposing: true }), 1],
    ['another key', () => press({ key: 'Tab' }), 1],
    ['a press elsewhere', () => fireEvent.pointerDown(document.body), 0],
    ['a press of the same', (button) => fireEvent.pointerDown(button), 1],
    ['another page', () => history.pushState(null, '', '/muc-luong'), 0],
    ['another query', () => history.pushState(null, '', '?page=2'), 0],
    ['a fragment', () => history.pushState(null, '', '#top'), 1],
    ['the layout of another width', () => narrow(false), 0],
  ])('comes or is dropped, after %s', async (_, act, times) => {
    narrow(true)
    const count = countListeners()
    const button = document.body.appendChild(document.createElement('button'))
    const onPress = vi.fn()
    const ready = Promise.resolve()
    holdPress(button, ready, onPress)
    act(button)
    await ready
    // Released in a task of its own, after the event in which its code has come.
    await new Promise((resolve) => setTimeout(resolve))
    expect(onPress).toHaveBeenCalledTimes(times)
    expect(count()).toBe(0)
  })
})

it.each([
  ['above a keyboard', { height: 300, offsetTop: 40, scale: 1 }, '300px', '40px'],
  ['of a page that fingers have enlarged', { height: 300, offsetTop: 40, scale: 2 }, '600px', '0px'],
])('the visible height is published %s, until it ends', (_, values, height, top) => {
  const viewport = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  const { style, ...rest } = document.createElement('div')
  const element = { style, ...rest } as HTMLElement
  const published = () => ['--_visible-height', '--_visible-top'].map((name) => style.getPropertyValue(name))
  const stop = followVisibleHeight(element)
  for (const type of ['resize', 'scroll']) {
    Object.assign(viewport, { height: 0, offsetTop: 0, scale: 1 })
    viewport.dispatchEvent(new Event(type))
    expect(published()).toEqual(['0px', '0px'])
    Object.assign(viewport, values)
    viewport.dispatchEvent(new Event(type))
    expect(published()).toEqual([height, top])
  }
  stop()
  for (const type of ['resize', 'scroll']) viewport.dispatchEvent(new Event(type))
  expect(published()).toEqual(['', ''])
})

describe('a navigation', () => {
  /** The Navigation API. */
  const withApi = () => {
    const api = Object.assign(new EventTarget(), { currentEntry: { key: 'one', index: 0 } })
    vi.stubGlobal('navigation', api)
    return (navigationType: string) =>
      void api.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }))
  }
  const to = (url: string) => history.replaceState(null, '', url)

  it.each<[what: string, hasApi: boolean, type: string, url: string, times: number]>([
    ['a push', true, 'push', '?a', 1],
    ['a push of a fragment', true, 'push', '#a', 1],
    ['a push of the same URL', true, 'push', '', 0],
    ['a step to a fragment', true, 'traverse', '#a', 1],
    ['a replaced URL', true, 'replace', '?a', 1],
    ['a replaced fragment', true, 'replace', '#a', 0],
    ['a step to a fragment', false, 'popstate', '#a', 1],
    ['a followed fragment', false, 'hashchange', '#a', 1],
    ['a changed URL', false, '', '?a', 1],
    ['a changed fragment', false, '', '#a', 0],
    ['leaving', false, 'pagehide', '', 1],
  ])('is told once: %s, with the Navigation API: %s', async (_, hasApi, type, url, times) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    // An element of that name is not the API.
    document.body.innerHTML = '<nav id="navigation"></nav>'
    const count = countListeners()
    const send = hasApi ? withApi() : (name: string) => void window.dispatchEvent(new Event(name))
    const listener = vi.fn()
    const stop = onNavigation(listener)
    to(url || window.location.href)
    for (const _ of [1, 2]) {
      if (type) send(type)
      vi.advanceTimersByTime(200)
    }
    await Promise.resolve()
    expect(listener).toHaveBeenCalledTimes(times)
    stop()
    expect([count(), vi.getTimerCount()]).toEqual([0, 0])
  })

  it.each([onNavigation, subscribeLocation])(
    'is not told after the end, which React may reach meanwhile: %o',
    async (listen) => {
      const send = withApi()
      const listener = vi.fn()
      const stop = listen(listener)
      to('?a')
      send('push')
      stop()
      await Promise.resolve()
      expect(listener).not.toHaveBeenCalled()
    },
  )

  it('is new or a replacement', () => {
    const { takeKind, stop } = watchNavigations()
    const search = () => window.dispatchEvent(new Event('SEARCH'))
    const step = () => window.dispatchEvent(new Event('popstate'))
    const kindOf = (...steps: (string | (() => unknown))[]) => {
      for (const one of steps) typeof one === 'string' ? to(one) : one()
      return takeKind()
    }
    expect(kindOf()).toBe('unknown')
    expect(kindOf('?a')).toBe('replaced')
    expect(kindOf('#a')).toBe('unknown')
    expect(kindOf('?b', step)).toBe('new')
    expect(kindOf('?c', step, '?d')).toBe('new')
    expect(kindOf(search, '?e')).toBe('new')
    expect(kindOf('?f')).toBe('replaced')
    expect(kindOf(() => history.pushState(null, '', '?g'))).toBe('new')
    stop()
  })
})
