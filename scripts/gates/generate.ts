import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API_FOLDER, buildApiReports } from './apiReports.ts'
import { buildContracts, CONTRACTS_FILE, formatContracts } from './contracts.ts'

/** Writes every generated file of a project: API reports and contracts. */
export async function generate(root: string): Promise<string[]> {
  const reports = buildApiReports(root)
  const contracts = formatContracts(await buildContracts(root))
  const files = [...reports, { path: CONTRACTS_FILE, text: contracts }]
  mkdirSync(join(root, API_FOLDER), { recursive: true })
  for (const file of readdirSync(join(root, API_FOLDER))) rmSync(join(root, API_FOLDER, file))
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return files.map(({ path }) => path)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of await generate(process.cwd())) console.log(path)
}
