import type { ReactNode } from 'react'
import { scales, semanticColors } from '../../src/components/scales.ts'
import { DocsTable } from './DocsTable.tsx'

/** What a step looks like. */
const SPECIMENS: Readonly<Record<keyof typeof scales, (value: string) => ReactNode>> = {
  text: (value) => (
    <span className="docs-type">
      <span style={{ fontSize: value }}>Việc làm mới nhất</span>
    </span>
  ),
  space: (value) => <Bar width={value} height="16px" />,
  control: (value) => <Bar width="96px" height={value} />,
  motion: (value) => (
    <span className="docs-motion">
      <span style={{ transitionDuration: value }} />
    </span>
  ),
}

const TITLES: Readonly<Record<keyof typeof scales, string>> = {
  text: 'Type',
  space: 'Space',
  control: 'Height of controls',
  motion: 'Motion',
}

const SCALES = Object.keys(scales) as (keyof typeof scales)[]

/** The steps of each scale as they look, with when to use which. */
export function Scales() {
  return (
    <>
      {SCALES.map((scale) => (
        <section key={scale}>
          <h2>{TITLES[scale]}</h2>
          <DocsTable
            heads={['Step', 'Value', 'Specimen', 'Use']}
            rows={Object.entries(scales[scale]).map(([name, { value, use }]) => [
              name,
              <Value key="value" value={value} />,
              SPECIMENS[scale](value),
              use,
            ])}
          />
        </section>
      ))}
    </>
  )
}

/** Colors with a meaning, which pages use beside those of the shell. */
export const MeaningColors = () => (
  <DocsTable
    heads={['Color', 'Light', 'Dark', 'Use']}
    rows={Object.entries(semanticColors).map(([name, { light, dark, use }]) => [
      name,
      <Color key="light" value={light} />,
      <Color key="dark" value={dark} />,
      use,
    ])}
  />
)

/** Size of the shell's text in CSS pixels, at the usual root font size. */
const BODY = 15

/** A value as CSS, and where it depends on the text, in pixels. */
const Value = ({ value }: { value: string }) => (
  <>
    <code>{value}</code>
    {value.endsWith('em') && (
      <span className="docs-note"> {Math.round(Number.parseFloat(value) * BODY * 10) / 10} px</span>
    )}
  </>
)

const Bar = ({ width, height }: { width: string; height: string }) => (
  <span style={{ display: 'inline-block', width, height, background: 'var(--docs-accent)', borderRadius: 2 }} />
)

const Color = ({ value }: { value: string }) => (
  <>
    <span className="docs-swatch" style={{ background: value }} />
    <code>{value}</code>
  </>
)
