import { API_PAGES, buildApiPages } from '../api/apiPages.ts'
import { type Api, readApi } from '../api/readApi.ts'
import { readEntryPoints } from '../entryPoints.ts'
import { type GeneratedFile, writeFiles } from '../generatedFile.ts'
import { buildLlms } from './llms.ts'

/** Returns the API reference and the index for language models: packed, shown on the documentation site, not committed. */
export function buildReference(root: string, api: Api = readApi(readEntryPoints(root))): GeneratedFile[] {
  const apiPages = buildApiPages(root, api)
  return [...apiPages, buildLlms(root, api, apiPages)]
}

/** Writes the API reference and the index for language models from the types in `dist/`. */
export function writeReference(root: string): void {
  writeFiles(root, buildReference(root), [API_PAGES])
}
