import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { type Facts, factsOf } from './facts.ts'

/** A function through which the shell reaches cookies or storage, and where in a call of it their name stands. */
interface Tap {
  readonly kind: 'cookies' | 'storage'
  readonly name: number
  /** Where the storage that it means stands; -1 for cookies. */
  readonly area: number
}

/** Files of taps, which hand a name on that their caller gives. */
const TAP_FILES: Readonly<Record<string, Tap['kind']>> = {
  'browser/cookies.ts': 'cookies',
  'browser/storage.ts': 'storage',
}

/**
 * Names that the sources use where others can see them: cookies, storage keys, events, custom properties, marks of the
 * shell's roots, slots, and parameters of addresses. Read by the compiler: a name that it cannot tell is an
 * error, so that none goes unseen.
 */
export function readSourceNames(root: string): Facts {
  const program = createSourceProgram(root)
  const checker = program.getTypeChecker()
  const found = {
    cookies: new Map<string, Set<string>>(),
    storage: new Map<string, Set<string>>(),
    properties: new Map<string, Set<string>>(),
    roots: new Map<string, Set<string>>(),
    parameters: new Map<string, Set<string>>(),
  }
  const taps = readTaps(root, program)
  let events: Facts = {}
  let slots: Facts = {}
  const note = (where: Map<string, Set<string>>, name: string, detail: string): void => {
    where.set(name, (where.get(name) ?? new Set()).add(detail))
  }

  for (const source of program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(root, 'src')))) {
    const file = relative(join(root, 'src'), source.fileName)
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && !(file in TAP_FILES)) {
        const tap = taps.get(node.expression.text)
        if (tap) {
          const areas = tap.area < 0 ? ['site'] : literalsOf(checker, node.arguments[tap.area])
          for (const name of literalsOf(checker, node.arguments[tap.name])) {
            for (const area of areas) note(found[tap.kind], name, area)
          }
        }
      }
      if (ts.isInterfaceDeclaration(node) && node.name.text === 'ShellEventMap') events = readMembers(node, source)
      if (ts.isInterfaceDeclaration(node) && node.name.text === 'ShellSlotNodes') slots = readMembers(node, source)
      if (ts.isJsxAttribute(node) && node.name.getText() === 'data-shell' && node.initializer) {
        if (ts.isStringLiteral(node.initializer)) note(found.roots, node.initializer.text, 'data-shell')
      }
      if (ts.isJsxAttribute(node) && node.name.getText() === 'name' && isFormField(node)) {
        for (const name of literalsOf(checker, jsxValue(node))) note(found.parameters, name, 'address')
      }
      if (file.startsWith('api/') && ts.isPropertyAssignment(node) && node.name.getText() === 'query') {
        for (const name of keysOf(node.initializer)) note(found.parameters, name, 'service')
      }
      const text = textOf(node)
      if (text !== undefined) {
        for (const [name] of text.matchAll(/--shell-[a-z0-9]+(?:-[a-z0-9]+)*/g)) {
          const isRead = new RegExp(`var\\(\\s*${name}(?![a-z0-9-])`).test(text)
          note(found.properties, name, isRead ? 'a page may set it' : 'the shell sets it')
        }
        for (const name of parametersIn(text, file)) note(found.parameters, name, 'address')
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }

  return {
    cookies: listed(found.cookies),
    storage: listed(found.storage),
    events,
    customProperties: listed(found.properties),
    roots: listed(found.roots),
    slots,
    parameters: listed(found.parameters),
  }
}

/** The taps by name: found by what they call their parameters, so that no new one can be forgotten here. */
function readTaps(root: string, program: ts.Program): Map<string, Tap> {
  const taps = new Map<string, Tap>()
  for (const [file, kind] of Object.entries(TAP_FILES)) {
    for (const node of program.getSourceFile(join(root, 'src', file))?.statements ?? []) {
      if (!ts.isFunctionDeclaration(node) || !node.name) continue
      const parameters = node.parameters.map((parameter) => parameter.name.getText())
      const name = parameters.indexOf(kind === 'cookies' ? 'name' : 'key')
      if (name >= 0) taps.set(node.name.text, { kind, name, area: parameters.indexOf('area') })
    }
  }
  return taps
}

function listed(found: ReadonlyMap<string, ReadonlySet<string>>): Facts {
  return factsOf([...found].map(([name, details]) => [name, [...details].sort().join(', ')]))
}

/** The text of a literal, or of a piece of a template. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text
  return undefined
}

/** Parameters that a piece of text writes into an address (`?a=`), or names for reading one. */
function parametersIn(text: string, file: string): string[] {
  if (!/^(?:core|api|browser|server)\//.test(file) || file in TAP_FILES) return []
  const written = [...text.matchAll(/(?:^|[?&])([A-Za-z_]\w*)=/g)].map(([, name]) => name as string)
  const tracking = /^(?:utm_[a-z_]+|gcl[a-z]+|setNewLocation|lang)$/.test(text) ? [text] : []
  return [...written, ...tracking]
}

/** The texts that an argument can be. */
function literalsOf(checker: ts.TypeChecker, argument: ts.Expression | undefined): string[] {
  if (argument && ts.isStringLiteralLike(argument)) return [argument.text]
  const type = argument && checker.getTypeAtLocation(argument)
  const types = type?.isUnion() ? type.types : type ? [type] : []
  const texts = types.map((one) => (one.isStringLiteral() ? one.value : undefined))
  if (texts.length > 0 && texts.every((text) => text !== undefined)) return texts
  const place = argument?.getSourceFile().fileName
  throw new Error(
    `${place}: the name in "${argument?.parent.getText().slice(0, 80)}" is no literal, so no contract can tell it. Use a constant, or move the function that hands it on to one of TAP_FILES.`,
  )
}

/** The keys of an object that is written down. */
function keysOf(value: ts.Expression): string[] {
  if (!ts.isObjectLiteralExpression(value)) return []
  return value.properties.flatMap(({ name }) => (name && !ts.isComputedPropertyName(name) ? name.text : []))
}

/** A field that a form sends by name. */
function isFormField({ parent }: ts.JsxAttribute): boolean {
  const tag = parent.parent.tagName.getText()
  return tag === 'input' || tag === 'select' || tag === 'textarea'
}

function jsxValue({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
}

function readMembers(map: ts.InterfaceDeclaration, source: ts.SourceFile): Facts {
  const members = map.members.filter(ts.isPropertySignature)
  return factsOf(members.map((member) => [member.name.getText(source), factOfType(member.type, source)]))
}

/** An object's type as its members, any other type as its text. */
function factOfType(type: ts.TypeNode | undefined, source: ts.SourceFile): string | Facts {
  if (!type) return 'unknown'
  if (!ts.isTypeLiteralNode(type)) return type.getText(source).replace(/\s+/g, ' ')
  return factsOf(
    type.members
      .filter(ts.isPropertySignature)
      .map((member) => [
        member.name.getText(source) + (member.questionToken ? '?' : ''),
        factOfType(member.type, source),
      ]),
  )
}

/** A program of the sources, with the compiler's settings of the project. */
function createSourceProgram(root: string): ts.Program {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  return ts.createProgram(
    files.map((file) => join(root, 'src', file)),
    { ...options, types: [] },
  )
}
