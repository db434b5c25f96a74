/**
 * Calls a listener for an image that loaded or failed before hydration. An image without intrinsic size has no width
 * either, so it is tested by decoding.
 */
export function onEarlyOutcome(image: HTMLImageElement | null, listener: (isLoaded: boolean) => void): void {
  if (!image?.complete) return
  if (image.naturalWidth > 0) listener(true)
  else
    image.decode?.().then(
      () => listener(true),
      () => listener(false),
    )
}

/** Calls a listener for an image that failed before hydration. */
export function onImageErrorBeforeHydration(image: HTMLImageElement | null, listener: () => void): void {
  onEarlyOutcome(image, (isLoaded) => {
    if (!isLoaded) listener()
  })
}
