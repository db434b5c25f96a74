import { PRESET_DOMAIN } from '../attribution/defaultSite.ts'
import { isRecord } from '../text/json.ts'
import type { ShellConfig } from './config.ts'
import { isDomain } from './presets.ts'

/**
 * Returns the paths of settings whose URL is still the preset's placeholder. There must be none in production.
 *
 * @example placeholdersIn(defineConfig({ siteDomain: 'example.vn' })).includes('hosts.api') // false
 * @example placeholdersIn(defineConfig({ siteDomain: 'example.vn' })).includes('links.faq') // true
 */
export function placeholdersIn(config: ShellConfig): string[] {
  return placeholders(config, '')
}

/** Returns whether a config is for a real site: its domain is neither the preset's nor a single host. */
export function isSiteConfig({ siteDomain }: ShellConfig): boolean {
  return isDomain(siteDomain) && !PLACEHOLDER.test(siteDomain)
}

const PLACEHOLDER = /* @__PURE__ */ placeholderPattern()

function placeholders(value: unknown, path: string): string[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [path] : []
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => placeholders(part, path === '' ? key : `${path}.${key}`))
}

function placeholderPattern(): RegExp {
  return new RegExp(`(?:^|[/.])${PRESET_DOMAIN.replace('.', '\\.')}(?:$|[/:?#])`, 'i')
}
