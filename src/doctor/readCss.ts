/** A rule of a style sheet. */
export interface CssRule {
  readonly selectors: readonly string[]
  /** Declarations by property; the last one of a property counts. */
  readonly declarations: ReadonlyMap<string, string>
}

/** Returns the rules of a style sheet, those in `@media` and other groups included. */
export function readCss(css: string): CssRule[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, prelude = '', block = '']) => ({
      selectors: prelude.split(',').map((selector) => selector.trim()),
      declarations: readDeclarations(block),
    }),
  )
}

/** Returns the declarations of a block, or of a `style` attribute, by property. */
export function readDeclarations(block: string): Map<string, string> {
  return new Map(
    block.split(';').flatMap((declaration) => {
      const at = declaration.indexOf(':')
      if (at < 0) return []
      const value = declaration.slice(at + 1).replace('!important', '')
      return [[declaration.slice(0, at).trim().toLowerCase(), value.trim().toLowerCase()] as const]
    }),
  )
}
