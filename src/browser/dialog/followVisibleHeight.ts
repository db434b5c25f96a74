const HEIGHT = '--_visible-height'
const TOP = '--_visible-top'

/**
 * Publishes the visible part of the window to an element's styles, as the height above an on-screen keyboard and the
 * distance from the top: most browsers do not resize a page for the keyboard. Enlarging the page by pinching is no keyboard.
 *
 * @returns a cleanup function that restores the element.
 */
export function followVisibleHeight(element: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const publish = () => {
    const { height, offsetTop, scale } = viewport
    element.style.setProperty(HEIGHT, `${height * scale}px`)
    // On an enlarged page it follows the visitor's fingers.
    element.style.setProperty(TOP, `${scale > 1 ? 0 : offsetTop}px`)
  }
  publish()
  viewport.addEventListener('resize', publish)
  viewport.addEventListener('scroll', publish)
  return () => {
    viewport.removeEventListener('resize', publish)
    viewport.removeEventListener('scroll', publish)
    for (const name of [HEIGHT, TOP]) element.style.removeProperty(name)
  }
}
