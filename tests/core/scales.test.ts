import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scales } from '../../src/components/scales.ts'

const files = globSync('src/components/**/*.styles.ts').concat('src/components/tokens.ts')
const css = files.map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')).join('\n')

/** Values of properties, each as it is written. */
const valuesOf = (property: string): string[] =>
  [...css.matchAll(new RegExp(`(?<![\\w-])${property}:\\s*([^;{}]+);`, 'g'))].map(([, value = '']) => value)

/** Lengths and times in values: without their sign, and what has to be measured. */
const partsOf = (values: readonly string[], unit: string): string[] =>
  values
    .filter((value) => !value.includes('calc('))
    .flatMap((value) => [...value.matchAll(new RegExp(`(?<![\\w.])-?(\\d*\\.?\\d+${unit})(?!\\w)`, 'g'))])
    .map(([, part = '']) => part)

const steps = (scale: keyof typeof scales): string[] => Object.values(scales[scale]).map(({ value }) => value)

/** Lengths that are no step, each with its reason. */
const OTHERS: Readonly<Record<string, string>> = {
  '1px': 'the width of a border that an element covers',
  '50px': 'the specified space below an expanded text',
  '72px': 'the height of the foot of a sheet, which scrolls over the list',
  '44px': 'the width of a control in a field',
  '144px': 'the height of the account in the side navigation: two controls and the space around them',
  '16px': 'the least font size of fields on phones, which zoom otherwise',
}

test.each([
  ['text', ['font-size'], 'em'],
  ['space', ['(?:row-|column-)?gap', '(?:scroll-)?padding(?:-[a-z-]+)?', 'margin(?:-[a-z-]+)?'], 'px'],
  ['control', ['min-height', 'min-block-size'], 'px'],
  ['motion', ['transition', 'animation', '--_time'], 's'],
] as const)('styles use every step of %s, and no other value', (scale, properties, unit) => {
  const used = new Set(partsOf(properties.flatMap(valuesOf), unit).filter((part) => Number.parseFloat(part) !== 0))
  const known = steps(scale)
  expect([...used].filter((part) => !known.includes(part) && !(unit === 'px' && part in OTHERS))).toEqual([])
  expect(known.filter((step) => !used.has(step))).toEqual([])
})

test('corners and shadows are tokens', () => {
  const isToken = (value: string) => /^(?:(?:var\(--_radius(?:-\w+)?\)|0) ?)+$|^50%$|^inherit$/.test(value)
  expect(valuesOf('border(?:-[a-z]+)*-radius').filter((value) => !isToken(value))).toEqual([])
  const drawn = /^(?:none|inset .*|var\(--_shadow(?:-low)?\)|0 0 0 1px .*)(?: !important)?$/
  expect(valuesOf('box-shadow').filter((value) => !drawn.test(value))).toEqual([])
})
