import { CUSTOM_PROPERTIES } from '../../src/core/contracts.ts'
import { asCode, DocsTable } from './DocsTable.tsx'

const CORNERS = ['radius-small', 'radius', 'radius-large'] as const
const SHADOWS = ['shadow-low', 'shadow'] as const

type Name = (typeof CORNERS)[number] | (typeof SHADOWS)[number]

/** Corners and shadows as the browser computes them. */
export type ShapeValues = Readonly<Record<Name, string>>

/** Reads corners and shadows from an element that has the tokens. */
export function measureShapes(root: HTMLElement): ShapeValues {
  const probe = root.appendChild(document.createElement('span'))
  const read = (property: 'borderRadius' | 'boxShadow', value: string): string => {
    probe.style[property] = value
    return getComputedStyle(probe)[property]
  }
  const values = [
    ...CORNERS.map((name) => [name, read('borderRadius', `var(--_${name})`)]),
    ...SHADOWS.map((name) => [name, read('boxShadow', `var(--_${name})`)]),
  ]
  probe.remove()
  return Object.fromEntries(values) as ShapeValues
}

/** When a property is used, as a sentence starts. */
export function meaningOf(name: string): string {
  const meaning = CUSTOM_PROPERTIES.find((property) => property.name === `--shell-${name}`)?.meaning ?? ''
  return meaning.charAt(0).toUpperCase() + meaning.slice(1)
}

interface ShapesProps {
  light: ShapeValues
  dark: ShapeValues
}

/** Corners and shadows as they look, with when to use which. */
export function Shapes({ light, dark }: ShapesProps) {
  return (
    <>
      <h2>Corners</h2>
      <DocsTable
        heads={['Property', 'Value', 'Specimen', 'Use']}
        renderName={asCode}
        rows={CORNERS.map((name) => [
          `--shell-${name}`,
          <code key="value">{light[name]}</code>,
          <span key="specimen" className="docs-corner" style={{ borderRadius: light[name] }} />,
          meaningOf(name),
        ])}
      />
      <h2>Shadows</h2>
      <DocsTable
        heads={['Property', 'Light', 'Dark', 'Use']}
        renderName={asCode}
        rows={SHADOWS.map((name) => [
          `--shell-${name}`,
          <Shadow key="light" value={light[name]} />,
          <Shadow key="dark" value={dark[name]} isDark />,
          meaningOf(name),
        ])}
      />
    </>
  )
}

function Shadow({ value, isDark = false }: { value: string; isDark?: boolean }) {
  return (
    <>
      <span className={isDark ? 'docs-shadow docs-shadow-dark' : 'docs-shadow'}>
        <span style={{ boxShadow: value }} />
      </span>
      <code>{value.replace(/^(rgba?\([^)]*\)) (.*)$/, '$2 $1')}</code>
    </>
  )
}
