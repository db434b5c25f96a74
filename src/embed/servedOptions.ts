import type { MenuChange } from '../core/config/config.ts'
import { PRESETS } from '../core/config/presets.ts'
import { isPlainValue, isRecord } from '../core/text/json.ts'
import { pageTheme } from '../core/theme/seasonalTheme.ts'
import { usableShellData } from '../core/usableShellData.ts'
import { publicUser } from '../core/user/user.ts'
import { VERSION } from '../react/version.ts'
import {
  PROPS_ATTRIBUTE,
  type RenderedOptions,
  type Serialized,
  type ServedOptions,
  serialize,
} from './serializedProps.ts'

type Serve = (value: unknown) => unknown

/** Returns a text, a number or a boolean; `undefined` for an object. */
const plain: Serve = (value) => (isPlainValue(value) ? value : undefined)

/** Serves lists of a kind of value. */
const listOf =
  (serve: Serve): Serve =>
  (value) =>
    Array.isArray(value) ? value.map(serve) : undefined

/** Serves the listed fields of an object. */
const fields =
  (shape: Readonly<Record<string, Serve>>): Serve =>
  (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(shape).flatMap(([key, serve]) =>
            Object.hasOwn(value, key) ? [[key, serve(value[key])]] : [],
          ),
        )
      : undefined

/** Serves objects whose keys are ids. */
const byId =
  (serve: Serve): Serve =>
  (value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).map(([id, one]) => [id, serve(one)])) : undefined

const ids = listOf(plain)
const row = fields({ id: plain, name: plain, nameEn: plain, order: plain })

/** Serves settings as they are in the presets. */
function like(preset: unknown): Serve {
  if (Array.isArray(preset)) return listOf(plain)
  return isRecord(preset)
    ? fields(Object.fromEntries(Object.entries(preset).map(([key, value]) => [key, like(value)])))
    : plain
}

const inBoth = fields({ vi: plain, en: plain })

const config = (value: unknown): unknown =>
  fields({
    ...Object.fromEntries(Object.entries(PRESETS.production).map(([key, preset]) => [key, like(preset)])),
    logos: fields({ desktopLogo: plain, desktopWhiteLogo: plain, responsiveLogo: plain, inTechLogo: plain }),
    menu: fields({
      hidden: ids,
      hrefs: byId(inBoth),
      dates: ids,
      items: listOf(
        fields({
          id: plain,
          label: inBoth,
          path: inBoth,
          address: inBoth,
          isTracked: plain,
          badge: plain,
          gated: plain,
          hidden: plain,
          from: plain,
          until: plain,
          places: listOf(ids),
        } satisfies Record<keyof MenuChange, Serve>),
      ),
    }),
  })(value)

/**
 * The options that HTML may contain, each with what of it. A new option does not compile without its row; what has none,
 * and what a row leaves out, stays on the server.
 */
const SERVED: { readonly [Name in keyof Required<ServedOptions>]: Serve | null } = {
  alternateUrl: plain,
  attribution: plain,
  bottomSEOContent: fields({ id: plain, content: plain, image: plain }),
  categoryId: ids,
  companyIndustries: ids,
  config,
  consent: plain,
  data: (value) => (value === null ? null : usableShellData(value)),
  districts: byId(listOf(row)),
  documentLanguage: plain,
  isShowReferral: plain,
  jobFunctionGroup: plain,
  jobFunctionParentId: plain,
  jobFunctions: ids,
  keyword: plain,
  language: plain,
  locationId: ids,
  locations: listOf(fields({ parentId: plain, childrenIds: ids })),
  onboarding: fields({
    isShown: plain,
    industries: listOf(row),
    jobFunctions: listOf(fields({ parent: row, children: listOf(row) })),
  }),
  ownPaths: ids,
  page: plain,
  recentSearches: plain,
  registerServiceWorker: plain,
  resumeSummary: fields({ totalEmployerViews: plain, totalJobAlert: plain }),
  searchShortcut: plain,
  section: plain,
  site: fields({ config }),
  skipTo: plain,
  taxonomy: fields({ categories: listOf(row), locations: listOf(row) }),
  theme: (value) => (value === null ? null : pageTheme(value)),
  url: plain,
  user: (value) => publicUser(value as ServedOptions['user']),
  variant: plain,
  zoneName: plain,
}

const SERVED_ENTRIES = Object.entries(SERVED)

/** Returns the part of a page's options that its HTML may contain. */
export function servedOptions(options: ServedOptions): ServedOptions {
  const given = options as Readonly<Record<string, unknown>>
  const served: Record<string, unknown> = {}
  for (const [name, serve] of SERVED_ENTRIES) {
    const value = given[name]
    if (value !== undefined && serve) served[name] = value === null ? null : serve(value)
  }
  return served as ServedOptions
}

/**
 * Serializes the options to a JSON element for a page's HTML, `<script type="application/json">`: data, which no
 * content security policy blocks. Contains only what the table above lists. In this file, because no browser needs it.
 *
 * @param scriptBase URL of the folder with the scripts. @default unknown
 */
export function formatSerializedProps(
  options: ServedOptions,
  renderedFor: RenderedOptions,
  scriptBase: string | undefined,
): string {
  const served: Serialized = { version: VERSION, options: servedOptions(options), renderedFor, scriptBase }
  const json = serialize(served).replaceAll('<', '\\u003c')
  return `<script type="application/json" ${PROPS_ATTRIBUTE}>${json}</script>`
}
