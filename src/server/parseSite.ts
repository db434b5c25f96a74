import * as v from 'valibot'
import type { MenuChange, ShellConfig } from '../core/config/config.ts'
import { PRESETS } from '../core/config/presets.ts'
import { describeValue } from '../core/log.ts'
import { footerColumns } from '../core/menu/footerMenu.ts'
import { employersItem, headerMenu } from '../core/menu/headerMenu.ts'
import type { MenuItem } from '../core/menu/menuEntry.ts'
import { careerCentreMenu, notificationItem, sideNavMenu } from '../core/menu/sideNavMenu.ts'
import { seekerMenu, visitorMenu } from '../core/menu/userMenu.ts'
import {
  type CheckChange,
  createSite,
  type Site,
  type SiteDefinition,
  type SiteMenuItem,
  type SiteProblem,
} from '../core/site/site.ts'
import { isRecord } from '../core/text/json.ts'
import { parseUrl } from '../core/url/parseUrl.ts'

/** A site that was read from a file, and what is wrong in it. */
export interface ParsedSite {
  /** The site; `null` for a file that is none. */
  readonly site: Site | null
  /** Values that were left out, in the order of the file. */
  readonly problems: readonly SiteProblem[]
}

/**
 * Reads a site's file. Wrong values are left out, and listed as problems. Never throws.
 *
 * @param file the content of the file: its text, or the parsed JSON.
 * @param fallback site whose values replace wrong ones. @default those of the preset
 *
 * @example parseSite('{ "siteName": 5 }').problems // [{ path: 'siteName', found: '5', expected: 'a text' }]
 */
export function parseSite(file: unknown, fallback?: Site): ParsedSite {
  let json: unknown
  try {
    json = typeof file === 'string' ? JSON.parse(file) : structuredClone(file)
  } catch (error) {
    const found = `no JSON (${error instanceof Error ? error.message : typeof file})`
    return { site: null, problems: [{ path: 'file', found, expected: 'JSON' }] }
  }
  if (!isRecord(json)) return { site: null, problems: [{ path: 'file', found: shown(json), expected: 'an object' }] }
  const problems: SiteProblem[] = []
  // The other site's values may be wrong as well: they are then removed, and are no problems of the file.
  const replaced: string[] = []
  for (let isRight = false; !isRight; ) {
    const { issues = [] } = v.safeParse(siteFile, json, { abortPipeEarly: true })
    isRight = issues.length === 0
    const own = issues.filter((issue) => !replaced.some((path) => pathOf(keysOf(issue)).startsWith(path)))
    for (const issue of own) problems.push(problemOf(issue))
    // From the end: an element that is removed moves those behind it.
    for (const issue of [...issues].reverse()) {
      const path = replace(json, keysOf(issue), own.includes(issue) ? fallback?.config : undefined)
      if (path) replaced.push(pathOf(path))
    }
  }
  const { $schema: _, ...definition } = json
  const items = (json.menu as SiteDefinition['menu'] | undefined)?.items ?? []
  for (const [index, item] of items.entries())
    for (const key of Object.keys(isRecord(item) ? item : {}))
      if (!Object.hasOwn(ITEM, key))
        problems.push({
          path: `menu.items[${index}].${key}`,
          found: shown((item as unknown as Record<string, unknown>)[key]),
          expected: `one of the keys ${Object.keys(ITEM).join(', ')}`,
        })
  const shell = shellItems()
  const site = createSite(
    definition as SiteDefinition,
    (message) => problems.push({ path: 'config', found: message, expected: 'a usable value' }),
    (problem) => problems.push(problem),
    placeCheck(shell, items),
  )
  problems.push(...unknownItems(json.menu, shell, items))
  return { site, problems }
}

/** Describes a value of JSON. */
const shown = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : typeof value === 'string'
      ? describeValue(value)
      : JSON.stringify(value).slice(0, 200)

type Keys = readonly (string | number)[]

const keysOf = ({ path }: v.BaseIssue<unknown>): Keys => (path ?? []).map(({ key }) => key as string | number)

/** Writes keys as a text that the path of each part of the value begins with. */
const pathOf = (keys: Keys): string => keys.map((key) => `${key}/`).join('')

function problemOf(issue: v.BaseIssue<unknown>): SiteProblem {
  const { path, input, expected, message, kind } = issue
  const keys = keysOf(issue)
  const isUnknownKey = expected === 'never' && kind === 'schema'
  return {
    path: keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join(''),
    found: shown(isUnknownKey ? path?.at(-1)?.value : input),
    expected: isUnknownKey ? 'a known key; see site.schema.json,' : message,
  }
}

/**
 * Replaces a value by that of another site, or removes it; a value that is missing is removed with what it is missing in. Returns
 * the path of what the other site's value replaces.
 */
function replace(json: Record<string, unknown>, path: Keys, fallback: unknown): Keys | undefined {
  const parents = path.slice(0, -1)
  const last = path.at(-1)
  const parent = at(json, parents)
  if (last === undefined || typeof parent !== 'object' || parent === null) return undefined
  if (!Object.hasOwn(parent, last)) return replace(json, parents, fallback)
  const other = at(fallback, path)
  if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else if (other === undefined || parents.includes('menu')) delete (parent as Record<string, unknown>)[last]
  else {
    ;(parent as Record<string, unknown>)[last] = structuredClone(other)
    return path
  }
  return undefined
}

const at = (value: unknown, path: Keys): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      part !== null && typeof part === 'object' && Object.hasOwn(part, key) ? (part as never)[key] : undefined,
    value,
  )

/** Returns the shell's own items, with the submenus of all menus, and their ids. */
function shellItems() {
  const context = { config: PRESETS.production, language: 'vi', user: { userId: 1 }, isShowReferral: true } as const
  const header = headerMenu(context)
  const links = [employersItem(context), notificationItem(context), ...visitorMenu(context), ...seekerMenu(context)]
  const footer = footerColumns(context).map(({ id, items }) => ({ id: `footer.${id}`, label: id, children: items }))
  const menus: readonly MenuItem[] = [...header, ...sideNavMenu(context), ...careerCentreMenu(context), ...footer]
  const children = new Set(menus.flatMap((item) => item.children ?? []).map(({ id }) => id))
  return {
    header,
    menus,
    children,
    known: new Set([...menus.map(({ id }) => id), ...links.flatMap((item) => item?.id ?? []), ...children]),
  }
}

type ShellItems = ReturnType<typeof shellItems>

/** The ids of new items. */
const newIds = (items: readonly unknown[]): string[] =>
  items.filter(isRecord).flatMap(({ id, label }) => (label !== undefined && typeof id === 'string' ? id : []))

/** Returns a check of the places of changes: menus and items that there are, and no submenus in submenus. */
function placeCheck({ menus, children, known }: ShellItems, items: readonly unknown[]): CheckChange {
  const parents = new Set(menus.flatMap(({ id, children: own }) => (own ? id : [])))
  const placed = new Set([...menus.map(({ id }) => id), ...children, ...newIds(items)])
  return ({ id, label, places = [] }: MenuChange, path) => {
    const wrong = (key: string, found: string, expected: string): SiteProblem => ({
      path: `${path}.${key}`,
      found,
      expected,
    })
    if (!known.has(id) && !label) throw wrong('id', `"${id}"`, 'the id of an item, or a label of a new one,')
    if (!known.has(id) && places.length === 0) throw wrong('id', `"${id}"`, 'a place, by "in", "after" or "before",')
    for (const [how, place] of places) {
      const isMenu = how === 'in' && ['header', 'sideNav', 'footer', 'careerCentre'].includes(place)
      if ((!isMenu && !placed.has(place)) || place === id)
        throw wrong(how, `"${place}"`, 'the id of a menu or of another item')
      const isInSubmenu = how === 'in' ? !isMenu : children.has(place)
      if (how === 'in' && children.has(place)) throw wrong(how, `"${place}"`, 'an item that is not in a submenu itself')
      if (isInSubmenu && parents.has(id)) throw wrong(how, `"${place}"`, `a menu, because "${id}" has a submenu,`)
    }
  }
}

/** Returns the hidden items, and those with a replacement URL, that no menu has. */
function unknownItems(menu: unknown, { header, known }: ShellItems, items: readonly unknown[]): SiteProblem[] {
  const { hidden = [], hrefs = {} } = Object(menu) as Partial<ShellConfig['menu']>
  const ids = new Set<number | string>([...known, ...newIds(items), ...header.keys()])
  const named = [
    ...hidden.map((id, index) => ({ id, path: `menu.hidden[${index}]` })),
    ...Object.keys(hrefs).map((id) => ({ id, path: `menu.hrefs.${id}` })),
  ]
  return named
    .filter(({ id }) => !ids.has(id))
    .map(({ id, path }) => ({ path, found: shown(id), expected: 'the id of an item' }))
}

// The one description of a site's file: it checks the file, and `dist/site.schema.json`, by which editors complete it, is
// made from it. A key of the types that is missing here does not compile.

const text = v.string('a text')

const URL_EXPECTED = 'an http(s) URL'

const url = v.pipe(
  text,
  v.regex(/^[Hh][Tt]{2}[Pp][Ss]?:\/\/[^\s/?#]/, URL_EXPECTED),
  v.check((value) => parseUrl(value) !== null, URL_EXPECTED),
)

const inBoth = <Schema extends v.GenericSchema<string>>(value: Schema) =>
  v.strictObject({ vi: value, en: value }, 'a value for both languages, { "vi": …, "en": … }')

/** An object of optional keys, all of those of a type. */
const section = <Type>(entries: Record<keyof Type, v.GenericSchema<unknown, unknown>>) =>
  v.strictObject(
    Object.fromEntries(
      (Object.entries(entries) as [string, v.GenericSchema][]).map(([key, value]) => [key, v.optional(value)]),
    ),
    'an object',
  )

type Section<Key extends keyof SiteDefinition> = NonNullable<SiteDefinition[Key]>

const place = v.union([text, v.array(text)], 'an id of a menu or an item, or a list of ids')

const time = v.pipe(
  text,
  v.regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/, 'a day, "2027-01-20", or a minute, "2027-01-20T08:00"'),
)

/** Keys of an item of the menus. Their values are checked by `defineSite`. */
const ITEM = {
  id: v.pipe(text, v.regex(/^[\w.-]{1,60}$/)),
  label: inBoth(v.pipe(text, v.minLength(1), v.maxLength(80))),
  path: inBoth(v.pipe(text, v.regex(/^\/(?!\/)/))),
  address: v.union([url, inBoth(url)]),
  external: v.boolean(),
  badge: v.nullable(v.literal('new')),
  gated: v.boolean(),
  hidden: v.boolean(),
  from: time,
  until: time,
  in: place,
  after: place,
  before: place,
} satisfies Record<keyof SiteMenuItem, v.GenericSchema>

const item = v.strictObject({
  ...(Object.fromEntries(
    Object.entries(ITEM).map(([key, value]) => [key, v.optional(value as v.GenericSchema)]),
  ) as Record<string, v.GenericSchema>),
  id: ITEM.id,
})

const numbers = v.array(v.number('a number'), 'a list of numbers')

const texts = v.array(text, 'a list of texts')

const siteOf = (items: v.GenericSchema) =>
  section<SiteDefinition & { $schema: string }>({
    $schema: text,
    mode: v.picklist(['staging', 'release', 'production'], '"staging", "release" or "production"'),
    siteName: text,
    siteDomain: text,
    siteOrigin: url,
    linkBase: text,
    hosts: section<Section<'hosts'>>({
      secure: url,
      employer: url,
      api: url,
      metadata: url,
      metaService: url,
      banners: url,
    }),
    paths: v.record(text, text, 'an object'),
    links: section<Section<'links'>>({
      cvTemplates: inBoth(url),
      hrInsider: inBoth(url),
      techRecruitment: inBoth(url),
      learning: inBoth(url),
      faq: url,
      appStore: url,
      googlePlay: url,
      governmentRegistration: url,
    }),
    social: section<Section<'social'>>({ facebook: url, linkedin: url, tiktok: url, youtube: url, spotify: url }),
    company: section<Section<'company'>>({
      name: text,
      address: inBoth(text),
      phone: text,
      registration: inBoth(text),
    }),
    logos: section<Section<'logos'>>({
      desktopLogo: text,
      desktopWhiteLogo: text,
      responsiveLogo: text,
      inTechLogo: text,
    }),
    menu: section<Section<'menu'> & { dates?: never }>({
      hidden: v.array(v.union([v.number(), text], 'an index or an id'), 'a list of indices and ids'),
      hrefs: v.record(text, v.strictObject({ vi: v.optional(text), en: v.optional(text) }, 'an object'), 'an object'),
      items,
      dates: v.never('nothing: dates are those of the items'),
    }),
    campaignPaths: texts,
    ignoredReferrers: texts,
    topLocationIds: numbers,
    topCategoryIds: numbers,
    enableJobFunction: v.union([v.number(), text, v.boolean()], 'true or false'),
    chatWidget: section<Section<'chatWidget'>>({ accountId: text, appId: text }),
  })

/** A site's file. Its items are checked by `defineSite`. */
const siteFile = siteOf(v.array(v.unknown(), 'a list of items'))

/** A site's file with its items, for `site.schema.json`. */
export const describedSite = siteOf(v.array(item))

/** Returns the configuration of a site, or the configuration itself. */
export const configIn = (site: Site | ShellConfig): ShellConfig =>
  ('config' in Object(site) ? (site as Site).config : site) as ShellConfig
