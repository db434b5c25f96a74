import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A page of the documentation. */
export interface DocPage {
  readonly file: string
  readonly text: string
}

/** The page that lists requirements with their source files and tests. */
export const FEATURES_PAGE = 'tests/features.md'

/** A file in backticks, in any folder: `routes/localizeUrl.ts`. */
const FILE = /`((?:[\w.@-]+\/)+[\w.@-]+\.(?:tsx?|jsx?|mjs|json|css|astro|ya?ml|md|mdx|svg|png))`/g

/** A folder in backticks, from the root of the repository: `docs/adr/`. */
const FOLDER = /`(\.?[\w-]+\/(?:[\w@-]+\/)*)`/g

/** A path or file name in a cell of the features page, without backticks: core/pages/pages.ts, core/menus, pages.ts. */
const CELL = /(?<![\w`{/.:@-])((?:\.?[\w-]+\/)+(?:[\w.-]*[\w-])?|[\w-]+\.(?:tsx?|json)(?![\w/]))/g

/** Built, installed or generated: not in the repository. */
const NOT_IN_REPOSITORY = /^(?:dist|node_modules|release|storybook-static|coverage|docs\/api|\.cache|\.git)\//

/** Returns the files and folders that pages name and that do not exist. */
export function missingSourceFiles(root: string, pages: readonly DocPage[]): string[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_IN_REPOSITORY.test(`${entry.name}/`))
    .map(({ name }) => name)
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`),
  )
  const names = new Set(files.map((file) => basename(file)))
  const isFile = (name: string): boolean =>
    NOT_IN_REPOSITORY.test(name) ||
    name.startsWith('@') ||
    existsSync(join(root, name)) ||
    files.some((file) => file.endsWith(`/${name}`))
  // Sources are listed from `src`, tests from `tests` and without their ending.
  const isListed = (name: string): boolean =>
    NOT_IN_REPOSITORY.test(name) ||
    names.has(name) ||
    ['', 'src/'].some((folder) => existsSync(join(root, folder + name))) ||
    ['', '.test.ts', '.test.tsx'].some((end) => existsSync(join(root, `tests/${name}${end}`)))
  return pages.flatMap(({ file, text }) => {
    if (file === 'CHANGELOG.md') return []
    const named = [
      ...namesIn(text, FILE).filter((name) => !isFile(name)),
      ...namesIn(text, FOLDER).filter(
        (name) => folders.includes(name.replace(/\/.*/, '')) && !existsSync(join(root, name)),
      ),
    ]
    const listed =
      file === FEATURES_PAGE
        ? cellsOf(text).flatMap((cell) => namesIn(cell, CELL).filter((name) => !isListed(name)))
        : []
    return [...new Set([...named, ...listed])].map((name) => `${file} names \`${name}\`, which does not exist.`)
  })
}

/** Returns the cells of the features page with sources and tests. */
const cellsOf = (text: string): string[] =>
  [...text.matchAll(/^\| \w+ \|.*$/gm)].flatMap(([row]) => row.split(/(?<!\\)\|/).slice(3, 5))

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name as string)
}
