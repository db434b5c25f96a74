import { type RefObject, useEffect, useRef, useState } from 'react'
import { onEarlyFailure } from '../../browser/onEarlyFailure.ts'

/** Whether a picture could not be loaded, and what its `<img>` needs for that to be known. */
export function useBrokenPicture(address: string | undefined): {
  isBroken: boolean
  imageProps: { ref: RefObject<HTMLImageElement | null>; onError: () => void }
} {
  const [broken, setBroken] = useState<string | null>(null)
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (address !== undefined) onEarlyFailure(ref.current, () => setBroken(address))
  }, [address])
  return {
    isBroken: address !== undefined && broken === address,
    imageProps: { ref, onError: () => setBroken(address ?? null) },
  }
}
