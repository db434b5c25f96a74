import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CONTRACTS_FILE } from './contracts.ts'
import { readManifest } from './doors.ts'
import { readErrorCodes } from './errorCodes.ts'
import { packedDocs } from './packedDocs.ts'

/** The page of every name that others rely on, the page of every error, and the index of all pages. */
const CONTRACTS_PAGE = 'docs/contracts.md'
const TROUBLESHOOTING_PAGE = 'docs/troubleshooting.md'
const INDEX_PAGE = 'docs/README.md'

/** Rooms of the contracts whose names the page has to explain, each of them. */
const EXPLAINED = ['cookies', 'storage', 'events', 'customProperties', 'roots', 'slots', 'parameters'] as const

/** What the pages say that is not so, and what they leave out. */
export function checkDocs(root: string): string[] {
  const pages = [
    ...readdirSync(root).filter((file) => file.endsWith('.md')),
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ].map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  return [
    ...pages.flatMap(({ file, text }) => deadLinks(root, file, text)),
    ...pages.flatMap(({ file, text }) => unknownScripts(root, file, text)),
    ...pages.flatMap(({ file, text }) => unknownProperties(root, file, text)),
    ...missingFromIndex(root),
    ...unexplainedNames(root),
    ...unexplainedErrors(root),
  ]
}

const read = (root: string, file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''

function deadLinks(root: string, file: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target]) => target as string)
  return targets.flatMap((target) => {
    const [path = '', anchor] = target.split('#')
    const page = path === '' ? file : join(dirname(file), decodeURI(path))
    if (!existsSync(join(root, page))) return [`${file} links to ${page}, which is not there.`]
    const isMissing = anchor !== undefined && page.endsWith('.md') && !anchorsOf(read(root, page)).has(anchor)
    return isMissing ? [`${file} links to ${page}#${anchor}, which is no heading there.`] : []
  })
}

/** The anchors of a page's headings, as they are made where it is read. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading as string)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function unknownScripts(root: string, file: string, text: string): string[] {
  if (file === 'CHANGELOG.md') return []
  const { scripts } = readManifest(root)
  const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string)
  return names.filter((name) => !scripts[name]).map((name) => `${file} names "npm run ${name}", which is no script.`)
}

function unknownProperties(root: string, file: string, text: string): string[] {
  if (file === 'CHANGELOG.md') return []
  const { customProperties = {} } = JSON.parse(read(root, CONTRACTS_FILE) || '{}')
  const names = [...text.matchAll(/--shell-[a-z0-9]+(?:-[a-z0-9]+)*/g)].map(([name]) => name)
  return [...new Set(names)]
    .filter((name) => !customProperties[name])
    .map((name) => `${file} names ${name}, which the shell does not know.`)
}

function missingFromIndex(root: string): string[] {
  const index = read(root, INDEX_PAGE)
  return packedDocs(root)
    .filter((file) => file !== INDEX_PAGE && !index.includes(`](${file.slice('docs/'.length)})`))
    .map((file) => `${INDEX_PAGE} does not lead to ${file}.`)
}

function unexplainedNames(root: string): string[] {
  const contracts = JSON.parse(read(root, CONTRACTS_FILE) || '{}')
  const page = read(root, CONTRACTS_PAGE)
  return EXPLAINED.flatMap((room) =>
    Object.keys(contracts[room] ?? {})
      .filter((name) => !new RegExp(`\`${quote(name)}(?![\\w-])`).test(page))
      .map((name) => `${CONTRACTS_PAGE} does not explain \`${name}\` (${room}).`),
  )
}

function unexplainedErrors(root: string): string[] {
  const page = read(root, TROUBLESHOOTING_PAGE)
  const explained = new Set([...page.matchAll(/^### `([a-z-]+)`$/gm)].map(([, code]) => code as string))
  const { codes, without } = readErrorCodes(root)
  return [
    ...without.map((place) => `${place} has a message without a code. End it with "(code: some-code)".`),
    ...codes
      .filter((code) => !explained.has(code))
      .map((code) => `${TROUBLESHOOTING_PAGE} does not explain \`${code}\`.`),
    ...[...explained]
      .filter((code) => !codes.includes(code))
      .map((code) => `${TROUBLESHOOTING_PAGE} explains \`${code}\`, which no message has.`),
  ]
}

function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
