import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { customProperties, designTokens } from '../../scripts/build/designTokens.ts'

interface Token {
  $type: string
  $value: unknown
  $extensions: { 'jobsite.shell': { property?: string; css: string } }
}

const path = (relative: string): URL => new URL(`../../${relative}`, import.meta.url)
const read = (relative: string): string => readFileSync(path(relative), 'utf8')
const published = JSON.parse(read('dist/tokens.json')) as Record<string, unknown>

/** All tokens below a group. */
const tokensOf = (group: unknown): Token[] =>
  typeof group !== 'object' || group === null
    ? []
    : '$value' in group
      ? [group as Token]
      : Object.values(group).flatMap(tokensOf)

const valueAt = (...names: string[]): unknown =>
  (names.reduce((group, name) => (group as Record<string, unknown>)[name], published as unknown) as Token).$value

describe('tokens.json', () => {
  it('is exported by the package and generated from the source', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> }
    expect(exports['./tokens.json']).toBe('./dist/tokens.json')
    expect(published).toEqual(JSON.parse(JSON.stringify(designTokens())))
  })

  it('has every custom property that the components read with a default of its own', () => {
    const source = read('src/components/tokens.ts')
    const named = new Set(source.match(/(?<=var\()--shell-[a-z-]+(?=,)/g))
    const covered = new Set(tokensOf(published).map(({ $extensions }) => $extensions['jobsite.shell'].property))
    expect([...named].filter((property) => !covered.has(property))).toEqual([])
    expect([...customProperties().keys()].sort()).toEqual([...named].sort())
  })

  it.each([
    [['color', 'light', 'accent'], { colorSpace: 'srgb', alpha: 1, hex: '#0b57c2' }],
    [['color', 'dark', 'accent'], { colorSpace: 'srgb', alpha: 1, hex: '#8ab8ff' }],
    [['size', 'radius'], { value: 8, unit: 'px' }],
    [['size', 'gutter-max'], { value: 32, unit: 'px' }],
    [['layer', 'header'], 1000],
    [['text', 'small'], { value: 0.8203125, unit: 'rem' }],
    [['space', 'small'], { value: 8, unit: 'px' }],
    [['motion', 'slow'], { value: 240, unit: 'ms' }],
    [['color', 'light', 'pressed'], { alpha: 0.12 }],
    [['color', 'dark', 'danger'], { hex: '#ffb4ab' }],
    [['breakpoint', 'desktop-min-width'], { value: 1300, unit: 'px' }],
  ])('has %j with the type and value of the W3C format', (names, expected) => {
    expect(valueAt(...names)).toEqual(typeof expected === 'object' ? expect.objectContaining(expected) : expected)
  })

  it('uses types of the W3C format with a value of the right shape', () => {
    for (const { $type, $value } of tokensOf(published)) {
      const shapes: Record<string, object> = {
        color: { colorSpace: 'srgb', components: expect.any(Array), hex: expect.stringMatching(/^#[0-9a-f]{6}$/) },
        dimension: { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) },
        duration: { value: expect.any(Number), unit: 'ms' },
        shadow: { color: expect.any(Object), blur: expect.any(Object) },
      }
      if ($type === 'number') expect($value).toEqual(expect.any(Number))
      else if ($type === 'fontFamily') expect($value).toContain('system-ui')
      else expect($value).toMatchObject(shapes[$type] ?? { type: 'unknown' })
    }
  })

  it('follows a changed default, and rejects one without a token type', () => {
    const css = '--_accent: var(--shell-accent, light-dark(#123, #01020380));'
    expect(designTokens(css)).toMatchObject({
      color: { light: { accent: { $value: { hex: '#112233' } } }, dark: { accent: { $value: { alpha: 0.5 } } } },
    })
    expect(() => designTokens('--_width: var(--shell-width, 80ch);')).toThrow('"80ch" has no design token')
  })
})
