import type { Page } from 'playwright'
import { COLOR_RULES, only, runAxe } from '../../scripts/visual/axe.ts'
import { animationsEnded } from './pageHelpers.ts'

interface AxeOptions {
  /** Selector of the part that is tested. @default the document */
  part?: string
  /** @default all */
  rules?: readonly string[]
}

/** Returns the axe violations of a page; empty if there are none. */
export const axeViolations = (page: Page, { part, rules }: AxeOptions = {}): Promise<string[]> =>
  runAxe(page, rules && only(rules), part)

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

/** Result of `axeViolationsOfBothColors` without violations. */
export const NO_VIOLATIONS = { light: [], dark: [] }

/** Changes the visitor's preference, and waits so that no color is half there. */
export async function showColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await animationsEnded(page)
}
