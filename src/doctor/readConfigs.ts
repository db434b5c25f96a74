/** Settings of a call of the shell's `defineConfig`. */
export interface ConfigCall {
  /** Keys of the settings, as written in the call. */
  readonly keys: readonly string[]
  /** Whether more keys come from elsewhere: a variable, or another object that is spread. */
  readonly hasOtherKeys: boolean
}

/** The shell's `defineConfig` or `defineSite` in an import or a `require`, with its local name: bundlers export functions of this name too. */
const IMPORT =
  /\{([^{}]*\bdefine(?:Config|Site)\b[^{}]*)\}\s*(?:from\s*|=\s*(?:await\s+)?(?:require|import)\(\s*)["']@jobsite\/shell(?:\/[\w/-]+)?["']/g
const LOCAL_NAMES = /\b(define(?:Config|Site))\b(?:\s*(?:as|:)\s*([\w$]+))?/g
/** A member of the script's global, or of an import of everything. */
const MEMBER = /(?:\bJobSiteShell\.|\*\s*as\s+([\w$]+)\s+from\s*["']@jobsite\/shell\/(?:core|embed)["'])/g

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`\\])\/\/[^\n]*/g
/** Texts, brackets, and whatever else has a meaning between the keys of an object. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\.\.\.|[{}()[\],:]|[\w$]+|[^\s]/g

/** Returns the calls of the shell's `defineConfig` and `defineSite` in a file, without running it. */
export function readConfigs(text: string): ConfigCall[] {
  const code = text.replace(COMMENT, ' ')
  const names = [...code.matchAll(IMPORT)].flatMap(([, clause = '']) =>
    [...clause.matchAll(LOCAL_NAMES)].map(([, name = '', local = name]) => local),
  )
  for (const [, all = 'JobSiteShell'] of code.matchAll(MEMBER)) names.push(`${all}.defineConfig`, `${all}.defineSite`)
  return [...new Set(names)].flatMap((name) => {
    const call = new RegExp(`(?<![\\w$.])${name.replace(/[$.]/g, '\\$&')}\\s*\\(`, 'g')
    return [...code.matchAll(call)].map((match) => readKeys(code.slice(match.index + match[0].length)))
  })
}

/** Returns whether a file has a key or a property of a name, other than in comments. */
export const hasKey = (text: string, key: string): boolean =>
  new RegExp(`(?:[{,(\\s]|\\.)["']?${key}["']?\\s*[:=,}]`).test(text.replace(COMMENT, ' '))

/** Reads the keys of the object that an argument is. */
function readKeys(argument: string): ConfigCall {
  const tokens = argument.match(TOKEN) ?? []
  if (tokens[0] !== '{') return { keys: [], hasOtherKeys: tokens[0] !== ')' }
  const keys: string[] = []
  let depth = 0
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const isKey = depth === 1 && (before === '{' || before === ',')
    if (/^[{([]$/.test(token)) depth += 1
    else if (/^[})\]]$/.test(token)) depth -= 1
    if (depth === 0) break
    if (isKey) keys.push(token.replace(/^["']|["']$/g, ''))
  }
  return { keys, hasOtherKeys: keys.includes('...') || keys.includes('[') }
}
