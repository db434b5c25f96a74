import { describeValue } from '../log.ts'
import { isRecord } from '../text/json.ts'
import { trimTrailingSlashes } from '../url/splitUrl.ts'
import type { ConfigOverrides, ShellConfig } from './config.ts'
import { DEFAULT_MODE, isDomain, PRESETS, siteUrls } from './presets.ts'

/**
 * Returns the preset of a mode with overrides. Lists are replaced as a whole; `undefined` and values of the wrong type
 * override nothing. `siteDomain` also sets `siteOrigin` and the hosts (`https://www.…`, `https://ms.…`) that are not
 * overridden; Unicode letters in it are converted to ASCII. Trailing slashes of base URLs are removed. The result is
 * deeply frozen.
 *
 * @param overrides an unknown `mode` uses the production preset; it and a `siteDomain` that is no domain log a warning.
 *
 * @example defineConfig({ mode: 'staging', siteName: 'Việc làm' }).siteDomain // 'staging.jobsite.example'
 */
export function defineConfig(
  overrides: ConfigOverrides = {},
  warn: (message: string) => void = console.warn,
): ShellConfig {
  const mode = overrides?.mode ?? DEFAULT_MODE
  const known = typeof mode === 'string' && Object.hasOwn(PRESETS, mode)
  if (!known) {
    warn(
      `[@jobsite/shell] Unknown mode ${describeValue(mode)}, so the production preset is used. Pass "staging", "release" or "production". (code: unknown-mode)`,
    )
  }
  const preset = PRESETS[known ? mode : DEFAULT_MODE]
  const domain = overrides?.siteDomain
  const host = hostName(domain)
  if (host === '' && domain) {
    warn(
      `[@jobsite/shell] siteDomain ${describeValue(domain)} is not a domain. Pass the domain alone, such as "example.vn". (code: invalid-domain)`,
    )
  }
  for (const name of Object.keys(Object(overrides?.paths))) {
    if (!Object.hasOwn(Object(preset.paths), name))
      warn(
        `[@jobsite/shell] There is no endpoint ${describeValue(name)}, so its path in config.paths is not used. Pass a key of \`endpoints\`. (code: unknown-endpoint)`,
      )
  }
  const base = isDomain(host) ? merge(preset, siteUrls(host)) : preset
  return merge(base, { ...overrides, siteDomain: host || domain, mode: preset.mode })
}

const usableConfigs = /* @__PURE__ */ new WeakMap<ShellConfig, ShellConfig>()

/**
 * Returns a config without the settings whose type is wrong, which plain JavaScript can pass: the preset's take their place.
 * Missing ones stay missing. A usable config keeps its identity.
 */
export function usableConfig(config: ShellConfig): ShellConfig {
  const usable = usableConfigs.get(config) ?? repair(PRESETS[DEFAULT_MODE], config)
  usableConfigs.set(config, usable)
  return usable
}

function repair<T extends object>(preset: object, given: T): T {
  const repaired = Object.entries(preset).flatMap(([key, before]) => {
    const value = (given as Record<string, unknown>)[key]
    if (value == null) return []
    const isUsable = typeOf(key, value) === typeOf(key, before)
    const usable = isUsable && isRecord(before) ? repair(before, value) : isUsable ? value : before
    return usable === value ? [] : [[key, usable]]
  })
  return repaired.length > 0 ? Object.freeze({ ...given, ...Object.fromEntries(repaired) }) : given
}

/** Returns a domain as browsers write it in `location.hostname`, in ASCII; `''` for a text that is none. */
function hostName(domain: unknown): string | undefined {
  if (typeof domain !== 'string') return undefined
  try {
    const { hostname, href } = new URL(`https://${domain.replace(/^\./, '')}`)
    return href === `https://${hostname}/` ? hostname : ''
  } catch {
    return ''
  }
}

// Bases of paths: `https://secure.jobsite.example/` would result in `…//logout/vi`.
const BASES: ReadonlySet<string> = new Set([
  'siteOrigin',
  'linkBase',
  'faq',
  'secure',
  'employer',
  'api',
  'metadata',
  'metaService',
  'banners',
] satisfies (keyof ShellConfig | keyof ShellConfig['links'] | keyof ShellConfig['hosts'])[])

// Keys that would modify the prototype.
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function merge<T extends object>(base: T, over: object): T {
  const merged = { ...base } as Record<string, unknown>
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined || FORBIDDEN_KEYS.has(key)) continue
    const before = merged[key]
    if (before !== undefined && typeOf(key, value) !== typeOf(key, before)) continue
    if (isRecord(value)) merged[key] = merge(isRecord(before) ? before : {}, value)
    else if (typeof value === 'string' && BASES.has(key)) merged[key] = trimTrailingSlashes(value)
    else merged[key] = Array.isArray(value) ? Object.freeze([...value]) : value
  }
  return Object.freeze(merged) as T
}

/** The setting that may be written as a number, a text or a boolean. */
const FLAG = 'enableJobFunction' satisfies keyof ShellConfig

function typeOf(key: string, value: unknown): string {
  if (Array.isArray(value)) return 'list'
  if (value === null) return 'null'
  return key === FLAG && typeof value !== 'object' ? 'flag' : typeof value
}

/**
 * Returns whether a config has every section and list, as the result of `defineConfig` does. Plain JavaScript pages may
 * pass overrides instead.
 *
 * @example isWholeConfig({ siteName: 'Việc làm' }) // false
 */
export function isWholeConfig(config: unknown): config is ShellConfig {
  const given = (config ?? {}) as Readonly<Record<string, unknown>>
  return Object.entries(PRESETS[DEFAULT_MODE]).every(
    ([part, preset]) => typeof preset !== 'object' || (typeof given[part] === 'object' && given[part] !== null),
  )
}
