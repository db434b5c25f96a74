import ts from 'typescript'
import { elementName, MOUNT_POINT_NAMES } from '../../../src/embed/mountPointNames.ts'
import { forEachNode, textOf } from '../forEachNode.ts'
import { type ContractSnapshot, contractSnapshotOf } from './contractSnapshot.ts'

/** File of the tables: its names count as found where another file uses them. */
const TABLES_FILE = 'core/contracts.ts'

/** Public names that sources use, by kind. */
export interface FoundNames {
  readonly customProperties: ReadonlyMap<string, string>
  readonly dataAttributes: ReadonlySet<string>
  readonly elements: ReadonlySet<string>
  readonly parameters: ReadonlySet<string>
  /** Values of `data-shell`. */
  readonly roots: ReadonlySet<string>
  readonly events: ContractSnapshot
  readonly slots: ContractSnapshot
  /** Shapes of the values that versions on a page share, by key. */
  readonly shared: ContractSnapshot
  /** Docstrings of the slots. */
  readonly slotDocs: Readonly<Record<string, string>>
  /** Identifiers in all files except the tables' file and the entry points. */
  readonly identifiers: ReadonlySet<string>
  /** Whether a literal of the sources contains a name. */
  contains(name: string): boolean
}

/** Returns the public names in the sources of a folder. */
export function extractContracts(root: string): FoundNames {
  const properties = new Map<string, string>()
  const dataAttributes = new Set<string>()
  // Built from the names of components: no literal of the sources has them whole.
  const elements = new Set<string>(MOUNT_POINT_NAMES.map(elementName))
  const parameters = new Set<string>()
  const roots = new Set<string>()
  const identifiers = new Set<string>()
  const texts: string[] = []
  let events: ContractSnapshot = {}
  let slots: ContractSnapshot = {}
  let shared: ContractSnapshot = {}
  let slotDocs: Readonly<Record<string, string>> = {}

  forEachNode(root, (node, file, source) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'ShellEventMap') events = readMembers(node, source)
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'SharedShapes') shared = readMembers(node, source)
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'ShellSlotNodes') {
      slots = readMembers(node, source)
      slotDocs = readDocs(node, source)
    }
    if (file === TABLES_FILE) return
    if (ts.isIdentifier(node) && file.includes('/')) identifiers.add(node.text)
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText()
      if (name === 'data-shell' && node.initializer && ts.isStringLiteral(node.initializer))
        roots.add(node.initializer.text)
      if (name === 'name' && isFormField(node)) for (const text of literalsIn(node)) parameters.add(text)
      if (name.startsWith('data-')) dataAttributes.add(name)
    }
    if (ts.isPropertyAccessExpression(node) && /(?:^|\.)dataset$/.test(node.expression.getText()))
      dataAttributes.add(`data-${node.name.text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
    const text = textOf(node)
    if (text === undefined) return
    texts.push(text)
    if (/^data-[a-z][a-z-]*$/.test(text)) dataAttributes.add(text)
    for (const [name] of text.matchAll(/--shell-[a-z0-9]+(?:-[a-z0-9]+)*/g)) {
      const isRead = new RegExp(`var\\(\\s*${name}(?![a-z0-9-])`).test(text)
      const details = new Set([properties.get(name), isRead ? 'a page may set it' : 'the shell sets it'])
      properties.set(name, [...details].filter(Boolean).sort().join(', '))
    }
    for (const name of parametersIn(text, file)) parameters.add(name)
  })

  return {
    customProperties: properties,
    dataAttributes,
    elements,
    parameters,
    roots,
    events,
    slots,
    shared,
    slotDocs,
    identifiers,
    contains: (name) => texts.some((text) => text === name || text.includes(name)),
  }
}

/** Returns the URL parameters in a text (`?a=`). */
function parametersIn(text: string, file: string): string[] {
  if (!/^(?:core|services|browser|server)\//.test(file) || file.startsWith('browser/cookies/')) return []
  const written = [...text.matchAll(/(?:^|[?&])([A-Za-z_]\w*)=/g)].map(([, name]) => name as string)
  const tracking = /^(?:utm_[a-z_]+|gcl[a-z]+|setNewLocation|lang)$/.test(text) ? [text] : []
  return [...written, ...tracking]
}

/** Returns whether an element is a form field. */
function isFormField({ parent }: ts.JsxAttribute): boolean {
  const tag = parent.parent.tagName.getText()
  return tag === 'input' || tag === 'select' || tag === 'textarea'
}

/**
 * Returns the literals of an attribute.
 *
 * @throws Error if it has none, so that no name is missed.
 */
function literalsIn(attribute: ts.JsxAttribute): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  if (attribute.initializer) visit(attribute.initializer)
  if (found.length === 0)
    throw new Error(`${attribute.getSourceFile().fileName}: the name in "${attribute.getText()}" is not a literal.`)
  return found
}

function readDocs(map: ts.InterfaceDeclaration, source: ts.SourceFile): Readonly<Record<string, string>> {
  return Object.fromEntries(
    map.members.map((member) => [
      member.name?.getText(source) ?? '',
      ts
        .getJSDocCommentsAndTags(member)
        .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
        .join(' '),
    ]),
  )
}

function readMembers(map: ts.InterfaceDeclaration, source: ts.SourceFile): ContractSnapshot {
  const members = map.members.filter(ts.isPropertySignature)
  return contractSnapshotOf(members.map((member) => [nameOf(member, source), factOfType(member.type, source)]))
}

/** Returns the name of a member, without quotes. */
const nameOf = ({ name }: ts.PropertySignature, source: ts.SourceFile): string =>
  ts.isStringLiteral(name) ? name.text : name.getText(source)

/** Returns an object type as its members, any other type as its text. */
function factOfType(type: ts.TypeNode | undefined, source: ts.SourceFile): string | ContractSnapshot {
  if (!type) return 'unknown'
  if (!ts.isTypeLiteralNode(type)) return type.getText(source).replace(/\s+/g, ' ')
  return contractSnapshotOf(
    type.members
      .filter(ts.isPropertySignature)
      .map((member) => [nameOf(member, source) + (member.questionToken ? '?' : ''), factOfType(member.type, source)]),
  )
}
