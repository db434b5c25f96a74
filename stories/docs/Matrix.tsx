import { LANGUAGES } from '@jobsite/shell/core'
import { useEffect, useRef, useState } from 'react'
import { allStates, type ComponentName, type ListedState } from '../states/components.ts'
import { DOCS_FRAME } from '../support/disableInDocs.ts'
import { storyUrl } from '../support/storyUrl.ts'
import './docs.css'
import { type DocsGlobals, useDocsGlobals } from './useDocsGlobals.ts'
import { useLoadingOrder } from './useLoadingOrder.ts'

const NAMES: Readonly<Record<string, string>> = { vi: 'Tiếng Việt', en: 'English', stretched: '40 % longer text' }

/** Width of a frame whose state pins none, and the largest and first heights of a frame, in CSS pixels. */
const WIDTH = 1300
const TALLEST = 844
const FIRST_HEIGHT = 240

/** All states of a component on one page, with the toolbar's values. Each is in a frame of its own width. */
export function Matrix({ component }: { component: ComponentName }) {
  const globals = useDocsGlobals()
  return (
    <div className="docs sb-unstyled docs-wide docs-matrix">
      {allStates
        .filter((state) => state.component === component)
        .map((state) => (
          <StateRow key={state.id} state={state} globals={globals} />
        ))}
    </div>
  )
}

function StateRow({ state, globals }: { state: ListedState; globals: DocsGlobals }) {
  const { id, name, section, rows, group } = state
  const chosen = globals.language === 'both' ? LANGUAGES : [globals.language]
  const languages = state.globals?.language ? [state.globals.language] : chosen
  const width = state.globals?.width ?? WIDTH
  return (
    <section className="docs-state" aria-labelledby={`state-${id}`}>
      <h2 id={`state-${id}`}>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
      </h2>
      <p className="docs-note">
        {group ? `${group} · ` : ''}Section {section} · {rows.join(', ')} · {width} px
      </p>
      <div className="docs-pair">
        {languages.map((language) => (
          <figure key={language}>
            <figcaption>{NAMES[language]}</figcaption>
            <StoryFrame
              title={`${name}, ${NAMES[language]}`}
              width={width}
              url={storyUrl(id, { ...globals, language })}
            />
          </figure>
        ))}
      </div>
    </section>
  )
}

interface StoryFrameProps {
  title: string
  width: number
  url: string
}

/** A story in a frame of its own width, scaled down where there is less space, and as high as its content. */
function StoryFrame({ title, width, url }: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const mayLoad = useLoadingOrder(frame)
  const [scale, setScale] = useState(0.4)
  const [content, setContent] = useState<number | null>(null)
  const height = content ?? TALLEST
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setScale(Math.min(1, entry.contentRect.width / width)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [width])
  const measure = (element: HTMLIFrameElement): void => {
    const inside = element.contentDocument
    const root = inside?.getElementById('storybook-root')
    if (!inside || !root) return
    const observer = new ResizeObserver(() => {
      if (!inside.body.classList.contains('sb-show-main')) return
      const isCovered = inside.querySelector('dialog[open]') !== null
      setContent(isCovered ? TALLEST : Math.min(Math.max(root.scrollHeight, 80), TALLEST))
    })
    observer.observe(root)
  }
  return (
    <div className="docs-frame" ref={box} style={{ height: (content ?? FIRST_HEIGHT) * scale }}>
      {content === null && <p className="docs-note docs-waiting">Loading…</p>}
      <iframe
        {...{ [DOCS_FRAME]: '' }}
        title={title}
        ref={frame}
        src={mayLoad ? url : undefined}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
        onLoad={(event) => measure(event.currentTarget)}
      />
    </div>
  )
}
