import type { Page } from 'playwright'

/** Counts the parts of the shell on a page, and what it adds to the document. */
export const countParts = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    parts: ['header', 'footer', 'side-nav'].map((name) => document.querySelectorAll(`[data-shell="${name}"]`).length),
    spacers: document.querySelectorAll('[data-shell-spacer]').length,
    overflow: [document.documentElement.style.overflow, document.body.style.overflow],
    isMarked: Object(history.state)['@jobsite/shell/overlay'] !== undefined,
    open: document.querySelectorAll('dialog[open]').length,
    lang: document.documentElement.lang,
    y: scrollY,
  }))
