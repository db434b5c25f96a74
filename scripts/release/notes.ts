import { readFileSync } from 'node:fs'
import { repositoryUrl } from '../checks/docs/repositoryLinks.ts'
import { readManifest } from '../checks/entryPoints.ts'
import { entryOf } from './changelog.ts'

/** Prints the changelog entry of the current version with absolute links, for the release page. */
const { version } = readManifest(process.cwd())
const entry = entryOf(readFileSync('CHANGELOG.md', 'utf8'), version)
if (entry === undefined) throw new Error(`CHANGELOG.md has no entry for ${version}.`)
const base = `${repositoryUrl(process.cwd())}/blob/v${version}/`
console.log(entry.replace(/^## .+\n+/, '').replace(/\]\((?!https?:|#)(?:\.\/)?/g, `](${base}`))
