import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../../src/components/tokens.ts'
import { contrast, type Rgb, readColour } from '../support/contrast.ts'
import './desk.css'

const COLOURS = [
  'ink',
  'ink-soft',
  'surface',
  'surface-soft',
  'line',
  'control',
  'accent',
  'accent-ink',
  'accent-soft',
  'badge',
  'badge-ink',
] as const

type Colour = (typeof COLOURS)[number]

/** What stands on what, and the contrast that it needs: 4.5 for text, 3 for edges that tell where a control is. */
const PAIRS: readonly (readonly [Colour, Colour, number, string])[] = [
  ['ink', 'surface', 4.5, 'text'],
  ['ink', 'surface-soft', 4.5, 'text on a quiet surface'],
  ['ink-soft', 'surface', 4.5, 'quiet text'],
  ['ink-soft', 'surface-soft', 4.5, 'quiet text on a quiet surface'],
  ['accent', 'surface', 4.5, 'links, current items'],
  ['accent', 'accent-soft', 4.5, 'current items in a list'],
  ['accent-ink', 'accent', 4.5, 'text on buttons'],
  ['badge-ink', 'badge', 4.5, 'badges'],
  ['control', 'surface', 3, 'the edge of fields'],
  ['accent', 'surface-soft', 3, 'focus on a quiet surface'],
]

const SIZES = ['font', 'shadow', 'radius', 'gutter', 'width'] as const

const Root = styled.div.withConfig({ componentId: 'desk-tokens' })`
  ${tokens}
`

type Measured = Readonly<Record<Colour, Rgb>>

/** The tokens as they come out, in light and dark, with the contrast of each pair that meets. */
export function Tokens() {
  const light = useRef<HTMLDivElement>(null)
  const dark = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<{ light: Measured; dark: Measured; sizes: string[] } | null>(null)
  useLayoutEffect(() => {
    if (!light.current || !dark.current) return
    const style = getComputedStyle(light.current)
    setMeasured({
      light: measure(light.current),
      dark: measure(dark.current),
      sizes: SIZES.map((name) => style.getPropertyValue(`--_${name}`).trim()),
    })
  }, [])
  return (
    <div className="desk sb-unstyled desk-wide">
      <Root ref={light} hidden style={{ colorScheme: 'light' }} />
      <Root ref={dark} hidden style={{ colorScheme: 'dark' }} />
      {measured && (
        <>
          <h2>What stands on what</h2>
          <PairTable {...measured} />
          <h2>Colours</h2>
          <ColourTable {...measured} />
          <h2>Type, shape and room</h2>
          <table>
            <tbody>
              {SIZES.map((name, index) => (
                <tr key={name}>
                  <th scope="row">
                    <code>--shell-{name}</code>
                  </th>
                  <td>{measured.sizes[index]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  )
}

function measure(root: HTMLElement): Measured {
  return Object.fromEntries(COLOURS.map((name) => [name, readColour(root, `var(--_${name})`)])) as Measured
}

function PairTable({ light, dark }: { light: Measured; dark: Measured }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Needs</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {PAIRS.map(([front, back, needs, use]) => (
          <tr key={`${front} ${back}`}>
            <th scope="row">
              {front} on {back} <span className="desk-note">{use}</span>
            </th>
            <td>{needs} : 1</td>
            {[light, dark].map((colours, index) => (
              <td key={index === 0 ? 'light' : 'dark'}>
                <Ratio front={colours[front]} back={colours[back]} needs={needs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Ratio({ front, back, needs }: { front: Rgb; back: Rgb; needs: number }) {
  const ratio = contrast(front, back)
  const isEnough = ratio >= needs
  return (
    <span data-enough={isEnough}>
      <span
        className={needs < 4.5 ? 'desk-sample desk-edge' : 'desk-sample'}
        aria-hidden="true"
        style={
          needs < 4.5
            ? { borderColor: css(front), background: css(back) }
            : { color: css(front), background: css(back) }
        }
      >
        {needs < 4.5 ? '\u00a0' : 'Aa ế'}
      </span>
      <span className={isEnough ? 'desk-good' : 'desk-bad'}>
        {ratio.toFixed(2)} : 1{isEnough ? '' : ', too little'}
      </span>
    </span>
  )
}

function ColourTable({ light, dark }: { light: Measured; dark: Measured }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>--shell-{name}</code>
            </th>
            {[light, dark].map((colours, index) => (
              <td key={index === 0 ? 'light' : 'dark'}>
                <span className="desk-swatch" style={{ background: css(colours[name]) }} />
                <code>{hex(colours[name])}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const css = ([red, green, blue]: Rgb): string => `rgb(${red} ${green} ${blue})`

const hex = (colour: Rgb): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
