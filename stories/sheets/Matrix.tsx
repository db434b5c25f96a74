import { LANGUAGES } from '@jobsite/shell/core'
import { useEffect, useRef, useState } from 'react'
import { allStates, type ListedState, type PartName } from '../states/parts.ts'
import { SHEET_WINDOW } from '../support/behaveOnSheet.ts'
import { storyUrl } from '../support/storyUrl.ts'
import './desk.css'
import { useTurn } from './useTurn.ts'

const NAMES = { vi: 'Tiếng Việt', en: 'English' }

/** Width of a window whose state does not say, and the tallest that a window becomes, in CSS pixels. */
const WIDTH = 1300
const TALLEST = 844

/** Every state of a part in both languages on one sheet. Each stands in a window of its own width. */
export function Matrix({ part }: { part: PartName }) {
  return (
    <div className="desk sb-unstyled desk-wide desk-sheet">
      {allStates
        .filter((state) => state.part === part)
        .map((state) => (
          <StateRow key={state.id} state={state} />
        ))}
    </div>
  )
}

function StateRow({ state }: { state: ListedState }) {
  const { id, name, look, section, rows } = state
  const languages = LANGUAGES.filter((language) => !look?.language || look.language === language)
  return (
    <section className="desk-state" aria-labelledby={`sheet-${id}`}>
      <h2 id={`sheet-${id}`}>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
      </h2>
      <p className="desk-note">
        Section {section} · {rows.join(', ')} · {look?.width ?? WIDTH} px
      </p>
      <div className="desk-pair">
        {languages.map((language) => (
          <figure key={language}>
            <figcaption>{NAMES[language]}</figcaption>
            <StoryWindow
              id={id}
              title={`${name}, ${NAMES[language]}`}
              width={look?.width ?? WIDTH}
              language={language}
            />
          </figure>
        ))}
      </div>
    </section>
  )
}

interface StoryWindowProps {
  id: string
  title: string
  width: number
  language: string
}

/** A story in a window of its own width, drawn smaller where there is less room, and as high as what is in it. */
function StoryWindow({ id, title, width, language }: StoryWindowProps) {
  const frame = useRef<HTMLDivElement>(null)
  const story = useRef<HTMLIFrameElement>(null)
  const isOn = useTurn(story)
  const [scale, setScale] = useState(0.4)
  const [height, setHeight] = useState(TALLEST)
  useEffect(() => {
    if (!frame.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setScale(Math.min(1, entry.contentRect.width / width)))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [width])
  const measure = (window: HTMLIFrameElement): void => {
    const content = window.contentDocument
    const root = content?.getElementById('storybook-root')
    if (!content || !root) return
    const observer = new ResizeObserver(() => {
      // Windows that shrank before their stories are there would come into sight, and start, all at once.
      if (!content.body.classList.contains('sb-show-main')) return
      const isCovered = content.querySelector('dialog[open]') !== null
      setHeight(isCovered ? TALLEST : Math.min(Math.max(root.scrollHeight, 80), TALLEST))
    })
    observer.observe(root)
  }
  return (
    <div className="desk-frame" ref={frame} style={{ height: height * scale }}>
      <iframe
        {...{ [SHEET_WINDOW]: '' }}
        title={title}
        ref={story}
        src={isOn ? storyUrl(id, { language }) : undefined}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
        onLoad={(event) => measure(event.currentTarget)}
      />
    </div>
  )
}
