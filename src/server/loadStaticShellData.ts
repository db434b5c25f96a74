import type { ShellConfig } from '../core/config/config.ts'
import type { ShellData, ShellDataPart } from '../core/shellData.ts'
import { sectionServices } from '../services/services.ts'
import { type LoadShellDataOptions, loadShellData } from './loadShellData.ts'

/** Data that is the same on every page. */
const SHARED = (Object.keys(sectionServices) as ShellDataPart[]).filter(
  (part) => sectionServices[part].section?.isShared,
)

/**
 * Loads the request-independent data, for prerendered pages and caches: theme, sidebar banner and keywords, and with
 * `canonicalUrl` the sections of that page. Reads no cookie, header or URL, so that its result can be shared by all
 * visitors, under `'use cache'` of Next.js for example. Never rejects.
 *
 * @param options `language` defaults to the canonical URL's, else to Vietnamese.
 *
 * @example const data = await loadStaticShellData(config, { language: 'en' })
 */
export async function loadStaticShellData(config: ShellConfig, options: LoadShellDataOptions = {}): Promise<ShellData> {
  const {
    canonicalUrl,
    parts = canonicalUrl === undefined ? SHARED : undefined,
    ...rest
  }: LoadShellDataOptions = Object(options)
  return loadShellData({ url: canonicalUrl ?? '/' }, config, { ...rest, canonicalUrl, parts })
}
