import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { type ContractSnapshot, contractSnapshotOf } from './contractSnapshot.ts'

/** A function that accesses cookies or storage, and the position of their name among its parameters. */
interface Accessor {
  readonly kind: 'cookies' | 'storage'
  readonly name: number
  /** Position of the storage parameter; -1 for cookies. */
  readonly area: number
}

/** Files of accessors, which get the name from their caller. */
const ACCESSOR_FILES: Readonly<Record<string, Accessor['kind']>> = {
  'browser/cookies/cookies.ts': 'cookies',
  'browser/storage/storage.ts': 'storage',
}

/** Attributes inside components, for the shell's own styles and scripts: not a contract. */
const INTERNAL_DATA = new Set([
  'data-',
  'data-columns',
  'data-foldable',
  'data-id',
  'data-image',
  'data-logo',
  'data-name',
  'data-pending',
  'data-sheet',
  'data-surface',
  'data-topic',
  'data-user',
  'data-waiting',
])

/**
 * Returns public names in the sources: cookies, storage keys, events, custom properties, `data-shell` values, slots and URL
 * parameters.
 *
 * @throws Error for a name that is not a literal, so that none is missed.
 */
export function extractContracts(root: string): ContractSnapshot {
  const program = createSourceProgram(root)
  const checker = program.getTypeChecker()
  const found = {
    cookies: new Map<string, Set<string>>(),
    storage: new Map<string, Set<string>>(),
    properties: new Map<string, Set<string>>(),
    roots: new Map<string, Set<string>>(),
    dataAttributes: new Map<string, Set<string>>(),
    elements: new Map<string, Set<string>>(),
    trustedTypes: new Map<string, Set<string>>(),
    parameters: new Map<string, Set<string>>(),
  }
  const accessors = readAccessors(root, program)
  let events: ContractSnapshot = {}
  let slots: ContractSnapshot = {}
  const note = (where: Map<string, Set<string>>, name: string, detail: string): void => {
    where.set(name, (where.get(name) ?? new Set()).add(detail))
  }

  const noteData = (name: string): void => {
    if (!INTERNAL_DATA.has(name)) note(found.dataAttributes, name, 'attribute')
  }

  for (const source of program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(root, 'src')))) {
    const file = relative(join(root, 'src'), source.fileName)
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && !(file in ACCESSOR_FILES)) {
        const accessor = accessors.get(node.expression.text)
        if (accessor) {
          const areas = accessor.area < 0 ? ['site'] : literalsOf(checker, node.arguments[accessor.area])
          for (const name of literalsOf(checker, node.arguments[accessor.name])) {
            for (const area of areas) note(found[accessor.kind], name, area)
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
      if (ts.isJsxAttribute(node) && /^data-/.test(node.name.getText())) noteData(node.name.getText())
      if (ts.isPropertyAccessExpression(node) && /(?:^|\.)dataset$/.test(node.expression.getText()))
        noteData(`data-${node.name.text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
      if (ts.isVariableDeclaration(node) && /^TRUSTED_TYPES_/.test(node.name.getText())) {
        for (const name of literalsOf(checker, node.initializer)) note(found.trustedTypes, name, 'policy')
      }
      const text = textOf(node)
      if (text !== undefined && /^data-[a-z][a-z-]*$/.test(text)) noteData(text)
      if (text !== undefined && /^job-shell-[a-z-]+$/.test(text)) note(found.elements, text, 'custom element')
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
    dataAttributes: listed(found.dataAttributes),
    elements: listed(found.elements),
    trustedTypes: listed(found.trustedTypes),
    parameters: listed(found.parameters),
  }
}

/** Returns the accessors by name: found by their parameter names, so that new ones are included. */
function readAccessors(root: string, program: ts.Program): Map<string, Accessor> {
  const accessors = new Map<string, Accessor>()
  for (const [file, kind] of Object.entries(ACCESSOR_FILES)) {
    for (const node of program.getSourceFile(join(root, 'src', file))?.statements ?? []) {
      if (!ts.isFunctionDeclaration(node) || !node.name) continue
      const parameters = node.parameters.map((parameter) => parameter.name.getText())
      const name = parameters.indexOf(kind === 'cookies' ? 'name' : 'key')
      if (name >= 0) accessors.set(node.name.text, { kind, name, area: parameters.indexOf('area') })
    }
  }
  return accessors
}

function listed(found: ReadonlyMap<string, ReadonlySet<string>>): ContractSnapshot {
  return contractSnapshotOf([...found].map(([name, details]) => [name, [...details].sort().join(', ')]))
}

/** Returns the text of a literal or of a part of a template. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text
  return undefined
}

/** Returns the URL parameters in a text (`?a=`). */
function parametersIn(text: string, file: string): string[] {
  if (!/^(?:core|services|browser|server)\//.test(file) || file in ACCESSOR_FILES) return []
  const written = [...text.matchAll(/(?:^|[?&])([A-Za-z_]\w*)=/g)].map(([, name]) => name as string)
  const tracking = /^(?:utm_[a-z_]+|gcl[a-z]+|setNewLocation|lang)$/.test(text) ? [text] : []
  return [...written, ...tracking]
}

/** Returns the possible texts of an argument. */
function literalsOf(checker: ts.TypeChecker, argument: ts.Expression | undefined): string[] {
  if (argument && ts.isStringLiteralLike(argument)) return [argument.text]
  const type = argument && checker.getTypeAtLocation(argument)
  const types = type?.isUnion() ? type.types : type ? [type] : []
  const texts = types.map((one) => (one.isStringLiteral() ? one.value : undefined))
  if (texts.length > 0 && texts.every((text) => text !== undefined)) return texts
  const place = argument?.getSourceFile().fileName
  throw new Error(
    `${place}: the name in "${argument?.parent.getText().slice(0, 80)}" is not a literal. Use a constant, or move the function that passes it on to one of ACCESSOR_FILES.`,
  )
}

/** Returns whether an element is a form field with a name. */
function isFormField({ parent }: ts.JsxAttribute): boolean {
  const tag = parent.parent.tagName.getText()
  return tag === 'input' || tag === 'select' || tag === 'textarea'
}

function jsxValue({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
}

function readMembers(map: ts.InterfaceDeclaration, source: ts.SourceFile): ContractSnapshot {
  const members = map.members.filter(ts.isPropertySignature)
  return contractSnapshotOf(members.map((member) => [member.name.getText(source), factOfType(member.type, source)]))
}

/** Returns an object type as its members, any other type as its text. */
function factOfType(type: ts.TypeNode | undefined, source: ts.SourceFile): string | ContractSnapshot {
  if (!type) return 'unknown'
  if (!ts.isTypeLiteralNode(type)) return type.getText(source).replace(/\s+/g, ' ')
  return contractSnapshotOf(
    type.members
      .filter(ts.isPropertySignature)
      .map((member) => [
        member.name.getText(source) + (member.questionToken ? '?' : ''),
        factOfType(member.type, source),
      ]),
  )
}

/** Creates a program of the sources with the project's compiler options. */
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
