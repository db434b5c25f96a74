import { isRecord } from '../text/json.ts'
import { withoutEndSlashes } from '../url/withoutEndSlashes.ts'
import type { ConfigOverrides, ShellConfig } from './config.ts'
import { DEFAULT_MODE, PRESETS } from './presets.ts'

/**
 * A configuration: the preset of its mode with the overrides laid over it, part by part. Lists and the values of
 * unset keys are taken whole; `undefined` overrides nothing, nor does what is no list or no part in the place of one.
 * Addresses that paths are put behind lose the slash at their end. The result is frozen, all the way down.
 *
 * @param overrides an unknown `mode` gives the production preset and a warning.
 *
 * @example defineConfig({ mode: 'staging', siteName: 'Việc làm' }).siteDomain // 'staging.jobsite.example'
 */
export function defineConfig(
  overrides: ConfigOverrides = {},
  warn: (message: string) => void = console.warn,
): ShellConfig {
  const mode = overrides?.mode ?? DEFAULT_MODE
  const known = Object.hasOwn(PRESETS, mode)
  if (!known) {
    warn(
      `[@jobsite/shell] Unknown mode ${JSON.stringify(mode)}; the production preset is used. Pass "staging", "release" or "production". (code: unknown-mode)`,
    )
  }
  const base = PRESETS[known ? mode : DEFAULT_MODE]
  return merge(base, { ...overrides, mode: base.mode })
}

// What paths are put behind: `https://secure.jobsite.example/` would give `…//logout/vi`.
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

// Keys that would reach beyond the object they are written to.
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function merge<T extends object>(base: T, over: object): T {
  const merged = { ...base } as Record<string, unknown>
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined || FORBIDDEN_KEYS.has(key)) continue
    const before = merged[key]
    const isOther = typeof before === 'object' && kindOf(value) !== kindOf(before)
    if (isOther) continue
    if (isRecord(value)) merged[key] = merge(isRecord(before) ? before : {}, value)
    else if (typeof value === 'string' && BASES.has(key)) merged[key] = withoutEndSlashes(value)
    else merged[key] = Array.isArray(value) ? Object.freeze([...value]) : value
  }
  return Object.freeze(merged) as T
}

function kindOf(value: unknown): 'list' | 'part' | 'value' {
  if (Array.isArray(value)) return 'list'
  return isRecord(value) ? 'part' : 'value'
}
