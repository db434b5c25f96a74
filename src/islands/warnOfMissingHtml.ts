import { warnOncePerPage } from '../browser/log/warnOncePerPage.ts'
import { partOf } from '../components/parts.ts'
import { wholeLogger } from '../core/log.ts'
import type { IslandPart } from './IslandPart.ts'

/** Warns, once a page, about a component that servers always render, but that is missing in the server's HTML. */
export function warnOfMissingHtml({ name, state, page }: IslandPart): void {
  if (state !== 'absent' || partOf(name).mayBeEmpty || !page.isHydrating) return
  warnOncePerPage(
    'not-server-rendered',
    `[@jobsite/shell] The HTML of this page has no ${name}, so it appears only after its code has loaded. Render it on the server, or await loadShell() of @jobsite/shell/islands before the first render. (code: not-server-rendered)`,
    wholeLogger(page.given.logger),
  )
}
