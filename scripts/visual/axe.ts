import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

/** The script of axe, to be evaluated in a page. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose result depends on colors. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const

/** Rules that are tested: all with target size, or only those about colors, or all but those. */
type AxeRules = 'all' | 'colors' | 'structure'

/** Facts of a page that no earlier page had, and the violations that axe found in them. */
export interface NewFacts {
  readonly facts: string[]
  readonly violations: axe.Result[]
}

// Elements without a violation are tested, but not described: axe takes longer for that than for the tests. Frames have no
// axe: asking them for it takes half a second.
const COMMON: axe.RunOptions = { resultTypes: ['violations'], iframes: false }

/** Options that run these rules. */
export const only = (rules: readonly string[]): axe.RunOptions => ({
  ...COMMON,
  runOnly: { type: 'rule', values: [...rules] },
})

/** Options that run all rules and target size, but not these. */
export const allBut = (rules: readonly string[]): axe.RunOptions => ({
  ...COMMON,
  rules: { 'target-size': { enabled: true }, ...Object.fromEntries(rules.map((id) => [id, { enabled: false }])) },
})

/** Returns the violations that axe finds in the page. */
export function axeViolations(page: Page, rules: AxeRules = 'all'): Promise<string[]> {
  return runAxe(page, rules === 'colors' ? only(COLOR_RULES) : allBut(rules === 'all' ? [] : COLOR_RULES))
}

/** Returns the violations that axe finds with these options in the page, or in the part with this selector. */
export async function runAxe(page: Page, options: axe.RunOptions = COMMON, part?: string): Promise<string[]> {
  await loadAxe(page)
  const violations = await page.evaluate(
    async ([options, selector]) => {
      const page = window as unknown as { axe: typeof axe }
      return (await page.axe.run(selector ?? document, options)).violations
    },
    [options, part] as const,
  )
  return describeViolations(violations)
}

/** Loads axe in the page, unless it has it. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
}

/** One line for each element with a violation. */
export const describeViolations = (violations: readonly axe.Result[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
