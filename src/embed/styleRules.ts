/** Separator after each rule in the server output of styled-components. */
export const END_OF_RULE = '/*!sc*/\n'

/** Marker after a component's rules, with its id and class names. */
const OWNER = /^[\w-]+\.g\d+\[id="([^"]*)"\]\{content:"([^",]*),?/

/** Rules of one styled component. */
export interface StyleRules {
  /** Id of the component; `''` for trailing rules without a marker. */
  readonly owner: string
  /** First class name of the component. */
  readonly name: string
  readonly rules: readonly string[]
  /** Text of the marker. */
  readonly mark: string
}

/** Parses the text of a style element that styled-components rendered on a server. */
export function readStyleRules(text: string): StyleRules[] {
  const found: StyleRules[] = []
  let rules: string[] = []
  for (const rule of text.split(END_OF_RULE)) {
    const [isMark, owner = '', name = ''] = OWNER.exec(rule) ?? []
    if (isMark === undefined) {
      if (rule !== '') rules.push(rule)
      continue
    }
    found.push({ owner, name, rules, mark: rule })
    rules = []
  }
  return rules.length === 0 ? found : [...found, { owner: '', name: '', rules, mark: '' }]
}

/**
 * Returns the text of a component's rules, by the fixed class of the component instead of the one from a hash.
 *
 * @param where classes one of which an element needs as well. @default none
 */
export function textByFixedClass({ owner, name, rules }: StyleRules, where: readonly string[] = []): string {
  const also = where.length > 0 ? `:where(${where.map((one) => `.${one}`).join()})` : ''
  const hash = new RegExp(`\\.${name}(?![\\w-])`, 'g')
  return rules.map((rule) => rule.replace(hash, `.${owner}${also}`)).join('')
}
