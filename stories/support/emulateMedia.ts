/** Media features that a page cannot set for itself, and that the toolbar therefore emulates. */
export interface Preferences {
  readonly contrast: 'normal' | 'more' | 'forced'
  readonly motion: 'full' | 'reduced'
  readonly medium: 'screen' | 'print'
  readonly scripting: 'enabled' | 'none'
}

const FORCED = `
  :root { color-scheme: light; }
  *, *::before, *::after {
    color: CanvasText !important; background-color: Canvas !important; background-image: none !important;
    border-color: currentColor !important; box-shadow: none !important; text-shadow: none !important;
  }
  a[href], a[href] * { color: LinkText !important; }
  button, button * { color: ButtonText !important; background-color: ButtonFace !important; }
  input { color: FieldText !important; background-color: Field !important; }
`

/**
 * Emulates media features: their rules apply, and with forced colors the page loses its own. A browser does more; tests
 * use the browser's own emulation, and then this does nothing.
 *
 * @returns a cleanup function.
 */
export function emulateMedia({ contrast, motion, medium, scripting }: Preferences): () => void {
  const queries = [
    contrast === 'forced' && '(forced-colors: active)',
    contrast === 'more' && '(prefers-contrast: more)',
    motion === 'reduced' && '(prefers-reduced-motion: reduce)',
    medium === 'print' && 'print',
    scripting === 'none' && '(scripting: none)',
  ].filter((query): query is string => typeof query === 'string' && !window.matchMedia(query).matches)
  if (queries.length === 0) return () => undefined

  const style = document.createElement('style')
  const write = (): void => {
    const rules = [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode !== style)
      .flatMap((sheet) => rulesFor(sheet.cssRules, queries))
    const text = (queries.includes('(forced-colors: active)') ? FORCED : '') + rules.join('\n')
    if (style.textContent !== text) style.textContent = text
    if (document.head.lastElementChild !== style) document.head.append(style)
  }
  const observer = new MutationObserver(write)
  write()
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    style.remove()
  }
}

function rulesFor(rules: CSSRuleList, queries: readonly string[]): string[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule)) return []
    return queries.includes(rule.conditionText)
      ? [...rule.cssRules].map(({ cssText }) => cssText)
      : rulesFor(rule.cssRules, queries)
  })
}
