import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** Returns the axe violations of a page by rule; empty if there are none. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE)
  const violations = await page.evaluate(async () => (await (window as unknown as { axe: Axe }).axe.run()).violations)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
