import { isLanguage, type Language } from '../language/language.ts'

// Bytes of one character, so that an invalid escape does not affect the valid ones next to it.
const ESCAPED_CHARACTER =
  /%[0-7][0-9a-f]|%(?:c[2-9a-f]|d[0-9a-f])%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}/gi

/**
 * Percent-decodes valid escapes and keeps invalid ones as text. Never throws.
 *
 * @example safeDecode('k%E1%BA%BF 100%') // 'kế 100%'
 */
export function safeDecode(text: string): string {
  return text.includes('%') ? text.replace(ESCAPED_CHARACTER, decodeOne) : text
}

function decodeOne(escaped: string): string {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return escaped
  }
}

/** Encodes a query value; a lone surrogate, which has no UTF-8 form, becomes U+FFFD instead of an error. */
export function encodeQueryValue(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/** Splits a query string into its parameters as written, without `?` and empty ones. */
export function queryPieces(search: string): string[] {
  const hashAt = search.indexOf('#')
  const query = search.slice(search.startsWith('?') ? 1 : 0, hashAt < 0 ? search.length : hashAt)
  return query.split('&').filter((piece) => piece !== '')
}

/** Returns the decoded key of one parameter. */
export function pieceKey(piece: string): string {
  const at = piece.indexOf('=')
  return safeDecode(at < 0 ? piece : piece.slice(0, at))
}

/** Returns the decoded value of one parameter, with `+` as a space. */
export function pieceValue(piece: string): string {
  const at = piece.indexOf('=')
  return at < 0 ? '' : safeDecode(piece.slice(at + 1).replace(/\+/g, ' '))
}

/** Joins parameters to a query string with `?`, or `''`. */
export function joinQuery(pieces: readonly string[]): string {
  return pieces.length === 0 ? '' : `?${pieces.join('&')}`
}

/**
 * Returns the first value of a parameter, decoded; `undefined` if it is absent.
 *
 * @example readParam('?type=login&t=1', 'type') // 'login'
 */
export function readParam(search: string, key: string): string | undefined {
  const piece = queryPieces(search).find((candidate) => pieceKey(candidate) === key)
  return piece === undefined ? undefined : pieceValue(piece)
}

/**
 * Sets a parameter, in place if it exists, else at the end, never twice. The other parameters are unchanged.
 *
 * @example setParam('?a=1&b=2', 'a', '3') // '?a=3&b=2'
 */
export function setParam(search: string, key: string, value: string): string {
  const wanted = `${encodeQueryValue(key)}=${encodeQueryValue(value)}`
  const pieces: string[] = []
  let placed = false
  for (const piece of queryPieces(search)) {
    if (pieceKey(piece) !== key) pieces.push(piece)
    else if (!placed) {
      pieces.push(wanted)
      placed = true
    }
  }
  if (!placed) pieces.push(wanted)
  return joinQuery(pieces)
}

/** Returns whether a query has no empty parts, escapes or hash, so that it can be searched as text. */
function isTidy(search: string): boolean {
  return (
    search.length > 1 &&
    search.startsWith('?') &&
    !search.startsWith('?&') &&
    !search.endsWith('&') &&
    !search.includes('&&') &&
    !search.includes('%') &&
    !search.includes('#')
  )
}

/**
 * Removes a parameter. The others are unchanged, in order.
 *
 * @example removeParam('?page=2&a=1', 'page') // '?a=1'
 */
export function removeParam(search: string, key: string): string {
  if (isTidy(search) && !search.includes(key)) return search
  return joinQuery(queryPieces(search).filter((piece) => pieceKey(piece) !== key))
}

/**
 * Returns the language of a query, exactly `lang=vi` or `lang=en`; the first one is used. The employer site's
 * `lang=1|2` is ignored.
 *
 * @example readLangParam('?a=1&lang=en') // 'en'
 */
export function readLangParam(search: string): Language | undefined {
  if (!search.includes('lang')) return undefined
  const values = queryPieces(search).map((piece) => (pieceKey(piece) === 'lang' ? pieceValue(piece) : undefined))
  return values.find(isLanguage)
}
