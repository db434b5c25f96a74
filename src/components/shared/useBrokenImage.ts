import { type RefObject, useEffect, useRef, useState } from 'react'
import { onEarlyOutcome } from '../../browser/observers/onImageErrorBeforeHydration.ts'

interface Outcome {
  readonly url: string
  readonly isLoaded: boolean
}

/** Returns whether an image has loaded or failed, and the `<img>` props that detect it. */
export function useBrokenImage(url: string | undefined): {
  isBroken: boolean
  isLoaded: boolean
  imageProps: { ref: RefObject<HTMLImageElement | null>; onError: () => void; onLoad: () => void }
} {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (url !== undefined) onEarlyOutcome(ref.current, (isLoaded) => setOutcome({ url, isLoaded }))
  }, [url])
  const isKnown = url !== undefined && outcome?.url === url
  const set = (isLoaded: boolean) => url !== undefined && setOutcome({ url, isLoaded })
  return {
    isBroken: isKnown && !outcome.isLoaded,
    isLoaded: isKnown && outcome.isLoaded,
    imageProps: { ref, onError: () => set(false), onLoad: () => set(true) },
  }
}
