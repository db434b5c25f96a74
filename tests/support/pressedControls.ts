import type { Page } from 'playwright'

/** Result of {@link pressAll}. */
interface PressedControls {
  /** Number of controls. */
  readonly count: number
  /** Controls that look the same while pressed, and those whose touches the browser delays. */
  readonly unanswered: readonly string[]
}

interface PressTest {
  readonly controls: readonly Element[]
  readonly looks: () => string[]
  readonly before: readonly string[]
}

/** Compares every visible control of the shell on a page with its look while it is pressed, in shadow roots too. */
export async function pressAll(page: Page): Promise<PressedControls> {
  await page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="option"], [tabindex="0"]'
    const isOff = (one: Element) => one.ariaDisabled === 'true' || one.querySelector('[aria-disabled="true"]') !== null
    const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.clientHeight !== 1
    const controlsIn = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        ...(one.shadowRoot ? controlsIn(one.shadowRoot) : []),
        ...(one.matches(CONTROLS) && one.closest('.shell-root') ? [one] : []),
      ])
    const controls = controlsIn(document).filter(
      (one) => isSeen(one) && !isOff(one) && !one.closest('[data-shell-slot]') && !one.matches('label.shell-hidden'),
    )
    const lookOf = (style: CSSStyleDeclaration) => `${style.boxShadow} ${style.outlineStyle} ${style.outlineColor}`
    const looks = () => controls.map((one) => lookOf(getComputedStyle(one)))
    Object.assign(window, { pressTest: { controls, looks, before: looks() } })
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  await devtools.send('DOM.getDocument', { depth: 0 })
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'pressTest.controls' })
  const { result: items } = await devtools.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  })
  for (const { value } of items) {
    if (value?.subtype !== 'node') continue
    const { nodeId } = await devtools.send('DOM.requestNode', { objectId: value.objectId ?? '' })
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] })
  }
  const pressed = await page.evaluate(() => {
    const { controls, looks, before } = (window as unknown as { pressTest: PressTest }).pressTest
    const after = looks()
    const tapHighlight = getComputedStyle(document.documentElement).getPropertyValue('-webkit-tap-highlight-color')
    const unanswered = controls.flatMap((one, index) => {
      const style = getComputedStyle(one)
      const { touchAction } = style
      const isAnswered = after[index] !== before[index]
      const isDirect =
        touchAction === 'manipulation' && style.getPropertyValue('-webkit-tap-highlight-color') !== tapHighlight
      return isAnswered && isDirect ? [] : [`${one.outerHTML.slice(0, 90)} ${touchAction} ${after[index]}`]
    })
    return { count: controls.length, unanswered }
  })
  await devtools.detach()
  return pressed
}
