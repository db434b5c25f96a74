import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DOCS_FRAME } from '../support/disableInDocs.ts'
import { useLoadingOrder } from './useLoadingOrder.ts'

/** The largest and first heights of a frame, in CSS pixels. */
const TALLEST = 844
const FIRST_HEIGHT = 240

export interface StoryFrameProps {
  title: string
  /** Width of the window that the story is shown in, in CSS pixels. */
  width: number
  url: string
  /** Its accepted screenshot, below the folder of screenshots: shown at once, until the story is. @default none */
  picture?: string | undefined
  /** Height of the frame in CSS pixels. @default that of the story, up to 844 */
  height?: number
  /** Called with the story's document when it is shown, and when it changes. */
  onShown?: (content: Document) => void
  /** Rendered over the story, with the scale that it is shown at. */
  children?: (scale: number) => ReactNode
}

/** A story in a frame of its own width, scaled down where there is less space, and as high as its content. */
export function StoryFrame({ title, width, url, picture, height: fixedHeight, onShown, children }: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const mayLoad = useLoadingOrder(frame)
  const [scale, setScale] = useState(0.4)
  const [content, setContent] = useState<number | null>(null)
  const height = fixedHeight ?? content ?? TALLEST
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
    const show = (): void => {
      if (!inside.body.classList.contains('sb-show-main')) return
      const isCovered = inside.querySelector('dialog[open]') !== null
      setContent(isCovered ? TALLEST : Math.min(Math.max(root.scrollHeight, 80), TALLEST))
      onShown?.(inside)
    }
    // A size tells of images, a change of what a story opens, an end of what moved there.
    new ResizeObserver(show).observe(root)
    new MutationObserver(show).observe(inside.body, { subtree: true, childList: true, attributes: true })
    for (const end of ['transitionend', 'animationend']) inside.addEventListener(end, show)
  }
  return (
    <div
      className="docs-frame"
      ref={box}
      style={{ height: (fixedHeight ?? content ?? FIRST_HEIGHT) * scale, width: `min(100%, ${width}px)` }}
    >
      {content === null &&
        (picture ? (
          <img className="docs-waiting-picture" src={`./screenshots/${picture}`} alt="" width={width * scale} />
        ) : (
          <p className="docs-note docs-waiting">Loading…</p>
        ))}
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
      {content !== null && children?.(scale)}
    </div>
  )
}
