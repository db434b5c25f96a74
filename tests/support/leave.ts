import type { Page } from 'playwright'

/** Goes to another URL by a script of the page. In a task of its own, as an evaluation fails when its page goes away. */
export const leave = (page: Page, url: string): Promise<unknown> =>
  page.evaluate((to) => void setTimeout(() => window.location.assign(to)), url)
