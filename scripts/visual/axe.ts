import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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
  if (!isLoaded) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe }
    const options = only ? { runOnly: { type: 'rule', values: only } } : { rules: { 'target-size': { enabled: true } } }
    return (await axe.run(document, options)).violations
  }, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
