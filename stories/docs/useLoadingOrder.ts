import { type RefObject, useEffect, useState } from 'react'

/** Distance to the viewport at which a frame starts to load, in CSS pixels, and its longest time before the next, in ms. */
const NEAR = '400px'
const LONGEST = 20_000

interface StoryWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: string) => unknown
    once: (event: string, listener: () => void) => void
  }
}

let last: Promise<void> = Promise.resolve()

/**
 * Returns whether a frame may load: it is near the viewport, and the frames before it have finished. A document has one
 * focus, and play functions need it.
 */
export function useLoadingOrder(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [mayLoad, setMayLoad] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const left = new AbortController()
    let isNear = false
    let isWaiting = false
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting === true
        if (!isNear || isWaiting) return
        isWaiting = true
        last = last.then(() => {
          isWaiting = false
          // A frame that was scrolled away meanwhile waits again when it is back.
          if (!element.isConnected || !isNear) return undefined
          observer.disconnect()
          setMayLoad(true)
          return storyFinished(element, left.signal)
        })
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      // The frames of the next page need not wait for those of a page that was left.
      left.abort()
    }
  }, [frame])
  return mayLoad
}

/** Resolves when the story in a frame has finished, its play function included, or its page was left. */
function storyFinished(frame: HTMLIFrameElement, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST)
    left.addEventListener('abort', () => resolve())
    frame.addEventListener('load', () => {
      const channel = (frame.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__
      if (!channel) return
      if (channel.last('storyFinished')) resolve()
      else channel.once('storyFinished', resolve)
    })
  })
}
