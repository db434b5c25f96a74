import type { ConfigOverrides, MenuChange, Place, ShellConfig } from '../config/config.ts'
import { defineConfig } from '../config/defineConfig.ts'
import type { Language } from '../language/language.ts'
import { describeValue } from '../log.ts'
import { isRecord } from '../text/json.ts'
import { isOwnHost, safeHref } from '../url/safeHref.ts'
import { barePath } from '../url/splitUrl.ts'

/** A text, path or URL in both languages. */
type InBoth = Readonly<Record<Language, string>>

/**
 * An item of the site's own, or a change of one of the shell's: added, moved, renamed, marked or hidden in every menu
 * that has its place: header, "More", side navigation and footer; breadcrumbs use its label.
 */
export interface SiteMenuItem {
  /** Id of the item that is changed, such as `companies` or `footer.faq`; of a new item, any other id. */
  readonly id: string
  /** Label in both languages: a text without markup, of at most 80 characters. */
  readonly label?: InBoth
  /** Path of a page of the site in both languages, with one leading slash. The item is current on that page. */
  readonly path?: InBoth
  /** URL on another host, http(s), for both languages or each. It opens in a new tab. */
  readonly address?: string | InBoth
  /** Whether the address may be on a host that is not the site's. @default false */
  readonly external?: boolean
  /** `'new'` marks the item as new, `null` removes a mark. @default the item's own */
  readonly badge?: 'new' | null
  /** Whether visitors must log in first. @default the item's own */
  readonly gated?: boolean
  /** Whether the item is omitted. @default false */
  readonly hidden?: boolean
  /**
   * First day, `2027-01-20`, or minute, `2027-01-20T08:00`, of the item or change, in the site's time zone (+07:00).
   * @default always
   */
  readonly from?: string
  /** Last day, or the minute from which it counts no more. @default always */
  readonly until?: string
  /**
   * Menus or items whose submenu it is the last of: `header`, `sideNav`, `footer.about`, `career`. In each menu the first
   * place that is there counts.
   */
  readonly in?: string | readonly string[]
  /** Items that it follows. */
  readonly after?: string | readonly string[]
  /** Items that it precedes. */
  readonly before?: string | readonly string[]
}

/** A site as it is written: what `defineConfig` takes, and the items of its menus. Every key is optional. */
export interface SiteDefinition extends Omit<ConfigOverrides, 'menu'> {
  /** Hidden items, replacement URLs, and the site's own items and changes, which are made in their order. */
  readonly menu?: Omit<NonNullable<ConfigOverrides['menu']>, 'items'> & { readonly items?: readonly SiteMenuItem[] }
}

/** A site: one value for all page apps, servers and scripts. JSON-serializable. */
export interface Site {
  /** The configuration, with the menu. */
  readonly config: ShellConfig
}

/** A value of a site that cannot be used. */
export interface SiteProblem {
  /** Where it is: `menu.items[0].label.en`. */
  readonly path: string
  /** The value that is there: `5`, or `nothing`. */
  readonly found: string
  /** A description of the value that is expected. */
  readonly expected: string
}

/**
 * Returns a site: its configuration, as `defineConfig` does, with the items of its menus. A wrong item is left out, and
 * the rest counts.
 *
 * @param warn called with a message for each wrong value.
 *
 * @example defineSite({ siteDomain: 'example.vn' }).config.siteOrigin // 'https://www.example.vn'
 */
export function defineSite(definition: SiteDefinition = {}, warn: (message: string) => void = console.warn): Site {
  return createSite(definition, warn, (problem) => warn(formatProblem(problem)))
}

/** Checks a change beyond its own values, and throws a {@link SiteProblem}. */
export type CheckChange = (change: MenuChange, path: string) => void

/**
 * Creates a site, and reports what cannot be used.
 *
 * @param check a further check of each change. @default none
 */
export function createSite(
  definition: SiteDefinition,
  warn: (message: string) => void,
  report: Report,
  check?: CheckChange,
): Site {
  const { menu, ...overrides }: SiteDefinition = Object(definition)
  const { items, ...own } = Object(menu) as NonNullable<SiteDefinition['menu']>
  const config = defineConfig({ ...overrides, menu: own }, warn)
  const changes = readMenuItems(items, config, report, check)
  if (changes.length === 0) return Object.freeze({ config })
  const dates = changes.flatMap(({ from, until }) => [from ?? [], until ?? []].flat())
  const whole = { ...config.menu, items: changes, ...(dates.length > 0 && { dates: Object.freeze(dates) }) }
  return Object.freeze({ config: Object.freeze({ ...config, menu: Object.freeze(whole) }) })
}

/** Formats a problem as a message. */
export const formatProblem = ({ path, found, expected }: SiteProblem): string =>
  `[@jobsite/shell] The site's ${path} is ${found}, but ${expected} is expected. It is left out, and the rest counts. (code: invalid-site)`

type Report = (problem: SiteProblem) => void

/** Returns the changes of menus that a site's items are; those that cannot be used are reported and left out. */
function readMenuItems(
  items: unknown,
  config: ShellConfig,
  report: Report,
  check?: CheckChange,
): readonly MenuChange[] {
  if (items !== undefined && !Array.isArray(items)) report(problem('menu.items', items, 'a list of items'))
  const list: readonly unknown[] = Array.isArray(items) ? items : []
  return Object.freeze(
    list.flatMap((item, index) => {
      try {
        const path = `menu.items[${index}]`
        const change = Object.freeze(readMenuItem(item, path, config))
        check?.(change, path)
        return [change]
      } catch (wrong) {
        report(wrong as SiteProblem)
        return []
      }
    }),
  )
}

const problem = (path: string, value: unknown, expected: string): SiteProblem => ({
  path,
  found: value === undefined ? 'nothing' : /^[nb]/.test(typeof value) ? String(value) : describeValue(value),
  expected,
})

// Ids are part of element ids.
const ID = /^[\w.-]{1,60}$/

/** @throws SiteProblem for the first value that cannot be used. */
function readMenuItem(item: unknown, at: string, config: ShellConfig): MenuChange {
  if (!isRecord(item)) throw problem(at, item, 'an item with an id')
  const { id, label, path, address, external, badge, gated, hidden, from, until } = item
  const wrong = (key: string, expected: string): SiteProblem => problem(`${at}.${key}`, item[key], expected)
  if (typeof id !== 'string' || !ID.test(id)) throw wrong('id', 'letters, digits, "-", "_" or "."')
  for (const key of ['external', 'gated', 'hidden'])
    if (item[key] !== undefined && typeof item[key] !== 'boolean') throw wrong(key, 'true or false')
  if (badge !== undefined && badge !== null && badge !== 'new') throw wrong('badge', '"new" or null')
  if (path !== undefined && address !== undefined) throw wrong('address', 'a path or an address, not both,')
  const both = (key: string, is: (text: string) => boolean, expected: string): InBoth | undefined => {
    const value = item[key]
    if (value === undefined) return undefined
    if (!isRecord(value)) throw wrong(key, `${expected} in both languages, { "vi": …, "en": … },`)
    for (const language of ['vi', 'en']) {
      const text = value[language]
      if (typeof text !== 'string' || !is(text.trim())) throw problem(`${at}.${key}.${language}`, text, expected)
    }
    return Object.freeze({ vi: (value.vi as string).trim(), en: (value.en as string).trim() })
  }
  const addresses = typeof address === 'string' ? { vi: address, en: address } : address
  const own = both('path', (text) => text.startsWith('/') && safeHref(text) !== null, 'a path with one leading slash')
  const other = readAddress(addresses)
  const places = (['in', 'after', 'before'] as const).flatMap((how) => readPlaces(how))
  if (places.some(([how]) => how !== places[0]?.[0]))
    throw wrong(places.at(-1)?.[0] ?? 'in', 'one of "in", "after" and "before"')
  const start = readTime('from')
  const end = readTime('until')
  if (start !== undefined && end !== undefined && end <= start) throw wrong('until', 'a time after "from"')
  const isOutside = other !== undefined && !isOwn(other)
  if (isOutside && external !== true) throw wrong('address', `a host of ${config.siteDomain}, or "external": true,`)
  return {
    id,
    ...(label !== undefined && { label: both('label', isLabel, 'a text without markup, of 1 to 80 characters,') }),
    ...(own && { path: Object.freeze({ vi: barePath(own.vi), en: barePath(own.en) }) }),
    ...(other && { address: other, isTracked: !isOutside }),
    ...(badge !== undefined && { badge: badge as 'new' | null }),
    ...(typeof gated === 'boolean' && { gated }),
    ...(hidden === true && { hidden }),
    ...(start !== undefined && { from: start }),
    ...(end !== undefined && { until: end }),
    ...(places.length > 0 && { places: Object.freeze(places) }),
  }

  function readAddress(value: unknown): InBoth | undefined {
    if (value === undefined) return undefined
    for (const language of ['vi', 'en']) {
      const href = isRecord(value) ? safeHref(value[language]) : null
      if (href === null || !/^https?:/i.test(href)) throw wrong('address', 'an http(s) URL')
    }
    return Object.freeze({ ...(value as InBoth) })
  }

  function isOwn({ vi, en }: InBoth): boolean {
    return [vi, en].every((href) => isOwnHost(new URL(href), config))
  }

  function readPlaces(how: Place[0]): Place[] {
    const value = item === undefined ? undefined : (item as Record<string, unknown>)[how]
    if (value === undefined) return []
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value]
    if (ids.length === 0 || !ids.every((one) => typeof one === 'string' && ID.test(one)))
      throw wrong(how, 'an id, or a list of ids,')
    return ids.map((one) => Object.freeze([how, one as string] as const))
  }

  function readTime(key: 'from' | 'until'): number | undefined {
    const value = key === 'from' ? from : until
    if (value === undefined) return undefined
    const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(typeof value === 'string' ? value : '') ?? []
    const start = Date.parse(`${day}T${time ?? '00:00'}${ZONE}`)
    // Engines count on from a day that a month does not have.
    if (Number.isNaN(start) || new Date(start + ZONE_MS).toISOString().slice(0, 10) !== day)
      throw wrong(key, 'a day, "2027-01-20", or a minute, "2027-01-20T08:00",')
    return key === 'until' && time === undefined ? start + DAY_MS : start
  }
}

/** The site's time zone, Vietnam's, which has no summer time. */
const ZONE = '+07:00'

const ZONE_MS = 7 * 60 * 60 * 1000

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns whether a text is a label: no tag, entity, control character, mark of direction or space without width. */
const isLabel = (text: string): boolean =>
  text !== '' &&
  text.length <= 80 &&
  !/<[a-z!/?]|&#?\w+;|[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/iu.test(text)
