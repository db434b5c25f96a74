/** An element that contains another one. */
export interface Ancestor {
  readonly tag: string
  readonly id: string
  readonly classes: readonly string[]
  /** Text of the `style` attribute; empty without one. */
  readonly style: string
}

/** Elements without an end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
/** Content that is not markup. */
const RAW = /<!--[\s\S]*?-->|<(script|style|template|textarea|title)\b[\s\S]*?<\/\1\s*>/gi
const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi

/** Returns the elements around the first tag that a pattern matches, outermost first. `null` if none matches. */
export function findAncestors(html: string, wanted: RegExp): readonly Ancestor[] | null {
  const open: Ancestor[] = []
  for (const [tag, slash, name = '', attributes = ''] of html.replace(RAW, '').matchAll(TAG)) {
    if (wanted.test(tag)) return open
    const lower = name.toLowerCase()
    if (slash) {
      const at = open.findLastIndex((element) => element.tag === lower)
      if (at >= 0) open.length = at
    } else if (!VOID.test(lower) && !attributes.endsWith('/')) {
      const [id, classes, style] = ['id', 'class', 'style'].map((key) => readAttribute(attributes, key) ?? '')
      open.push({ tag: lower, id: id ?? '', classes: (classes ?? '').split(/\s+/), style: style ?? '' })
    }
  }
  return null
}

/** Returns the value of an attribute in a tag; `undefined` without one. */
export function readAttribute(tag: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, 'i').exec(tag) ?? []
  return double ?? single ?? bare
}
