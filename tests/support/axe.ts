import type { Page } from 'playwright'
import { COLOR_RULES, loadAxe } from '../../scripts/visual/axe.ts'
import { animationsEnded } from './pageHelpers.ts'

interface Axe {
  run: (
    context: Document | string,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
}

interface AxeOptions {
  /** Selector of the part that is tested. @default the document */
  part?: string
  /** @default all */
  rules?: readonly string[]
}

/** Returns the axe violations of a page by rule; empty if there are none. */
export async function axeViolations(page: Page, { part, rules }: AxeOptions = {}): Promise<string[]> {
  await loadAxe(page)
  const violations = await page.evaluate(
    async ([selector, only]) => {
      const { axe } = window as unknown as { axe: Axe }
      // Elements without a violation are tested, but not described: axe takes longer for that than for the tests.
      const options = { resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: only } }) }
      return (await axe.run(selector ?? document, options)).violations
    },
    [part, rules] as const,
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  )
}

/**
 * Returns the axe violations of a page in light and in dark colors. Its structure is the same in both, so that only the rules
 * about colors run twice.
 */
export async function axeViolationsOfBothColors(
  page: Page,
  part?: string,
): Promise<Record<'light' | 'dark', string[]>> {
  await showColors(page, 'light')
  const light = await axeViolations(page, { part })
  await showColors(page, 'dark')
  const dark = await axeViolations(page, { part, rules: COLOR_RULES })
  return { light, dark }
}

/** What `axeViolationsOfBothColors` returns where nothing is wrong. */
export const NO_VIOLATIONS = { light: [], dark: [] }

/** Changes the visitor's preference, and waits so that no color is half there. */
export async function showColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await animationsEnded(page)
}
