import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packedDocs } from '../docs/packedDocs.ts'
import { readEntryPoints, readManifest, specifierOf } from '../entryPoints.ts'
import { type Api, type ApiExport, readApi } from './readApi.ts'

/** Functions of the platform and of libraries that docstrings may name. */
const KNOWN_FUNCTIONS = new Set([
  'addEventListener',
  'clearTimeout',
  'createRoot',
  'dispatchEvent',
  'fetch',
  'getStyleTags',
  'hydrateRoot',
  'matchMedia',
  'preventDefault',
  'pushState',
  'replaceState',
  'setTimeout',
  'setupServer',
  'setupWorker',
  'startTransition',
])

/**
 * Returns exports without a docstring, exports and own props that no packed page names, and functions that a docstring names
 * (`name()`) and that no entry point exports. Needs a build.
 */
export function checkApiNames(root: string, api: Api = readApi(readEntryPoints(root))): string[] {
  const words = new Set(
    packedDocs(root).flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []),
  )
  const exported = new Set([...api.values()].flat().map(({ name }) => name))
  return [...api].flatMap(([entryPoint, exports]) => {
    const specifier = specifierOf(readManifest(root).name, entryPoint)
    return exports.flatMap((one) => [
      ...(one.description === '' ? [`${one.name} of ${specifier} has no docstring.`] : []),
      ...[one.name, ...one.props.map(({ name }) => name)]
        .filter((name) => !words.has(name))
        .map((name) =>
          name === one.name
            ? `No page of docs/ names ${name} of ${specifier}.`
            : `No page of docs/ names the prop ${name} of ${one.name} of ${specifier}.`,
        ),
      ...functionsNamedBy(one)
        .filter((name) => !exported.has(name) && !KNOWN_FUNCTIONS.has(name))
        .map(
          (name) =>
            `The docstring of ${one.name} of ${specifier} names \`${name}()\`, which no entry point exports. Name an export, or rephrase the docstring.`,
        ),
    ])
  })
}

function functionsNamedBy({ description, tags, props }: ApiExport): string[] {
  const text = [
    description,
    ...tags.filter(({ tag }) => tag !== 'example').map((tag) => tag.text),
    ...props.map((prop) => `${prop.description} ${prop.default ?? ''}`),
  ].join('\n')
  return [...new Set([...text.matchAll(/`(?:[\w$]+\.)*([A-Za-z_$][\w$]*)\([^`]*`/g)].map(([, name]) => name as string))]
}
