import { pieceKey, pieceValue } from '../url/query.ts'
import { joinUrl, splitUrl } from '../url/splitUrl.ts'

/** What stands where a private value stood. */
export const REDACTED = 'redacted'

const PRIVATE_KEY =
  /^(?:(?:.*[_-])?(?:token|password|passwd|pwd|secret|otp|e-?mail|phone(?:[_-]?number)?|session(?:[_-]?id)?|sid|jwt|auth|authorization|api[_-]?key)|code)$/i
const EMAIL = /[^\s@/?&=]{1,64}@[^\s@/?&=]{1,190}\.[a-z]{2,24}/i
const JWT = /^ey[\w-]{8,}\.[\w-]{8,}\./

/**
 * A value, or `redacted` where it looks like an e-mail address or a signed token.
 *
 * @example redactValue('an.nguyen@example.com') // 'redacted'
 */
export function redactValue(value: string): string {
  return EMAIL.test(value.slice(0, 4000)) || JWT.test(value) ? REDACTED : value
}

/**
 * An address without what should not be stored: user names, and the values of parameters that by name hold tokens,
 * passwords, e-mail addresses or telephone numbers, or look like tokens or e-mail addresses. The rest stays as written.
 * `''` for what is no text.
 *
 * @example redactUrl('https://a.example/?token=abc&q=java') // 'https://a.example/?token=redacted&q=java'
 */
export function redactUrl(url: string): string {
  const parts = splitUrl(url)
  if (!parts) return typeof url === 'string' ? redactValue(url) : ''
  const origin = parts.origin.replace(/\/\/[^/]*@/, '//')
  return joinUrl({ ...parts, origin, search: redactPieces(parts.search), hash: redactPieces(parts.hash) })
}

/** Query or fragment parameters, private values replaced. */
function redactPieces(text: string): string {
  return text.replace(/([?#&]|^)([^&#?]*)/g, (piece, before: string, body: string) => {
    if (!body.includes('=')) return redactValue(body) === REDACTED ? before + REDACTED : piece
    const isPrivate = PRIVATE_KEY.test(pieceKey(body)) || redactValue(pieceValue(body)) === REDACTED
    return isPrivate ? `${before}${body.slice(0, body.indexOf('=') + 1)}${REDACTED}` : piece
  })
}
