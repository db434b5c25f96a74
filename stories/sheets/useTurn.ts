import { type RefObject, useEffect, useState } from 'react'

/** How near to sight a window starts, in CSS pixels, and how long it may take before the next one has its turn, in ms. */
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
 * Whether a window may start: once it is near to sight and the stories before it are through. A page has one focus, and
 * stories that press and type need it.
 */
export function useTurn(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    const window = frame.current
    if (!window) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        last = last.then(() => {
          if (!window.isConnected) return undefined
          setIsOn(true)
          return storyIn(window)
        })
      },
      { rootMargin: NEAR },
    )
    observer.observe(window)
    return () => observer.disconnect()
  }, [frame])
  return isOn
}

/** Until the story in a window is through, with its play test. */
function storyIn(window: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST)
    window.addEventListener('load', () => {
      const channel = (window.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__
      if (!channel) return
      if (channel.last('storyFinished')) resolve()
      else channel.once('storyFinished', resolve)
    })
  })
}
