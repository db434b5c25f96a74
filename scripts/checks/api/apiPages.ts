import { OPTIONS, type OptionGroup } from '../../../src/options/options.ts'
import { type EntryPoint, readEntryPoints, readManifest, specifierOf } from '../entryPoints.ts'
import type { GeneratedFile } from '../generatedFile.ts'
import { readSizesFile } from '../package/sizesFile.ts'
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

/** A page of the reference: that of an entry point, or the one of all routers. */
export interface ApiPage {
  readonly path: string
  readonly title: string
  readonly entryPoints: readonly EntryPoint[]
}

/** Returns the pages of the reference but its index. Needs no build. */
export function apiPages(root: string): ApiPage[] {
  const { name } = readManifest(root)
  const documented = readEntryPoints(root).filter(({ types }) => types !== undefined)
  // Those of Next.js, and others that are named after their router.
  const isOfRouter = ({ path }: EntryPoint): boolean => /^\.\/(?:next|[a-z]+-router)(?:\/|$)/.test(path)
  const pages = documented
    .filter((entryPoint) => !isOfRouter(entryPoint))
    .map((entryPoint) => ({
      path: `${API_PAGES}/${entryPoint.path === '.' ? 'shell' : entryPoint.name}.md`,
      title: specifierOf(name, entryPoint),
      entryPoints: [entryPoint],
    }))
  const routers = { path: `${API_PAGES}/routers.md`, title: 'Routers', entryPoints: documented.filter(isOfRouter) }
  return routers.entryPoints.length > 0 ? [...pages, routers] : pages
}

/** Returns the paths of the generated pages, the index first. Needs no build. */
export const apiPagePaths = (root: string): string[] => [
  `${API_PAGES}/README.md`,
  ...apiPages(root).map(({ path }) => path),
]

/** Exports of a page: those described on it, and those that an earlier page describes, by the path of that page. */
export interface PageExports extends ApiPage {
  readonly own: readonly ApiExport[]
  readonly shared: ReadonlyMap<string, readonly ApiExport[]>
  /** The entry points of an export that is described on the page, with its description in each. */
  readonly sources: ReadonlyMap<string, readonly (readonly [EntryPoint, string])[]>
}

/** Returns what each page describes: every export once, on the first page that has it. */
export function exportsByPage(root: string, api: Api): PageExports[] {
  const byPath = new Map([...api].map(([{ path }, exports]) => [path, exports]))
  const described = new Map<string, string>()
  return apiPages(root).map((page) => {
    const own = new Map<string, ApiExport>()
    const shared = new Map<string, ApiExport[]>()
    const sources = new Map<string, [EntryPoint, string][]>()
    for (const entryPoint of page.entryPoints) {
      for (const one of byPath.get(entryPoint.path) ?? []) {
        const before = described.get(sectionOf(one))
        if (before !== undefined && before !== page.path) shared.set(before, [...(shared.get(before) ?? []), one])
        else {
          described.set(sectionOf(one), page.path)
          if (!own.has(one.name)) own.set(one.name, one)
          sources.set(one.name, [...(sources.get(one.name) ?? []), [entryPoint, one.description]])
        }
      }
    }
    return { ...page, own: [...own.values()], shared, sources }
  })
}

/** Returns the API reference: an index, and pages with every export, read from the built types. */
export function buildApiPages(root: string, api: Api = readApi(readEntryPoints(root))): GeneratedFile[] {
  const { name } = readManifest(root)
  const pages = exportsByPage(root, api)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const provider = [...api.values()].flat().find((one) => one.name === 'ShellProvider')
  const described = propsByText(pages)
  return [
    { path: `${API_PAGES}/README.md`, text: indexOf(root, name, api) },
    ...pages.map((page) => ({ path: page.path, text: pageOf(page, name, byPath, described, provider) })),
  ]
}

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
    const page = apiPages(root).find(({ entryPoints }) => entryPoints.some(({ path }) => path === entryPoint.path))
    const title = page ? `[\`${specifier}\`](${page.path.slice(API_PAGES.length + 1)})` : `\`${specifier}\``
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

/** Returns a page. Exports that another page describes are links to it. */
function pageOf(
  { title, entryPoints, own, shared, sources }: PageExports,
  name: string,
  pages: ReadonlyMap<string, PageExports>,
  described: ReadonlyMap<string, string>,
  provider: ApiExport | undefined,
): string {
  const section = (one: ApiExport): string => {
    if (one.kind === 'type') return withoutRepeated(one, described)
    const from = sources.get(one.name) ?? []
    if (entryPoints.length === 1 || one.kind !== 'component') return sectionOf(one, provider)
    return sectionOf({ ...one, description: from.map(describedIn(name)).join('\n\n') }, provider)
  }
  const groups = KINDS.flatMap(([kind, heading]) => {
    const members = own.filter((one) => one.kind === kind)
    // The tables of the components have their members.
    const props = members.filter((one) => kind === 'type' && componentOf(one, own) !== undefined)
    const names = props.map((one) => `\`${one.name}\``).join(', ')
    return [
      ...(members.length > 0 ? [`## ${heading}`] : []),
      ...(props.length > 0 ? [`Props of components, as types: ${names}.`] : []),
      ...members.filter((one) => !props.includes(one)).map(section),
    ]
  })
  const links = [...shared].flatMap(([path, exports]) => {
    const file = path.slice(API_PAGES.length + 1)
    const { title, own: there } = pages.get(path) as PageExports
    const whole = exports.length === there.length
    const names = exports.map((one) => linkTo(componentOf(one, there) ?? one, path, one.name))
    return [`## The same as in ${title}`, whole ? `[Everything](${file}) of it.` : `${names.join(', ')}.`]
  })
  const lead =
    entryPoints.length > 1
      ? 'One provider for each router, from two entry points: below `/islands` for pages that a server renders and that hydrate on first use, and another one for all others.'
      : 'Generated from the types of the package.'
  return `${[`# ${title}`, `${lead} [All entry points](README.md).`, ...groups, ...links].join('\n\n')}\n`
}

/** Returns the component whose props a type is; `undefined` for any other export. */
function componentOf({ kind, name }: ApiExport, exports: readonly ApiExport[]): ApiExport | undefined {
  return kind === 'type' ? exports.find((one) => one.kind === 'component' && `${one.name}Props` === name) : undefined
}

/** Returns links to the components whose tables have a prop, by the prop with its description and default. */
function propsByText(pages: readonly PageExports[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { path, own } of pages)
    for (const { name, props } of own)
      for (const prop of props.filter((prop) => name === 'ShellProvider' || !isOfProvider(prop))) {
        const key = `${prop.name}: ${prop.description}${prop.default === undefined ? '' : ` @default ${prop.default}`}`
        if (!found.has(key)) found.set(key, linkTo({ name }, path))
      }
  return found
}

/** Returns a link from a page of the reference to the section of an export. */
const linkTo = ({ name }: Pick<ApiExport, 'name'>, path: string, text = name): string =>
  `[\`${text}\`](${path.slice(API_PAGES.length + 1)}#${name.toLowerCase()})`

/** Returns the section of a type, without the comments of members that a component's table describes in the same words. */
function withoutRepeated(one: ApiExport, described: ReadonlyMap<string, string>): string {
  const links = new Set<string>()
  const signature = one.signature.replace(COMMENT, (whole, comment: string, name: string) => {
    const link = described.get(`${name}: ${comment.replace(/\s+(?:\* )?\s*/g, ' ').trim()}`)
    if (link) links.add(link)
    return link ? '' : whole
  })
  const section = sectionOf({ ...one, signature })
  return links.size > 0
    ? `${section}\n\nMembers without a comment: see the props of ${[...links].join(', ')}.`
    : section
}

/** Matches the comment of a member, and the member's name behind it. */
const COMMENT = /^ *\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?= *(?:readonly )?(\w+)\??[:(])/gm

/** Returns the paragraph of a component in one of its entry points. */
const describedIn =
  (name: string) =>
  ([entryPoint, description]: readonly [EntryPoint, string]): string =>
    `From \`${specifierOf(name, entryPoint)}\`: ${description}`

/** Returns the section of one export: description, signature or props, parameters, result, errors and example. */
function sectionOf(one: ApiExport, provider?: ApiExport): string {
  const texts = (tag: string) => one.tags.filter((each) => each.tag === tag).map(({ text }) => text)
  const params = one.tags.filter(({ tag, param }) => tag === 'param' && param)
  return [
    `### ${one.name}`,
    ...texts('deprecated').map((text) => `**Deprecated.** ${prose(text)}`),
    prose(one.description),
    ...(one.kind === 'component' ? propsOf(one, provider) : [fenced(one.signature)]),
    ...(params.length > 0 ? [params.map(({ param, text }) => `- \`${param}\`: ${prose(text)}`).join('\n')] : []),
    ...texts('returns').map((text) => `Returns ${prose(text)}`),
    ...texts('throws').map((text) => `Throws ${prose(text)}`),
    ...texts('default').map((text) => `Default: ${prose(text)}`),
    ...texts('since').map((text) => `Since ${prose(text)}`),
    ...(texts('example').length > 0 ? [fenced(texts('example').join('\n'))] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Returns whether a prop is one of the provider. */
const isOfProvider = ({ name }: ApiProp): boolean => name === 'children' || Object.hasOwn(OPTIONS, name)

function propsOf({ name, props }: ApiExport, provider?: ApiExport): string[] {
  const shared = props.filter(isOfProvider)
  const own = props.filter((prop) => !isOfProvider(prop))
  const isProvider = name === 'ShellProvider'
  const groups = isProvider ? groupsOf(shared) : []
  const names =
    shared.length === provider?.props.length
      ? '[`ShellProvider`](shell.md#shellprovider)'
      : `\`ShellProvider\`: ${shared.map((prop) => `\`${prop.name}\``).join(', ')}`
  return [
    ...(own.length > 0 ? [tableOf(own)] : []),
    ...groups.map(([title, rows]) => `**${title}**\n\n${tableOf(rows)}`),
    ...(!isProvider && shared.length > 0 ? [`And those of ${names}.`] : []),
    ...(props.length === 0 ? ['No props of its own.'] : []),
  ]
}

/** Headings of the groups of options, in the order of the reference. */
const GROUP_TITLES: Readonly<Record<OptionGroup | 'other', string>> = {
  configuration: 'Configuration: the same on every page',
  page: 'This page',
  router: 'Router',
  services: 'Services',
  privacy: 'Privacy and analytics',
  shared: 'Shared values: what the page knows, and may change later with `setShell` of `useShell`',
  other: 'Other',
}

/** Groups props by purpose. What is no option, such as `children`, is in the last group. */
function groupsOf(props: readonly ApiProp[]): [string, ApiProp[]][] {
  const groups: Readonly<Record<string, { readonly group: OptionGroup }>> = OPTIONS
  return Object.entries(GROUP_TITLES)
    .map(([group, title]): [string, ApiProp[]] => [
      title,
      props.filter(({ name }) => (groups[name]?.group ?? 'other') === group),
    ])
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

/** Returns docstring text as Markdown, with HTML outside of code escaped. */
function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('')
    .trim()
}

/** Returns one line for an export with the names of its own props, for the index for language models. */
export function lineOf({ name, description, props }: ApiExport): string {
  const own = name === 'ShellProvider' ? props : props.filter((prop) => !isOfProvider(prop))
  const list = own.map((prop) => `\`${prop.name}${prop.isOptional ? '?' : ''}\``).join(', ')
  return `- \`${name}\`: ${firstSentence(description)}${list ? ` Props: ${list}.` : ''}`
}
