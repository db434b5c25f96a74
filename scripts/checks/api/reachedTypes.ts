import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packedDocs } from '../docs/packedDocs.ts'
import { readManifest } from '../entryPoints.ts'
import { API_PAGES } from './apiPages.ts'
import { readReport } from './readReport.ts'

/**
 * Returns exported types that pages cannot come across: no exported function, component or value leads to them, by way of other
 * types too, and no written page of the package names them, as one names the type of a stored value.
 *
 * @param report the API report of the build.
 */
export function checkReachedTypes(root: string, report: string): string[] {
  const { declarations, exports } = readReport(report)
  const named = namesInDocs(root)
  const reached = new Set<string>()
  const visit = (name: string): void => {
    const declaration = declarations.get(name)
    if (declaration === undefined || reached.has(name)) return
    reached.add(name)
    declaration.uses.forEach(visit)
  }
  for (const [path, name] of exports)
    if (declarations.get(name)?.isValue || named.has(path.slice(path.indexOf('.') + 1))) visit(name)
  return [...exports]
    .filter(([, name]) => declarations.has(name) && !reached.has(name))
    .map(
      ([path]) =>
        `The type ${path} of ${readManifest(root).name} is exported, but no exported value uses it, and no page of docs/ names it. Remove the export, or name it on the page of its topic.`,
    )
}

/** Returns the names that written pages show as code. */
function namesInDocs(root: string): Set<string> {
  const texts = packedDocs(root)
    .filter((file) => !file.startsWith(`${API_PAGES}/`))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name as string)))
}
