import { shouldRequestTopBanner } from '../core/banner/shouldRequestTopBanner.ts'
import type { ShellConfig } from '../core/config/config.ts'
import type { ShellData, ShellDataPart } from '../core/shellData.ts'
import type { Site } from '../core/site/site.ts'
import { TIMEOUT_MS } from '../services/callEndpoint.ts'
import { sectionServices } from '../services/services.ts'
import { type LoadShellDataOptions, loadShellData } from './loadShellData.ts'

/** Data that is the same on every page. */
const SHARED = (Object.keys(sectionServices) as ShellDataPart[]).filter(
  (part) => sectionServices[part].section?.isShared,
)

/** Most attempts for one section. */
const ATTEMPTS = 3

/** Options of {@link loadStaticShellData}. */
export interface LoadStaticShellDataOptions extends LoadShellDataOptions {
  /** Time limit of each of three attempts, in milliseconds. @default 3000 */
  readonly timeoutMs?: number | undefined
  /**
   * Whether to reject with an error that names the sections whose services did not respond, so that a build fails rather
   * than being released without them. @default false: they are missing, and browsers request them
   */
  readonly isRequired?: boolean | undefined
}

/**
 * Loads the request-independent data, for prerendered pages and caches: theme, sidebar banner and keywords, and with
 * `canonicalUrl` the sections of that page. Reads no cookie, header or URL, so that its result can be shared by all
 * visitors, under `'use cache'` of Next.js for example. A service that does not respond is asked three times; its section is
 * missing then, unlike one that has nothing to show.
 *
 * @param site the site, or its config.
 * @param options `language` defaults to the canonical URL's, else to Vietnamese.
 *
 * @throws Error with `isRequired`, for sections whose services did not respond. Never rejects otherwise.
 *
 * @example const data = await loadStaticShellData(site, { language: 'en' })
 */
export async function loadStaticShellData(
  site: Site | ShellConfig,
  options: LoadStaticShellDataOptions = {},
): Promise<ShellData> {
  const {
    canonicalUrl,
    parts,
    timeoutMs = TIMEOUT_MS,
    isRequired,
    ...rest
  }: LoadStaticShellDataOptions = Object(options)
  const shared = canonicalUrl === undefined ? SHARED : Object.keys(sectionServices)
  const named: readonly string[] = Array.isArray(parts) ? parts : shared
  // Where the page has no top banner, none is missing.
  const hasTopBanner = Boolean(rest.zoneName) && shouldRequestTopBanner(canonicalUrl ?? '/', rest.page)
  const wanted = named.filter(
    (part): part is ShellDataPart => part in sectionServices && (part !== 'topBanner' || hasTopBanner),
  )
  let data: ShellData = {}
  let missing = wanted
  for (let attempt = 0; attempt < ATTEMPTS && missing.length > 0; attempt += 1) {
    const loaded = await loadShellData({ url: canonicalUrl ?? '/' }, site, {
      ...rest,
      canonicalUrl,
      timeoutMs,
      parts: missing,
    })
    data = { ...data, ...loaded }
    missing = missing.filter((part) => data[part] === undefined)
  }
  if (isRequired && missing.length > 0)
    throw new Error(
      `[@jobsite/shell] The services of ${missing.join(', ')} did not respond in ${ATTEMPTS} attempts. Check config.hosts and the services, or leave out isRequired: browsers then request these sections. (code: missing-sections)`,
    )
  return data
}
