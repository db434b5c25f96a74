import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

/** The script of axe, to be evaluated in a page. */
export const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose result depends on colors. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const

/** Rules that are tested: all with target size, or only those about colors, or all but those. */
type AxeRules = 'all' | 'colors' | 'structure'

const optionsOf = (rules: AxeRules): axe.RunOptions => {
  if (rules === 'colors') return { runOnly: { type: 'rule', values: [...COLOR_RULES] } }
  const without = rules === 'structure' ? COLOR_RULES.map((id) => [id, { enabled: false }]) : []
  return { rules: { 'target-size': { enabled: true }, ...Object.fromEntries(without) } }
}

/** Returns the violations that axe finds in the page. */
export async function axeViolations(page: Page, rules: AxeRules = 'all'): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(AXE_SOURCE)
  const violations = await page.evaluate(async (options) => {
    const page = window as unknown as { axe: typeof axe }
    // Elements without a violation are tested, but not described: axe takes longer for that than for the tests.
    return (await page.axe.run(document, { ...options, resultTypes: ['violations'] })).violations
  }, optionsOf(rules))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
