import { useState } from 'react'
import type { ComponentGuide } from '../states/describeComponent.ts'
import { DocsTable } from './DocsTable.tsx'
import { type Measured, measureElement } from './measures.ts'
import { StoryFrame, type StoryFrameProps } from './StoryFrame.tsx'
import { inline } from './TwoColumnTable.tsx'

/** Distance of a number to the corner that it is at, in CSS pixels. */
const CORNER = 8

/** A box in a story, in its CSS pixels. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

interface AnatomyProps extends Pick<StoryFrameProps, 'title' | 'width' | 'url' | 'picture'> {
  guide: ComponentGuide
}

/**
 * The elements of a component as a numbered picture: a story, with numbers where its elements are. Then their purposes, and
 * measures. Places, measures and tokens are read from the story, so that they are never out of date.
 */
export function Anatomy({ guide, ...frame }: AnatomyProps) {
  const [boxes, setBoxes] = useState<readonly (Box | null)[]>([])
  const [measured, setMeasured] = useState<readonly (readonly Measured[])[]>([])
  const read = (content: Document): void => {
    setBoxes(guide.anatomy.map(([, , selector]) => boxOf(content, selector)))
    setMeasured(guide.measures.map((measure) => measureElement(content, measure)))
  }
  return (
    <>
      <h2>Anatomy</h2>
      <div className="docs-anatomy">
        <StoryFrame {...frame} height={guide.height} onShown={read}>
          {(scale) =>
            boxes.map(
              (box, index) =>
                box && <Marker key={guide.anatomy[index]?.[0]} number={index + 1} box={box} scale={scale} />,
            )
          }
        </StoryFrame>
        <DocsTable
          heads={['No.', 'Element', 'Purpose']}
          rows={guide.anatomy.map(([element, purpose], index) => [
            String(index + 1),
            <b key="element">{element}</b>,
            inline(purpose),
          ])}
        />
      </div>
      {guide.measures.length > 0 && (
        <>
          <h2>Measures</h2>
          <p>
            Read from the story above, which is {frame.width} px wide. Without a token, the value is the component’s
            own.
          </p>
          <DocsTable
            heads={['Element', 'Property', 'Value', 'Token']}
            rows={guide.measures.flatMap(({ name, properties }, index) =>
              properties.map((property, at) => {
                const found = measured[index]?.[at]
                return [
                  `${name}: ${property}`,
                  property,
                  found?.value ?? '…',
                  <TokenNames key="tokens" names={found?.tokens} />,
                ] as const
              }),
            )}
            renderName={(name) => <ElementName guide={guide} name={name} />}
          />
        </>
      )}
    </>
  )
}

/** The element of a row, which is shown in the first of its rows alone. */
function ElementName({ guide, name }: { guide: ComponentGuide; name: string }) {
  const [element = '', property] = name.split(/: (?=[^:]*$)/)
  const isFirst = guide.measures.some((measure) => measure.name === element && measure.properties[0] === property)
  return isFirst ? element : <span className="docs-repeated">{element}</span>
}

function TokenNames({ names = [] }: { names: readonly string[] | undefined }) {
  if (names.length === 0) return '–'
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ))
}

/** A number at the corner of an element, with a frame around it. */
function Marker({ number, box, scale }: { number: number; box: Box; scale: number }) {
  const place = {
    left: box.left * scale,
    top: box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
  return (
    <span className="docs-marker" style={place} aria-hidden="true">
      {/* The number stays within the picture. */}
      <b style={{ top: -Math.min(CORNER, place.top), left: -Math.min(CORNER, place.left) }}>{number}</b>
    </span>
  )
}

/** Returns the place of an element in a story; `null` if it is not there or not shown. */
function boxOf(content: Document, selector: string | undefined): Box | null {
  const element = selector && content.querySelector(selector)
  if (!element) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 ? { left, top, width, height } : null
}
