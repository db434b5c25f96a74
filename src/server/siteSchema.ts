import * as v from 'valibot'
import type { SiteDefinition, SiteMenuItem } from '../core/site/site.ts'

// The one description of a site's file: it checks the file, and `dist/site.schema.json`, by which editors complete it, is
// made from it. A key of the types that is missing here does not compile.

const text = v.string('a text')
const url = v.pipe(text, v.regex(/^[Hh][Tt]{2}[Pp][Ss]?:\/\/[^\s/?#]/, 'an http(s) URL'))
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
export const ITEM = {
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
export const siteFile = siteOf(v.array(v.unknown(), 'a list of items'))

/** A site's file with its items, for `site.schema.json`. */
export const describedSite = siteOf(v.array(item))
