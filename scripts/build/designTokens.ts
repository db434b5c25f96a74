import { readFileSync } from 'node:fs'
import { scales, semanticColors } from '../../src/components/scales.ts'
import { tokens } from '../../src/components/tokens.ts'
import { constants } from '../../src/core/constants.ts'

/** A token in the W3C Design Tokens format 2025.10. */
interface Token {
  readonly $type: string
  readonly $value: unknown
  /** When it is used. */
  readonly $description?: string
  readonly $extensions: { readonly 'jobsite.shell': { readonly property?: string; readonly css: string } }
}

type Group = Record<string, Token>

/** Returns the custom properties that pages may set, with their defaults as CSS, in the order of the source. */
export function customProperties(css: string = tokens): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  // Rules in a nested `@media` block are different defaults of the same properties.
  const base = css.replace(/@media[^{]*\{[^}]*\}/g, '')
  for (const [, property, value] of base.matchAll(/--_[a-z-]+:\s*var\(\s*(--shell-[a-z-]+)\s*,\s*(.*)\);/g))
    if (property && value) found.set(property, value.trim())
  return found
}

/**
 * Returns the custom properties and breakpoints of the shell as W3C design tokens (format 2025.10). Colors are in one
 * group for light and one for dark pages; sizes that depend on the viewport have their minimum and maximum.
 *
 * @throws Error for a default that fits no token type.
 */
export function designTokens(css?: string) {
  const color: Record<'light' | 'dark', Group> = { light: {}, dark: {} }
  const groups: Record<'font' | 'shadow' | 'size', Group> = { font: {}, shadow: {}, size: {} }
  for (const [property, value] of customProperties(css)) {
    const name = property.replace('--shell-', '')
    const token = ($type: string, $value: unknown): Token => ({
      $type,
      $value,
      $extensions: { 'jobsite.shell': { property, css: value } },
    })
    const shadow = /^(\S+) (\S+) (\S+) light-dark\(/.exec(value)
    const schemes = lightDark(value)
    const clamp = /^clamp\((\d+)px,[^,]*,\s*(\d+)px\)$/.exec(value)
    const factor = /^calc\(var\(--_([a-z-]+)\) ([*/]) ([\d.]+)\)$/.exec(value)
    if (shadow && schemes) {
      const [offsetX, offsetY, blur] = shadow.slice(1).map(dimension)
      for (const [scheme, shade] of Object.entries(schemes))
        groups.shadow[name === 'shadow' ? scheme : `${name.replace('shadow-', '')}-${scheme}`] = token('shadow', {
          color: colorValue(shade),
          offsetX,
          offsetY,
          blur,
          spread: dimension('0'),
        })
    } else if (schemes) {
      color.light[name] = token('color', colorValue(schemes.light))
      color.dark[name] = token('color', colorValue(schemes.dark))
    } else if (name === 'font') {
      const families = value.split(',').map((family) => family.trim().replace(/^'(.*)'$/, '$1'))
      groups.font.family = token('fontFamily', families)
    } else if (clamp) {
      groups.size[`${name}-min`] = token('dimension', dimension(`${clamp[1]}px`))
      groups.size[`${name}-max`] = token('dimension', dimension(`${clamp[2]}px`))
    } else if (factor) {
      const base = customProperties(css).get(`--shell-${factor[1]}`)
      const number = Number.parseFloat(base ?? '')
      const result = factor[2] === '*' ? number * Number(factor[3]) : number / Number(factor[3])
      groups.size[name] = token('dimension', dimension(`${result}px`))
    } else groups.size[name] = token('dimension', dimension(value))
  }
  for (const [name, { light, dark, use }] of Object.entries(semanticColors))
    for (const [scheme, css] of Object.entries({ light, dark }))
      color[scheme as 'light' | 'dark'][name] = {
        $type: 'color',
        $value: colorValue(css),
        $description: use,
        $extensions: { 'jobsite.shell': { css } },
      }
  return {
    $description: 'Default design tokens of @jobsite/shell.',
    color,
    ...groups,
    ...steps(),
    layer: layers(),
    breakpoint: breakpoints(),
  }
}

/** Returns the steps of each scale. Font sizes are those of text in the shell, whose size is {@link BODY_REM}. */
function steps(): Record<keyof typeof scales, Group> {
  const readStep = (text: string) => {
    const number = Number.parseFloat(text)
    if (text.endsWith('em')) return token('dimension', { value: number * BODY_REM, unit: 'rem' })
    if (text.endsWith('px')) return token('dimension', dimension(text))
    return token('duration', { value: number * 1000, unit: 'ms' })
  }
  const token = ($type: string, $value: unknown) => ({ $type, $value })
  const groups = Object.entries(scales).map(([scale, group]) => [
    scale,
    Object.fromEntries(
      Object.entries(group).map(([name, { value, use }]): [string, Token] => [
        name,
        { ...readStep(value), $description: use, $extensions: { 'jobsite.shell': { css: value } } },
      ]),
    ),
  ])
  return Object.fromEntries(groups) as Record<keyof typeof scales, Group>
}

/** Size of the shell's text, in `rem`: the `font` of `tokens`. */
const BODY_REM = 0.9375

/** Returns the stacking order, which the header's styles define. */
function layers(): Group {
  const styles = readFileSync(new URL('../../src/components/Header/Header.styles.ts', import.meta.url), 'utf8')
  const [, property, value] = /var\((--shell-header-z), (\d+)\)/.exec(styles) ?? []
  if (!property || !value) throw new Error('The header has no default for --shell-header-z. Check Header.styles.ts.')
  const $extensions = { 'jobsite.shell': { property, css: value } }
  return { header: { $type: 'number', $value: Number(value), $extensions } }
}

function breakpoints(): Group {
  const { mobileMaxWidth, tabletMinWidth, tabletMaxWidth, desktopMinWidth } = constants
  const widths = { mobileMaxWidth, tabletMinWidth, tabletMaxWidth, desktopMinWidth }
  return Object.fromEntries(
    Object.entries(widths).map(([name, width]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      {
        $type: 'dimension',
        $value: dimension(`${width}px`),
        $extensions: { 'jobsite.shell': { css: `${width}px` } },
      },
    ]),
  )
}

/** Splits a value with `light-dark(a, b)` into its two colors. */
function lightDark(value: string): { light: string; dark: string } | null {
  const inside = /light-dark\((.*)\)$/.exec(value)?.[1]
  if (inside === undefined) return null
  const colors = /^([^(),]+|[a-z]+\([^)]*\)),\s*(.+)$/.exec(inside)
  return colors?.[1] && colors[2] ? { light: colors[1], dark: colors[2] } : null
}

function colorValue(css: string): object {
  const digits = /^#((?:[0-9a-f]{3,4}){1,2})$/i.exec(css)?.[1]
  if (digits === undefined) throw new Error(`The color "${css}" has no design token. Write it as #rrggbb or #rrggbbaa.`)
  const whole = digits.length < 5 ? digits.replace(/./g, '$&$&') : digits
  const channels = [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16))
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha: Number((Number.parseInt(whole.slice(6) || 'ff', 16) / 255).toFixed(2)),
    hex: `#${whole.slice(0, 6)}`,
  }
}

function dimension(css: string): { value: number; unit: string } {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? []
  if (value === undefined || (unit === undefined && Number(value) !== 0))
    throw new Error(`The size "${css}" has no design token. Write it in px or rem.`)
  return { value: Number(value), unit: unit ?? 'px' }
}
