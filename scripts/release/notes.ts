import { readFileSync } from 'node:fs'
import { readManifest } from '../gates/doors.ts'
import { entryOf } from './changelog.ts'

/** Prints the changelog's entry of the present version, for the release's page. */
const { version } = readManifest(process.cwd())
const entry = entryOf(readFileSync('CHANGELOG.md', 'utf8'), version)
if (entry === undefined) throw new Error(`CHANGELOG.md has no entry for ${version}.`)
console.log(entry.replace(/^## .+\n+/, ''))
