/**
 * Calls back for a picture that failed before script was there to hear of it. A picture without a size of its own has no
 * width either: it is asked whether it can be drawn.
 */
export function onEarlyFailure(image: HTMLImageElement | null, listener: () => void): void {
  if (image?.complete && image.naturalWidth === 0) image.decode?.().catch(listener)
}
