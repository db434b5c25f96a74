import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a picture could not be loaded, and what its `<img>` needs for that to be known. */
export function useBrokenPicture(address: string | undefined): {
  isBroken: boolean
  imageProps: { ref: RefObject<HTMLImageElement | null>; onError: () => void }
} {
  const [broken, setBroken] = useState<string | null>(null)
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before script was there to hear of it. A picture without a size of its own has no width either.
    const image = ref.current
    if (address !== undefined && image?.complete && image.naturalWidth === 0) {
      image.decode?.().catch(() => setBroken(address))
    }
  }, [address])
  return {
    isBroken: address !== undefined && broken === address,
    imageProps: { ref, onError: () => setBroken(address ?? null) },
  }
}
