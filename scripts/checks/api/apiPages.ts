import { type EntryPoint, readEntryPoints, readManifest, specifierOf } from '../entryPoints.ts'
import type { GeneratedFile } from '../generatedFile.ts'
import { readSizesFile } from '../package/sizesFile.ts'
import { OTHER_PROPS, PROVIDER_PROPS } from './providerProps.ts'
import { type Api, type ApiExport, type ApiProp, firstSentence, readApi } from './readApi.ts'

/** The folder of the generated API reference. */
export const API_PAGES = 'docs/api'

/** Kinds of exports with their headings. */
export const KINDS: readonly (readonly [ApiExport['kind'], string])[] = [
  ['component', 'Components'],
  ['function', 'Functions and hooks'],
  ['value', 'Values'],
  ['type', 'Types'],
]

/** Returns the entry points that have a page: those with types. */
export const documentedEntryPoints = (root: string): EntryPoint[] =>
  readEntryPoints(root).filter(({ types }) => types !== undefined)

/** Returns the paths of the generated pages. Needs no build. */
export function apiPagePaths(root: string): string[] {
  return [`${API_PAGES}/README.md`, ...documentedEntryPoints(root).map(apiPagePath)]
}

/** Returns the API reference: an index, and a page for each entry point with every export, read from the built types. */
export function buildApiPages(root: string, api: Api = readApi(readEntryPoints(root))): GeneratedFile[] {
  const { name } = readManifest(root)
  const main = [...api].find(([{ path }]) => path === '.')?.[1] ?? []
  const pages = [...api].map(([entryPoint, exports]) => ({
    path: apiPagePath(entryPoint),
    text: pageOf(specifierOf(name, entryPoint), exports, entryPoint.path === '.' ? [] : main, name),
  }))
  return [{ path: `${API_PAGES}/README.md`, text: indexOf(root, name, api) }, ...pages]
}

const fileOf = ({ path, name }: EntryPoint): string => (path === '.' ? 'shell.md' : `${name}.md`)

/** Returns the path of an entry point's page. */
export const apiPagePath = (entryPoint: EntryPoint): string => `${API_PAGES}/${fileOf(entryPoint)}`

function indexOf(root: string, name: string, api: Api): string {
  const { version, sizes } = readSizesFile(root).lastRelease
  const byPath = new Map([...api].map(([{ path }, exports]) => [path, exports]))
  const weight = (key: string, moment: 'first' | 'later'): string => {
    const size = sizes[key]
    return size ? `${(size[moment] / 1000).toFixed(1)} kB` : '–'
  }
  const entryRow = (entryPoint: EntryPoint): string => {
    const specifier = specifierOf(name, entryPoint)
    const exports = byPath.get(entryPoint.path)
    const title = exports ? `[\`${specifier}\`](${fileOf(entryPoint)})` : `\`${specifier}\``
    return `| ${title} | ${exports?.length ?? '–'} | ${weight(entryPoint.path, 'first')} | ${weight(entryPoint.path, 'later')} |`
  }
  const components = Object.keys(sizes).filter((key) => !key.startsWith('.'))
  return `${[
    '# API reference',
    'Every export of every entry point, generated from the types of the package. Everything has been there since 1.0.0, unless "Since" says otherwise.',
    '## Entry points',
    [
      '| entry point | exports | first load | loaded on first use |',
      '| --- | --: | --: | --: |',
      ...readEntryPoints(root).map(entryRow),
    ].join('\n'),
    `Bytes of version ${version} after Brotli, as browsers load them, with every export and without peer dependencies. A bundler leaves out what a page does not import.`,
    '## Components',
    'One component on its own, imported from the main entry point, without its provider.',
    [
      '| component | first load | loaded on first use |',
      '| --- | --: | --: |',
      ...components.map((key) => `| \`${key}\` | ${weight(key, 'first')} | ${weight(key, 'later')} |`),
    ].join('\n'),
  ].join('\n\n')}\n`
}

/** Returns a page. Exports that are the same in the main entry point are links to its page. */
function pageOf(
  specifier: string,
  exports: readonly ApiExport[],
  main: readonly ApiExport[],
  mainSpecifier: string,
): string {
  const described = new Set(main.map(sectionOf))
  const isShared = (one: ApiExport): boolean => described.has(sectionOf(one))
  const shared = exports.filter(isShared)
  const groups = KINDS.flatMap(([kind, title]) => {
    const members = exports.filter((one) => one.kind === kind && !isShared(one))
    return members.length > 0 ? [`## ${title}`, ...members.map(sectionOf)] : []
  })
  const links = shared.map(({ name }) => `[\`${name}\`](shell.md#${name.toLowerCase()})`)
  return `${[
    `# ${specifier}`,
    `Generated from the types of the package. [All entry points](README.md).`,
    ...groups,
    ...(links.length > 0 ? [`## The same as in ${mainSpecifier}`, `${links.join(', ')}.`] : []),
  ].join('\n\n')}\n`
}

/** Returns the section of one export: description, signature or props, parameters, result, errors and example. */
function sectionOf(one: ApiExport): string {
  const texts = (tag: string) => one.tags.filter((each) => each.tag === tag).map(({ text }) => text)
  const params = one.tags.filter(({ tag, param }) => tag === 'param' && param)
  return [
    `### ${one.name}`,
    ...texts('deprecated').map((text) => `**Deprecated.** ${prose(text)}`),
    prose(one.description),
    ...(one.kind === 'component' ? propsOf(one) : [fenced(one.signature)]),
    ...(params.length > 0 ? [params.map(({ param, text }) => `- \`${param}\`: ${prose(text)}`).join('\n')] : []),
    ...texts('returns').map((text) => `Returns ${prose(text)}`),
    ...texts('throws').map((text) => `Throws ${prose(text)}`),
    ...texts('default').map((text) => `Default: ${prose(text)}`),
    ...texts('since').map((text) => `Since ${prose(text)}`),
    ...texts('example').map((text) => (text.includes('```') ? text : fenced(text))),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const OWNED_BY_PROVIDER = ['ShellProviderProps', 'ShellOptions', 'ShellState']

function propsOf({ name, props }: ApiExport): string[] {
  const shared = props.filter(({ owner }) => OWNED_BY_PROVIDER.includes(owner))
  const own = props.filter(({ owner }) => !OWNED_BY_PROVIDER.includes(owner))
  const isProvider = name === 'ShellProvider'
  const groups = isProvider ? groupsOf(shared) : []
  return [
    ...(own.length > 0 ? [tableOf(own)] : []),
    ...groups.map(([title, rows]) => `**${title}**\n\n${tableOf(rows)}`),
    ...(!isProvider && shared.length > 0
      ? [`And those of \`ShellProvider\`: ${shared.map((prop) => `\`${prop.name}\``).join(', ')}.`]
      : []),
    ...(props.length === 0 ? ['No props of its own.'] : []),
  ]
}

/** Groups props by kind. Props without a kind are in the last group. */
function groupsOf(props: readonly ApiProp[]): [string, ApiProp[]][] {
  const kindOf = ({ name, owner }: ApiProp): string =>
    PROVIDER_PROPS.find(({ names, ownedBy }) => names?.includes(name) || (ownedBy !== undefined && ownedBy === owner))
      ?.title ?? OTHER_PROPS
  const titles = [...PROVIDER_PROPS.map(({ title }) => title), OTHER_PROPS]
  return titles
    .map((title): [string, ApiProp[]] => [title, props.filter((prop) => kindOf(prop) === title)])
    .filter(([, rows]) => rows.length > 0)
}

/** Matches a default that is code, not text. */
const LITERAL = /^(?:'[^']*'|true|false|null|\d+)$/

function tableOf(props: readonly ApiProp[]): string {
  const hasSince = props.some(({ since }) => since !== undefined)
  const head = ['prop', 'type', 'default', ...(hasSince ? ['since'] : []), 'description']
  const rows = props.map((prop) => [
    `\`${prop.name}\`${prop.isOptional ? '' : ' (required)'}`,
    `\`${prop.type}\``,
    prop.default === undefined ? '–' : LITERAL.test(prop.default) ? `\`${prop.default}\`` : prose(prop.default),
    ...(hasSince ? [prop.since ?? '–'] : []),
    `${prop.isDeprecated ? '**Deprecated.** ' : ''}${prose(prop.description)}`,
  ])
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}

const fenced = (code: string): string => `\`\`\`ts\n${code.trim()}\n\`\`\``

/** Returns docstring text as Markdown, with HTML outside of code escaped. `{@link Name}` becomes code. */
function prose(text: string): string {
  return text
    .replace(/\{@link ([^}]+)\}/g, '`$1`')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('')
    .trim()
}

/** Returns one line for an export with the names of its own props, for the index for language models. */
export function lineOf({ name, description, props }: ApiExport): string {
  const list = props.map((prop) => `\`${prop.name}${prop.isOptional ? '?' : ''}\``).join(', ')
  return `- \`${name}\`: ${firstSentence(description)}${list ? ` Props: ${list}.` : ''}`
}
