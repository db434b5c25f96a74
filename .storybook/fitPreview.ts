/**
 * Scales a story that is wider than the canvas down to it, so that a desktop is seen whole on a laptop. Storybook's own zoom
 * wins: with a zoom other than 100 % nothing is scaled.
 */
export function fitPreview(): void {
  let observed: Element | null = null
  const scaleToFit = (): void => {
    const frame = document.querySelector<HTMLElement>('#storybook-preview-iframe')
    const box = frame?.closest<HTMLElement>('[data-scale]')
    const canvas = box?.parentElement
    const controls = box?.previousElementSibling
    if (!box || !canvas) return
    if (observed !== canvas) {
      observer.disconnect()
      observer.observe(canvas)
      observer.observe(box)
      observed = canvas
    }
    const width = box.offsetWidth
    const { paddingLeft, paddingRight } = getComputedStyle(canvas)
    const space = canvas.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const isFixed = box.style.width.includes('px')
    const scale = isFixed && box.dataset.scale === '1' ? Math.min(1, space / width) : 1
    const share = scale === 1 ? '' : `Scaled to ${Math.round(scale * 100)} %`
    if (canvas.dataset.fit === share) return
    canvas.dataset.fit = share
    if (controls instanceof HTMLElement) controls.dataset.fit = share
    box.style.transform = scale === 1 ? '' : `scale(${scale})`
    box.style.transformOrigin = 'top left'
    box.style.marginInlineEnd = scale === 1 ? '' : `${(scale - 1) * width}px`
    box.style.marginBottom = scale === 1 ? '' : `${(scale - 1) * box.offsetHeight}px`
  }
  const observer = new ResizeObserver(scaleToFit)
  new MutationObserver(scaleToFit).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-scale', 'style'],
  })
  scaleToFit()
}
