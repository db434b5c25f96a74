import { type ContractSnapshot, contractSnapshotOf } from './contractSnapshot.ts'
import type { FoundNames } from './extractContracts.ts'

/** The tables of contracts. */
export type ContractTables = typeof import('../../../src/core/contracts.ts')

/** File of the tables, in problems. */
const FILE = 'src/core/contracts.ts'

/** Returns the name of a table row as it is written in sources: without an id's `#` and a parameter's value. */
export const nameOf = (shown: string): string => shown.replace(/^#/, '').replace(/=.*/, '')

/** Returns the parameters of the table. */
const parametersOf = ({ PARAMETERS }: ContractTables): string[] => PARAMETERS.flatMap(({ names }) => names.map(nameOf))

/** Returns the attributes of the table. `data-shell` is the mark of all roots. */
const attributesOf = ({ IN_PAGE }: ContractTables): string[] => [
  'data-shell',
  ...IN_PAGE.flatMap(({ names }) => names.filter((name) => name.startsWith('data-'))),
]

/** Returns whether sources use a name: the constant that holds it, or the name itself. */
function isUsed(tables: ContractTables, found: FoundNames, name: string): boolean {
  const constant = Object.entries(tables).find(([, value]) => value === name)?.[0]
  return constant === undefined ? found.contains(name) || found.identifiers.has(name) : found.identifiers.has(constant)
}

/** Returns the contracts by kind. Where a table lists them, {@link checkContractNames} compares it with the sources. */
export function contractNames(
  tables: ContractTables,
  found: FoundNames,
  serviceParameters: readonly string[],
): ContractSnapshot {
  const each = (names: Iterable<string>, detail: string): ContractSnapshot =>
    contractSnapshotOf([...names].map((name) => [name, detail]))
  const uses = (name: string): string => {
    const isSent = serviceParameters.includes(name)
    return [found.parameters.has(name) || !isSent ? 'address' : [], isSent ? 'service' : []].flat().join(', ')
  }
  return {
    cookies: contractSnapshotOf(
      tables.COOKIES.map((row) => [row.name, 'days' in row ? `${row.days} days` : 'written by pages']),
    ),
    storage: contractSnapshotOf(tables.STORAGE.map(({ name, areas }) => [name, areas.join(', ')])),
    events: found.events,
    customProperties: contractSnapshotOf([...found.customProperties]),
    roots: each(found.roots, 'data-shell'),
    slots: found.slots,
    dataAttributes: each(attributesOf(tables), 'attribute'),
    elements: each(found.elements, 'custom element'),
    trustedTypes: each([tables.TRUSTED_TYPES_POLICY], 'policy'),
    shared: contractSnapshotOf(
      Object.entries(tables.SHARED).map(([key, { on, since }]) => [
        `@jobsite/shell/${key}`,
        { on, since, shape: found.shared[key] ?? 'of React' },
      ]),
    ),
    parameters: contractSnapshotOf(parametersOf(tables).map((name) => [name, uses(name)])),
  }
}

/** Returns names that sources use and no table lists, and rows of tables that no source uses. */
export function checkContractNames(
  tables: ContractTables,
  found: FoundNames,
  serviceParameters: readonly string[],
): string[] {
  const parameters = parametersOf(tables)
  const properties = new Map(tables.CUSTOM_PROPERTIES.map(({ name, isOutput }) => [name as string, isOutput === true]))
  const unlisted = (table: string, names: Iterable<string>, known: readonly string[]): string[] =>
    [...new Set(names)]
      .filter((name) => !known.includes(name))
      .map((name) => `The sources use ${name}, which ${table} in ${FILE} does not list.`)
  const unused = (names: Iterable<string>, isFound: (name: string) => boolean): string[] =>
    [...names].filter((name) => !isFound(name)).map((name) => `${FILE} lists ${name}, which no source uses.`)
  return [
    ...unlisted('IN_PAGE (or INTERNAL_ATTRIBUTES)', found.dataAttributes, [
      ...attributesOf(tables),
      ...tables.INTERNAL_ATTRIBUTES,
    ]),
    ...unlisted('CUSTOM_PROPERTIES', found.customProperties.keys(), [...properties.keys()]),
    ...unlisted('PARAMETERS', [...found.parameters, ...serviceParameters], parameters),
    ...unlisted('EVENTS', Object.keys(found.events), Object.keys(tables.EVENTS)),
    ...unlisted('EVENT_NAMES', Object.keys(found.events), tables.EVENT_NAMES),
    ...unlisted('SHARED', Object.keys(found.shared), Object.keys(tables.SHARED)),
    ...unused(Object.keys(tables.SHARED), (key) => found.contains(key)),
    ...unused(
      [...tables.COOKIES, ...tables.STORAGE].map(({ name }) => name),
      (name) => isUsed(tables, found, name),
    ),
    ...unused(tables.EVENT_NAMES, (name) => found.contains(name)),
    ...unused([...attributesOf(tables), ...tables.INTERNAL_ATTRIBUTES], (name) => found.dataAttributes.has(name)),
    ...unused(properties.keys(), (name) => found.customProperties.has(name)),
    ...unused(
      parameters,
      (name) => found.parameters.has(name) || serviceParameters.includes(name) || isUsed(tables, found, name),
    ),
    ...unused(
      tables.IN_PAGE.flatMap(({ names }) => names).filter(
        (name) => /^[#@\w][\w@/-]+$/.test(name) && !name.startsWith('data-'),
      ),
      (name) => isUsed(tables, found, nameOf(name)),
    ),
    ...[...found.customProperties]
      .filter(([name, detail]) => properties.has(name) && detail.includes('a page') === properties.get(name))
      .map(([name, detail]) => `${FILE}: isOutput of ${name} is wrong; in the sources, ${detail}.`),
  ]
}
