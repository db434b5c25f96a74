import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DEMOS } from '../../../docs/.vitepress/demos/demos.ts'
import { API_PAGES, apiPagePaths } from '../api/apiPages.ts'
import { CONTRACTS_FILE } from '../contracts/contracts.ts'
import { readManifest } from '../entryPoints.ts'
import { readErrorCodes } from './errorCodes.ts'
import { deadLinks } from './links.ts'
import { packedDocs } from './packedDocs.ts'
import { deadRepositoryLinks, deadSiteLinks } from './repositoryLinks.ts'
import { type DocPage, FEATURES_PAGE, missingSourceFiles } from './sourceFilesInDocs.ts'

/** The page of errors, and the index of all pages. */
const TROUBLESHOOTING_PAGE = 'docs/troubleshooting.md'
const INDEX_PAGE = 'docs/README.md'

/** The page with the list of guides, to which the index leads. */
const GUIDES_PAGE = 'docs/guides/README.md'

/** Returns problems of the pages: links, scripts, files, names and codes that do not exist or are missing. Needs no build. */
export function checkDocs(root: string): string[] {
  const pages = [
    ...readdirSync(root).filter((file) => file.endsWith('.md')),
    FEATURES_PAGE,
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ].map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  // Generated pages have a check of their own.
  const exists = (target: string): boolean =>
    target.startsWith(`${API_PAGES}/`) ? apiPagePaths(root).includes(target) : existsSync(join(root, target))
  return [
    ...pages.flatMap(({ file, text }) => deadLinks(root, file, text, exists)),
    ...pages.flatMap(({ file, text }) => deadRepositoryLinks(root, file, text)),
    ...missingSourceFiles(root, pages),
    ...unknownDemos(pages),
    ...pages.flatMap(({ file, text }) => deadSiteLinks(root, file, text, exists)),
    ...pages.flatMap(({ file, text }) => unknownScripts(root, file, text)),
    ...pages.flatMap(({ file, text }) => unknownProperties(root, file, text)),
    ...missingFromIndex(root),
    ...unexplainedErrors(root),
  ]
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

function unknownScripts(root: string, file: string, text: string): string[] {
  if (file === 'CHANGELOG.md') return []
  const { scripts } = readManifest(root)
  const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string)
  return names
    .filter((name) => !scripts[name])
    .map((name) => `${file} names "npm run ${name}", which does not exist in package.json.`)
}

function unknownProperties(root: string, file: string, text: string): string[] {
  if (file === 'CHANGELOG.md') return []
  const { customProperties } = JSON.parse(read(root, CONTRACTS_FILE))
  const names = [...text.matchAll(/--shell-[a-z0-9]+(?:-[a-z0-9]+)*/g)].map(([name]) => name)
  return [...new Set(names)]
    .filter((name) => !customProperties[name])
    .map((name) => `${file} names ${name}, which is not a property of the shell.`)
}

function missingFromIndex(root: string): string[] {
  const [apiIndex = '', ...apiPages] = apiPagePaths(root)
  return [...new Set([...packedDocs(root), apiIndex])]
    .filter((file) => !apiPages.includes(file) && file !== INDEX_PAGE)
    .flatMap((file) => {
      const index = file !== GUIDES_PAGE && dirname(file) === dirname(GUIDES_PAGE) ? GUIDES_PAGE : INDEX_PAGE
      return read(root, index).includes(`](${relative(dirname(index), file)})`)
        ? []
        : [`${index} does not link to ${file}.`]
    })
}

/** Returns the live examples that pages show (`<!-- demo: Header -->`) and that do not exist. */
function unknownDemos(pages: readonly DocPage[]): string[] {
  return pages.flatMap(({ file, text }) =>
    [...text.matchAll(/<!-- demo: (.+?) -->/g)]
      .filter(([, name = '']) => !(name in DEMOS))
      .map(([, name]) => `${file} shows the live example ${name}, which does not exist.`),
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
