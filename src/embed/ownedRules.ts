/** How styled-components ends a rule, in what it writes on a server. */
export const END_OF_RULE = '/*!sc*/\n'

/** How it says whose the rules before are, and which classes they go by. */
const OWNER = /^[\w-]+\.g\d+\[id="([^"]*)"\]\{content:"([^",]*),?/

/** The rules of one styled component. */
export interface OwnedRules {
  /** Id of the component; `''` for rules at the end that nobody owns. */
  readonly owner: string
  /** The first class that they go by. */
  readonly name: string
  readonly rules: readonly string[]
  /** The line that says whose they are. */
  readonly mark: string
}

/** Reads the text of a style element that styled-components rendered on a server. */
export function readOwnedRules(text: string): OwnedRules[] {
  const found: OwnedRules[] = []
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
