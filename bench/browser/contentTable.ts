import type { Browser, Page } from 'playwright'
import { contentOf } from '../baseline/readBaseline.ts'
import type { Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { LABELS } from './labels.ts'
import { hydrate, openPage, settle } from './openPage.ts'

const CLOSED = '[aria-expanded="false"]:not(input), [aria-haspopup]:not([aria-expanded="true"]):not(input)'
const MOST_PRESSES = 60

/** Returns every link that a visitor can reach, as URL and label: those in the page and those behind its buttons. */
async function visibleLinks(browser: Browser, url: string): Promise<Set<string>> {
  await using measured = await openPage(browser, url)
  const { page } = measured
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

/**
 * Table of the content in each implementation's HTML before script.
 *
 * @throws Error if an implementation does not show all of it after everything was opened.
 */
export async function contentTable(
  browser: Browser,
  names: readonly ImplementationName[],
  page: (name: ImplementationName) => { url: string; html: string },
): Promise<Table> {
  const served = (name: ImplementationName): Set<string> =>
    new Set(contentOf(page(name).html).flatMap((line) => (line.startsWith('a ') ? line.slice('a '.length) : [])))
  const wanted = [...served('baseline')]
  const rows = []
  for (const name of names) {
    const shown = await visibleLinks(browser, page(name).url)
    const missing = wanted.filter((link) => !shown.has(link))
    if (missing.length > 0) throw new Error(`${LABELS[name]} does not show ${missing.join(', ')}.`)
    const inHtml = served(name)
    const late = wanted.filter((link) => !inHtml.has(link))
    rows.push({
      what: LABELS[name],
      'links and labels in total': wanted.length,
      'in the server’s HTML': wanted.length - late.length,
      'missing in the server’s HTML': late.map((link) => link.slice(link.indexOf(' ') + 1)).join(', ') || 'none',
    })
  }
  return { title: 'Content in the HTML before script', rows }
}
