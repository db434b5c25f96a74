import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

/** The script of axe, to be evaluated in a page. */
export const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run: (
    context: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>
}

/** The rules whose result depends on colors. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const

/** Returns the violations that axe finds in the page: of all rules, target size included, or of the named ones. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(AXE_SOURCE)
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe }
    const rules = only ? { runOnly: { type: 'rule', values: only } } : { rules: { 'target-size': { enabled: true } } }
    // Elements without a violation are tested, but not described: axe takes longer for that than for the tests.
    return (await axe.run(document, { ...rules, resultTypes: ['violations'] })).violations
  }, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
