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
  if (rules === 'colors') return only(COLOR_RULES)
  return allBut(rules === 'all' ? [] : COLOR_RULES)
}

/** Options that run these rules. */
export const only = (rules: readonly string[]): axe.RunOptions => ({ runOnly: { type: 'rule', values: [...rules] } })

/** Options that run all rules and target size, but not these. */
export const allBut = (rules: readonly string[]): axe.RunOptions => ({
  rules: { 'target-size': { enabled: true }, ...Object.fromEntries(rules.map((id) => [id, { enabled: false }])) },
})

/** Returns the violations that axe finds in the page. */
export const axeViolations = (page: Page, rules: AxeRules = 'all'): Promise<string[]> => runAxe(page, optionsOf(rules))

/** Runs axe with options on the page, or on the elements that an expression returns there. Returns the violations. */
export async function runAxe(page: Page, options: axe.RunOptions, elements = 'document'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  // Elements without a violation are tested, but not described: axe takes longer for that than for the tests. Frames have
  // no axe: asking them for it takes half a second.
  const all = JSON.stringify({ ...options, resultTypes: ['violations'], iframes: false })
  const run = `axe.run(${elements}, ${all}).then(({ violations }) => violations)`
  const violations = await page.evaluate<axe.Result[]>(run)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
