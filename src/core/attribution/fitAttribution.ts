import { MAX_ATTRIBUTION_BYTES } from '../contracts.ts'
import type { Attribution } from './attributionFor.ts'

const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] as string
const cut =
  (length: number) =>
  (text: string): string =>
    text.slice(0, length).replace(/\p{Surrogate}/gu, '')

// Least important first: the referrer's query, the page's query, long paths, long campaign texts.
const STEPS: readonly ((record: Attribution) => Attribution)[] = [
  (record) => ({ ...record, utm_referer: withoutQuery(record.utm_referer) }),
  (record) => ({ ...record, utm_url: withoutQuery(record.utm_url) }),
  (record) => shorten(record, ['utm_referer', 'utm_url'], 60),
  (record) => shorten(record, ['utm_content', 'utm_term'], 30),
  (record) => shorten(record, ['utm_campaign', 'utm_source', 'utm_medium'], 30),
  (record) =>
    shorten(
      record,
      ['utm_referer', 'utm_url', 'utm_content', 'utm_term', 'utm_campaign', 'utm_source', 'utm_medium'],
      10,
    ),
]

function shorten(record: Attribution, fields: readonly (keyof Attribution)[], length: number): Attribution {
  const short = { ...record }
  for (const field of fields) short[field] = cut(length)(record[field])
  return short
}

/**
 * Shortens a record step by step until it fits its cookie.
 *
 * @example fitAttribution(attributionFor({ url: longUrl })).utm_url // without its query
 */
export function fitAttribution(record: Attribution): Attribution {
  let fitted = record
  for (const step of STEPS) {
    if (encodedBytes(fitted) <= MAX_ATTRIBUTION_BYTES) return fitted
    fitted = step(fitted)
  }
  return fitted
}

/** Returns the bytes of a record as a cookie value: percent-encoded text has one byte for each character. */
function encodedBytes(record: Attribution): number {
  return encodeURIComponent(JSON.stringify(record)).length
}
