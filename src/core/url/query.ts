// One character's bytes, so that a bad escape does not spoil the good ones beside it.
const ESCAPED_CHARACTER =
  /%[0-7][0-9a-f]|%(?:c[2-9a-f]|d[0-9a-f])%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}/gi

/**
 * Percent-decodes what can be decoded and keeps what cannot as text, so that it never throws.
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

/** The pieces of a query string as written, without `?` and empty pieces. */
export function queryPieces(search: string): string[] {
  const hashAt = search.indexOf('#')
  const query = search.slice(search.startsWith('?') ? 1 : 0, hashAt < 0 ? search.length : hashAt)
  return query === '' ? [] : query.split('&').filter((piece) => piece !== '')
}

/** The decoded key of one piece. */
export function pieceKey(piece: string): string {
  const at = piece.indexOf('=')
  return safeDecode(at < 0 ? piece : piece.slice(0, at))
}

/** The decoded value of one piece, `+` read as a space. */
export function pieceValue(piece: string): string {
  const at = piece.indexOf('=')
  return at < 0 ? '' : safeDecode(piece.slice(at + 1).replace(/\+/g, ' '))
}

/** A query string of pieces, with its `?`, or `''`. */
export function joinQuery(pieces: readonly string[]): string {
  return pieces.length === 0 ? '' : `?${pieces.join('&')}`
}

/**
 * The first value of a parameter, decoded; `undefined` when it is absent.
 *
 * @example readParam('?type=login&t=1', 'type') // 'login'
 */
export function readParam(search: string, key: string): string | undefined {
  const piece = queryPieces(search).find((candidate) => pieceKey(candidate) === key)
  return piece === undefined ? undefined : pieceValue(piece)
}

/**
 * Sets a parameter: in place where it stands, at the end otherwise, never twice. The other parameters stay as written.
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

/** A query without empty pieces, escapes or a hash: what does not occur in it as written is not in it. */
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
 * Leaves a parameter out. The others stay as written, in order.
 *
 * @example removeParam('?page=2&a=1', 'page') // '?a=1'
 */
export function removeParam(search: string, key: string): string {
  if (isTidy(search) && !search.includes(key)) return search
  return joinQuery(queryPieces(search).filter((piece) => pieceKey(piece) !== key))
}
