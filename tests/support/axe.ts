import type { Page } from 'playwright'
import { AXE_SOURCE } from '../../scripts/visual/axe.ts'

interface Axe {
  run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** Returns the axe violations of a page by rule; empty if there are none. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE_SOURCE)
  const violations = await page.evaluate(async () => (await (window as unknown as { axe: Axe }).axe.run()).violations)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
