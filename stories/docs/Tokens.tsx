import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import headerStyles from '../../src/components/Header/Header.styles.ts?raw'
import { tokens } from '../../src/components/tokens.ts'
import { constants } from '../../src/core/constants.ts'
import { contrast, type Rgb, readColor } from '../support/contrast.ts'
import { DOCS_FRAME } from '../support/disableInDocs.ts'
import { storyUrl } from '../support/storyUrl.ts'
import { asCode, DocsTable } from './DocsTable.tsx'
import { MeaningColors, Scales } from './Scales.tsx'
import { meaningOf, measureShapes, Shapes, type ShapeValues } from './Shapes.tsx'
import { inline, TwoColumnTable } from './TwoColumnTable.tsx'
import './docs.css'

const COLORS = [
  'ink',
  'ink-soft',
  'surface',
  'surface-soft',
  'line',
  'control',
  'accent',
  'accent-ink',
  'accent-soft',
  'pressed',
  'badge',
  'badge-ink',
] as const

type Color = (typeof COLORS)[number]

/** Foreground and background pairs with the contrast that each needs: 4.5 for text, 3 for borders of controls. */
const PAIRS: readonly (readonly [Color, Color, number, string])[] = [
  ['ink', 'surface', 4.5, 'text'],
  ['ink', 'surface-soft', 4.5, 'text on a soft surface'],
  ['ink-soft', 'surface', 4.5, 'secondary text'],
  ['ink-soft', 'surface-soft', 4.5, 'secondary text on a soft surface'],
  ['accent', 'surface', 4.5, 'links, current items'],
  ['accent', 'accent-soft', 4.5, 'current items in a list'],
  ['accent-ink', 'accent', 4.5, 'text on buttons'],
  ['badge-ink', 'badge', 4.5, 'badges'],
  ['control', 'surface', 3, 'borders of fields'],
  ['accent', 'surface-soft', 3, 'focus ring on a soft surface'],
]

/** Custom properties about the layout, with their defaults as CSS. */
const LAYOUT: readonly (readonly [string, string])[] = [
  ...tokens.matchAll(/var\(--shell-(font|width|gutter),\s*(.*)\);/g),
  ...headerStyles.matchAll(/var\(--shell-(header-z), (\d+)\)/g),
].flatMap(([, name = '', value = ''], index, all): [string, string][] =>
  all.findIndex(([, other]) => other === name) === index ? [[name, value]] : [],
)

const { mobileMaxWidth, tabletMinWidth, tabletMaxWidth, desktopMinWidth } = constants

const BREAKPOINTS: readonly (readonly [string, string])[] = [
  ['Mobile', `up to ${mobileMaxWidth} px`],
  ['Tablet', `${tabletMinWidth} to ${tabletMaxWidth} px`],
  ['Desktop', `from ${desktopMinWidth} px`],
]

const Root = styled.div.withConfig({ componentId: 'docs-tokens' })`
  ${tokens}
`

type Measured = Readonly<Record<Color, Rgb>>

/** The tokens as they come out, in light and dark, with the contrast of each pair that meets. */
export function Tokens() {
  const light = useRef<HTMLDivElement>(null)
  const dark = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<{ light: Measured; dark: Measured } | null>(null)
  const [shapes, setShapes] = useState<{ light: ShapeValues; dark: ShapeValues } | null>(null)
  useLayoutEffect(() => {
    if (!light.current || !dark.current) return
    setMeasured({
      light: measure(light.current),
      dark: measure(dark.current),
    })
    setShapes({ light: measureShapes(light.current), dark: measureShapes(dark.current) })
  }, [])
  return (
    <div className="docs sb-unstyled docs-wide">
      <Root ref={light} hidden style={{ colorScheme: 'light' }} />
      <Root ref={dark} hidden style={{ colorScheme: 'dark' }} />
      {measured && (
        <>
          <h2>Colors</h2>
          <ColorTable {...measured} />
          <h2>Colors for pages</h2>
          <p>The shell shows neither. Pages have them beside the shell’s colors, so that all pages agree.</p>
          <MeaningColors />
          <h2>Contrast</h2>
          <ContrastTable {...measured} />
          <Scales />
          {shapes && <Shapes {...shapes} />}
          <h2>Layout</h2>
          <DocsTable
            heads={['Property', 'Default', 'Use']}
            renderName={asCode}
            rows={LAYOUT.map(([name, value]) => [
              `--shell-${name}`,
              <code key="value">{value}</code>,
              inline(meaningOf(name)),
            ])}
          />
          <h3>Breakpoints</h3>
          <TwoColumnTable heads={['Layout', 'Viewport width']} rows={BREAKPOINTS} />
          <h3>Bar heights</h3>
          <BarHeights />
        </>
      )}
    </div>
  )
}

/** Stories whose header is measured. */
const BARS = [
  { story: 'shell-header--seeker', name: 'Desktop, 1440 px', width: 1440 },
  { story: 'shell-header--home-page', name: 'Desktop, home page, 1300 px', width: 1300 },
  { story: 'shell-header--search-page', name: 'Tablet, 992 px', width: 992 },
  { story: 'shell-header--search-page', name: 'Mobile, 390 px', width: 390 },
] as const

/** Heights of the header, measured in hidden frames of their own width. */
function BarHeights() {
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({})
  const measureBar = (frame: HTMLIFrameElement, name: string): void => {
    const content = frame.contentDocument
    if (!content) return
    const read = (): void => {
      const height = content.querySelector('[data-shell="header"]')?.getBoundingClientRect().height
      if (height) setHeights((known) => ({ ...known, [name]: height }))
    }
    new MutationObserver(read).observe(content.body, { subtree: true, childList: true, attributes: true })
    read()
  }
  return (
    <>
      <TwoColumnTable
        heads={['Header', 'Height']}
        rows={BARS.map(({ name }) => [name, heights[name] ? `${Math.round(heights[name])} px` : 'measuring'])}
      />
      {BARS.map(({ story, width, name }) => (
        <iframe
          {...{ [DOCS_FRAME]: '' }}
          key={name}
          title={`Header: ${name}`}
          src={storyUrl(story)}
          width={width}
          height={400}
          aria-hidden="true"
          tabIndex={-1}
          style={{ position: 'fixed', visibility: 'hidden', border: 0, insetInlineStart: 0, top: 0, zIndex: -1 }}
          onLoad={(event) => measureBar(event.currentTarget, name)}
        />
      ))}
    </>
  )
}

function measure(root: HTMLElement): Measured {
  return Object.fromEntries(COLORS.map((name) => [name, readColor(root, `var(--_${name})`)])) as Measured
}

const SCHEMES = ['light', 'dark'] as const

function ContrastTable(measured: Record<(typeof SCHEMES)[number], Measured>) {
  return (
    <DocsTable
      heads={['Pair', 'Use', 'Needs', 'Light', 'Dark']}
      rows={PAIRS.map(([front, back, needs, use]) => [
        `${front} on ${back}`,
        use,
        `${needs} : 1`,
        ...SCHEMES.map((scheme) => (
          <Ratio key={scheme} front={measured[scheme][front]} back={measured[scheme][back]} needs={needs} />
        )),
      ])}
    />
  )
}

function Ratio({ front, back, needs }: { front: Rgb; back: Rgb; needs: number }) {
  const ratio = contrast(front, back)
  const isEnough = ratio >= needs
  return (
    <span data-enough={isEnough}>
      <span
        className={needs < 4.5 ? 'docs-sample docs-edge' : 'docs-sample'}
        aria-hidden="true"
        style={
          needs < 4.5
            ? { borderColor: css(front), background: css(back) }
            : { color: css(front), background: css(back) }
        }
      >
        {needs < 4.5 ? '\u00a0' : 'Aa ế'}
      </span>
      <span className={isEnough ? 'docs-good' : 'docs-bad'}>
        {ratio.toFixed(2)} : 1{isEnough ? '' : ', insufficient'}
      </span>
    </span>
  )
}

function ColorTable(measured: Record<(typeof SCHEMES)[number], Measured>) {
  return (
    <DocsTable
      heads={['Property', 'Light', 'Dark', 'Use']}
      renderName={asCode}
      rows={COLORS.map((name) => [
        `--shell-${name}`,
        ...SCHEMES.map((scheme) => (
          <Fragment key={scheme}>
            <span className="docs-swatch" style={{ background: overSurface(measured[scheme], name) }} />
            <code>{hex(measured[scheme][name])}</code>
          </Fragment>
        )),
        meaningOf(name),
      ])}
    />
  )
}

const css = ([red, green, blue, alpha = 1]: Rgb): string => `rgb(${red} ${green} ${blue} / ${alpha})`

/** A color as it is seen: `pressed` lets the surface through. */
const overSurface = (colors: Measured, name: Color): string =>
  `linear-gradient(${css(colors[name])} 0 0), ${css(colors.surface)}`

/** A color as design tools write it, with its opacity. */
function hex([red, green, blue, alpha = 1]: Rgb): string {
  const digits = [red, green, blue].map((component) => component.toString(16).padStart(2, '0')).join('')
  return `#${digits}${alpha < 1 ? ` ${Math.round(alpha * 100)} %` : ''}`
}
