import { MAX_ATTRIBUTION_BYTES } from '../contracts.ts'
import { isRecord, parseJson } from '../text/json.ts'
import { safeDecode } from '../url/query.ts'
import type { Attribution } from './attributionFor.ts'

/** Maximum number of nested encodings. */
const MAX_DEPTH = 4

/** Maximum length of a cookie in browsers. */
const MAX_LENGTH = 4096

/**
 * Parses an attribution record from a cookie's raw value, in any encoding used by other scripts: percent-encoded once
 * or more, unencoded, quoted, as JSON text inside JSON, or base64. `null` if no decoding results in a record.
 *
 * @example readAttribution('{"utm_source":"facebook","utm_term":"giam 50%"}')?.utm_source // 'facebook'
 * @example readAttribution('not json') // null
 */
export function readAttribution(raw: string | null | undefined): Attribution | null {
  let readings = typeof raw === 'string' && raw.length <= MAX_LENGTH ? [raw] : []
  const seen = new Set(readings)
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    for (const text of readings) {
      const value = parseJson(text)
      if (isRecord(value) && typeof value.utm_source === 'string') return value as unknown as Attribution
    }
    readings = readings.flatMap(decodings).filter((text) => text !== '' && !seen.has(text))
    for (const text of readings) seen.add(text)
  }
  return null
}

/** Returns a text with one encoding removed, in each possible way. */
function decodings(text: string): string[] {
  const json = parseJson(text)
  return [
    ...(typeof json === 'string' ? [json] : []),
    safeDecode(text),
    text.replaceAll('+', ' '),
    text.replace(/^"(.*)"$/s, '$1').replace(/\\(["\\])/g, '$1'),
    ...decodeBase64(text),
  ]
}

function decodeBase64(text: string): string[] {
  if (!/^ey[\w+/-]+={0,2}$/.test(text)) return []
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))
    return [new TextDecoder().decode(bytes)]
  } catch {
    return []
  }
}

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
