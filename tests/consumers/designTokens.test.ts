import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildConsumer } from './support/buildConsumer.ts'
import { ROOT } from './support/paths.ts'

/** The number of tokens below a group. */
const countTokens = (group: unknown): number =>
  typeof group !== 'object' || group === null
    ? 0
    : '$value' in group
      ? 1
      : Object.values(group).reduce((sum: number, one) => sum + countTokens(one), 0)

it('tokens.json is built whole by Style Dictionary, in both modes', async () => {
  const { folder } = await buildConsumer('tests/consumers/design-tokens')
  const { color, ...others } = JSON.parse(await readFile(join(ROOT, 'dist/tokens.json'), 'utf8'))
  expect(countTokens(color.light)).toBeGreaterThan(10)
  expect(countTokens(color.light)).toBe(countTokens(color.dark))
  for (const mode of ['light', 'dark']) {
    const lines = (await readFile(join(folder, `dist/${mode}.css`), 'utf8')).match(/^ {2}--[\w-]+: .+;/gm)
    expect(lines).toHaveLength(countTokens(others) + countTokens(color[mode]))
    expect(lines?.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([])
  }
})
