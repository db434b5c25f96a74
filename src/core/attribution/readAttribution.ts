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
