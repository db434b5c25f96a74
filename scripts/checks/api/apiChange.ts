import { join } from 'node:path'
import ts from 'typescript'
import { type Change, NO_CHANGE } from '../change.ts'
import { CONSUMER_OPTIONS } from '../consumerOptions.ts'
import { codeOf, type Declaration, type Report, readReport } from './readReport.ts'

/**
 * Returns the version bump that a change of the API report requires.
 *
 * Removed: major. Added: minor. Changed: major if a member or parameter is removed, otherwise the compiler decides: a value whose
 * new type is not assignable to the old one, or a type whose new values are not, is major; any other change is minor.
 * Parameters and props are compared through their function.
 */
export function judgeApiChange(root: string, before: string, after: string): Change {
  if (before === after) return NO_CHANGE
  const [old, now] = [readReport(before), readReport(after)]
  const removed = [...old.exports.keys()].filter((path) => !now.exports.has(path))
  const added = [...now.exports.keys()].filter((path) => !old.exports.has(path))
  const pairs = pairsOf(old, now)
  const changed = pairs.filter((pair) => pair.old.text !== pair.now.text)
  const lost = changed.flatMap(({ name, old, now }) =>
    [...old.members].filter((member) => !now.members.has(member)).map((member) => name + member),
  )
  // Generic types cannot be compared without arguments: a changed text counts as a break.
  const broken = [
    ...changed.filter(({ old }) => old.isGeneric),
    ...findIncompatible(
      root,
      before,
      after,
      // Declarations that use a changed one change with it, although their text is the same.
      pairs.filter(({ isExported, old }) => isExported && !old.isGeneric),
    ),
  ]
  return {
    major: [
      ...[...removed, ...lost].map((name) => `${name} was removed`),
      ...broken.map(({ name }) => `${name} is not compatible with its old type`),
    ],
    minor: [
      ...added.map((name) => `${name} is new`),
      ...changed.filter((pair) => !broken.includes(pair)).map(({ name }) => `${name} has a wider type`),
    ],
  }
}

/** A declaration in two reports. */
interface Pair {
  /** The path of an export, or the name of a declaration that is only used by exports. */
  readonly name: string
  readonly isExported: boolean
  readonly old: Declaration
  readonly now: Declaration
}

/** Returns the declarations of both reports, each once: several entry points export the same ones. */
function pairsOf(old: Report, now: Report): Pair[] {
  const pairs = new Map<string, Pair>()
  const add = (name: string, isExported: boolean, before: string, after = before): void => {
    const pair = { old: old.declarations.get(before), now: now.declarations.get(after) }
    const key = `${before} ${after}`
    if (pair.old && pair.now && !pairs.has(key)) pairs.set(key, { name, isExported, old: pair.old, now: pair.now })
  }
  for (const [path, declaration] of old.exports) add(path, true, declaration, now.exports.get(path) ?? '')
  const exported = new Set([...old.exports.values(), ...now.exports.values()])
  for (const name of old.declarations.keys()) if (!exported.has(name)) add(name, false, name)
  return [...pairs.values()]
}

/** Returns the exports whose new type breaks code for the old one. */
function findIncompatible(root: string, before: string, after: string, pairs: readonly Pair[]): Pair[] {
  const lines = pairs.map(({ name, old }, index) => {
    const kind = old.isValue ? 'typeof ' : ''
    return `export const check${index}: ${kind}Old.${name} = null as unknown as ${kind}New.${name}`
  })
  const files = new Map([
    ['old.d.ts', codeOf(before)],
    ['new.d.ts', codeOf(after)],
    ['check.ts', [`import type * as Old from './old'; import type * as New from './new'`, ...lines].join('\n')],
  ])
  const broken = new Set(compile(root, files).map((line) => pairs[line - 1]))
  return [...broken].filter((pair) => pair !== undefined)
}

/** Files of other packages, read once for all comparisons. */
const libraries = new Map<string, ts.SourceFile>()

/** Returns the lines of `check.ts` with compiler errors. The files exist in memory only. */
function compile(root: string, files: ReadonlyMap<string, string>): number[] {
  const options = { ...CONSUMER_OPTIONS, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] }
  const host = ts.createCompilerHost(options)
  const inMemory = (file: string): string | undefined => files.get(file.slice(root.length).replace(/^\//, ''))
  const { fileExists, getSourceFile, readFile } = host
  host.fileExists = (file) => inMemory(file) !== undefined || fileExists.call(host, file)
  host.readFile = (file) => inMemory(file) ?? readFile.call(host, file)
  host.getSourceFile = (file, version, ...rest) => {
    const text = inMemory(file)
    if (text !== undefined) return ts.createSourceFile(file, text, version, true)
    const source = libraries.get(file) ?? getSourceFile.call(host, file, version, ...rest)
    if (source) libraries.set(file, source)
    return source
  }
  const program = ts.createProgram([join(root, 'check.ts')], options, host)
  const check = program.getSourceFile(join(root, 'check.ts'))
  return program
    .getSemanticDiagnostics(check)
    .map(({ start }) => (check ? check.getLineAndCharacterOfPosition(start ?? 0).line : 0))
}
