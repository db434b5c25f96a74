import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openIslands } from './islandPage.tsx'

vi.mock('../../src/islands/hydration/startHydration.tsx', () => {
  throw new Error('The file could not be loaded.')
})
vi.mock('../../src/islands/afterLoad.ts', () => {
  throw new Error('The file could not be loaded.')
})

let host: HTMLElement
beforeEach(() => {
  host = openIslands().host
})

/** Default actions of the browser for clicks and submits: links followed and forms sent, once each. */
function follow(type: 'click' | 'submit'): EventTarget[] {
  const followed: EventTarget[] = []
  // Last of all: nobody has prevented it.
  const listen = (event: Event) => {
    if (event.defaultPrevented || !event.target) return
    followed.push(event.target)
    event.preventDefault()
  }
  document.addEventListener(type, listen)
  return followed
}

it('follows a link as without script where the code cannot be loaded', async () => {
  const followed = follow('click')
  const link = host.querySelector('[data-shell="header"] nav a[href^="/"]') as HTMLElement
  for (const times of [1, 2]) {
    fireEvent.click(link)
    await expect.poll(() => followed).toHaveLength(times)
  }
  expect(new Set(followed)).toEqual(new Set([link]))
})

it('sends the form as without script where the code cannot be loaded', async () => {
  const sent = follow('submit')
  const form = host.querySelector('form') as HTMLFormElement
  fireEvent.submit(form)
  await expect.poll(() => sent).toEqual([form])
  expect(form.getAttribute('action')).toContain('/')
})

it('leaves clicks that open another tab to the browser', () => {
  const followed = follow('click')
  const link = host.querySelector('[data-shell="header"] nav a[href^="/"]') as HTMLElement
  fireEvent.click(link, { ctrlKey: true })
  expect(followed).toEqual([link])
})

it('requests the code of a focused menu once where it cannot be loaded', async () => {
  const focused: EventTarget[] = []
  const button = host.querySelector('[data-shell="header"] .shell-user button') as HTMLElement
  const note = ({ target }: Event) => {
    if (target) focused.push(target)
    // Ends what would go on for as long as it has the focus.
    if (focused.length > 5) button.blur()
  }
  document.addEventListener('focusin', note)
  act(() => button.focus())
  // The focus, and its repetition for the code.
  await expect.poll(() => focused).toHaveLength(2)
  // Another failing request would have come before these.
  for (let times = 1; times <= 3; times += 1) await expect(import('../../src/islands/afterLoad.ts')).rejects.toThrow()
  expect(focused).toEqual([button, button])
})
