import type { Page } from 'playwright'

/** Text spacing that readers may set for themselves (WCAG 1.4.12). */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

/**
 * The visible texts below `selector` of which a part cannot be seen: outside the window's sides, or clipped by a box
 * around them that cannot be scrolled. Each with where it is. Left out is text that is hidden as a whole (for screen
 * readers, in closed menus), text in a box that can be scrolled, and text that a button beside it unfolds.
 */
export function readCutText(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((css) => {
    const SLACK = 1.5
    const range = document.createRange()
    const isClipped = ({ clipPath, position }: CSSStyleDeclaration): boolean =>
      clipPath.includes('inset(50%)') && position === 'absolute'
    /** The box that clips, and the sides that it clips; `null` where all below is hidden on purpose, or can be scrolled to. */
    const clipsOf = (element: Element) => {
      const clips: { box: DOMRect; x: boolean; y: boolean; by: string }[] = []
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (isClipped(style)) return null
        if (box.id && document.querySelector(`button[aria-expanded="false"][aria-controls="${CSS.escape(box.id)}"]`))
          return null
        if (style.position === 'fixed') break
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const [x, y] = [cuts(style.overflowX), cuts(style.overflowY)]
        const scrolls = [style.overflowX, style.overflowY].some((value) => value === 'auto' || value === 'scroll')
        if (scrolls) return null
        if (x || y) clips.push({ box: box.getBoundingClientRect(), x, y, by: box.className || box.localName })
      }
      return clips
    }
    const found: string[] = []
    for (const root of document.querySelectorAll(css)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        const parent = node.parentElement
        const words = node.textContent?.trim()
        if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const clips = clipsOf(parent)
        if (!clips) continue
        range.selectNodeContents(node)
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
          if (width === 0) continue
          const by = clips.find(
            ({ box, x, y }) =>
              (x && (left < box.left - SLACK || right > box.right + SLACK)) ||
              (y && (top < box.top - SLACK || bottom > box.bottom + SLACK)),
          )
          const isOutside = left < -SLACK || right > document.documentElement.clientWidth + SLACK
          if (by || isOutside) {
            found.push(`“${words}” in ${parent.localName}.${parent.className}, cut by ${by?.by ?? 'the window'}`)
            break
          }
        }
      }
    }
    return found
  }, selector)
}
