import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from '../generatedFile.ts'
import type { ContractTables } from './contractNames.ts'
import type { ContractSnapshot } from './contractSnapshot.ts'
import type { FoundNames } from './extractContracts.ts'

/** Pages with tables of contracts, between `<!-- contracts: … -->` and `<!-- /contracts -->`. */
const PAGES = ['docs/contracts.md', 'docs/theming.md', 'docs/slots.md', 'docs/architecture.md']

type Cells = readonly string[]

/** Returns the pages with the tables of the sources. */
export function buildContractPages(root: string, tables: ContractTables, found: FoundNames): GeneratedFile[] {
  const sections = contractSections(tables, found)
  return PAGES.map((path) => {
    const text = readFileSync(join(root, path), 'utf8').replace(
      /(<!-- contracts: (\w+) -->\n)[\s\S]*?(<!-- \/contracts -->)/g,
      (_, start: string, name: string, end: string) => {
        const section = sections[name as keyof typeof sections]
        if (!section) throw new Error(`${path}: there are no contracts "${name}".`)
        return `${start}\n${section}\n\n${end}`
      },
    )
    return { path, text }
  })
}

const consentOf = (row: object): string => ('needsConsent' in row ? 'needed' : '–')

/** Returns the tables of all contracts, as Markdown by name. */
function contractSections(tables: ContractTables, found: FoundNames) {
  return {
    cookies: markdownTable(
      ['name', 'value', 'written by', 'lifetime', 'consent'],
      tables.COOKIES.map((row) => [
        code(row.name),
        row.value,
        row.writtenBy,
        'days' in row ? `${row.days} days` : '–',
        consentOf(row),
      ]),
    ),
    storage: markdownTable(
      ['key', 'where', 'value', 'written by', 'consent'],
      tables.STORAGE.map((row) => [code(row.name), row.areas.join(' and '), row.value, row.writtenBy, consentOf(row)]),
    ),
    events: markdownTable(
      ['name', 'detail', 'dispatched by', 'handled by'],
      Object.entries(tables.EVENTS).map(([name, { dispatchedBy, handledBy }]) => [
        code(name),
        code(shapeOf(found.events[name])),
        dispatchedBy,
        handledBy,
      ]),
    ),
    inPage: markdownTable(
      ['name', 'where', 'meaning'],
      [
        [code('data-shell'), 'root of every component', codes([...found.roots].sort())],
        ...tables.IN_PAGE.map(({ names, on, meaning }) => [codes(names), on, meaning]),
        [codes([...found.elements].sort()), 'custom elements', 'the components for pages without React'],
      ],
    ),
    slots: markdownTable(
      ['slot', 'where'],
      Object.entries(found.slotDocs).map(([name, text]) => [code(name), lowerFirst(text).replace(/\.$/, '')]),
    ),
    customProperties: propertyTable(tables, (isOutput) => !isOutput),
    outputProperties: propertyTable(tables, (isOutput) => isOutput),
    shared: markdownTable(
      ['symbol', 'where', 'since', 'use'],
      Object.entries(tables.SHARED).map(([key, { on, since, use }]) => [code(`@jobsite/shell/${key}`), on, since, use]),
    ),
    parameters: markdownTable(
      ['name', 'where'],
      tables.PARAMETERS.map(({ names, where }) => [codes(names), where]),
    ),
  }
}

const propertyTable = ({ CUSTOM_PROPERTIES }: ContractTables, isShown: (isOutput: boolean) => boolean): string =>
  markdownTable(
    ['property', 'meaning'],
    CUSTOM_PROPERTIES.filter(({ isOutput }) => isShown(isOutput === true)).map(({ name, meaning }) => [
      code(name),
      meaning,
    ]),
  )

/** Returns the shape of an event's detail: names only, as its types are in the API reference. */
function shapeOf(detail: string | ContractSnapshot | undefined): string {
  if (detail === undefined || typeof detail === 'string') return '{}'
  const members = Object.entries(detail).map(([name, type]) =>
    typeof type === 'string' ? name : `${name}: ${shapeOf(type)}`,
  )
  return `{ ${members.join(', ')} }`
}

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``
const codes = (names: readonly string[]): string => names.map(code).join(', ')
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function markdownTable(heads: Cells, rows: readonly Cells[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
