import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '../../../site/settings.ts'
import type { GeneratedFile } from '../generatedFile.ts'

const PAGE = 'site/README.md'

/** Returns the README of the job site with the table of its settings, between `<!-- settings -->` and `<!-- /settings -->`. */
export function buildSettingsPage(root: string): GeneratedFile {
  const rows = Object.values(SETTINGS).map(
    ({ variable, about, usually }) => `| \`${variable}\` | ${about} | ${usually} |`,
  )
  const table = ['| variable | | default |', '| --- | --- | --- |', ...rows].join('\n')
  const text = readFileSync(join(root, PAGE), 'utf8').replace(
    /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/,
    (_, start: string, end: string) => `${start}${table}\n${end}`,
  )
  return { path: PAGE, text }
}
