import type { Browser, Page } from 'playwright'
import { hydrate, openPage, settle } from './openPage.ts'

const CLOSED = '[aria-expanded="false"]:not(input), [aria-haspopup]:not([aria-expanded="true"]):not(input)'
const MOST_PRESSES = 60

/** Returns every link that a visitor can reach, as URL and label: those in the page and those behind its buttons. */
export async function visibleLinks(browser: Browser, url: string): Promise<Set<string>> {
  const { page, close } = await openPage(browser, url)
  try {
    await hydrate(page, `${url}/entry.js`)
    const links = new Set<string>()
    for (let press = 0; press < MOST_PRESSES; press += 1) {
      for (const link of await linksIn(page)) links.add(link)
      const next = await focusNext(page)
      if (next === 'none') return links
      await page.keyboard.press(next === 'dialog' ? 'Escape' : 'Enter')
      await settle(page)
    }
    throw new Error(`${url} always has another button.`)
  } finally {
    await close()
  }
}

function linksIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map(
      (link) => `${link.getAttribute('href')} ${link.textContent?.replace(/\s+/g, ' ').trim()}`,
    ),
  )
}

/**
 * Focuses the next button that opens something and was not pressed yet, in an open dialog first. Returns `dialog` if a
 * dialog has no such button left. Buttons are identified by name, because opening may re-render them.
 */
function focusNext(page: Page): Promise<'button' | 'dialog' | 'none'> {
  return page.evaluate((closed) => {
    const pressed: string[] = JSON.parse(document.documentElement.dataset.pressed ?? '[]')
    const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], dialog[open]')]
    const dialog = dialogs.find((element) => element.checkVisibility() && !pressed.includes(`dialog ${element.id}`))
    const nameOf = (element: HTMLElement): string =>
      `${dialog ? 'in dialog' : ''} ${element.ariaLabel ?? element.textContent?.trim()}`
    const button = [...(dialog ?? document).querySelectorAll<HTMLElement>(closed)].find(
      (element) => element.checkVisibility() && !pressed.includes(nameOf(element)),
    )
    const name = button ? nameOf(button) : `dialog ${dialog?.id}`
    document.documentElement.dataset.pressed = JSON.stringify([...pressed, name])
    button?.focus()
    return button ? 'button' : dialog ? 'dialog' : 'none'
  }, CLOSED)
}
