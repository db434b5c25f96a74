import { encodeQueryValue, pieceKey, safeDecode } from '../url/query.ts'
import { joinUrl, splitUrl } from '../url/splitUrl.ts'

/** Replacement of a private value. */
export const REDACTED = 'redacted'

/**
 * Returns patterns of sensitive names: of a parameter, and of a JSON key. A function, so that bundlers can remove it.
 */
function sensitiveNames(): { readonly param: RegExp; readonly json: RegExp } {
  const words = [
    'token|password|passwd|pwd|secret|otp|e-?mail|session(?:[_-]?id)?|sid|jwt|auth|authorization|api[_-]?key',
    'phone(?:[_-]?(?:number|no))?|mobile(?:[_-]?(?:number|phone|no))?|tel|telephone|msisdn',
    // Vietnamese without diacritics, in one word, with hyphens or with underscores
    'mat[_-]?khau|mk|so[_-]?dien[_-]?thoai|dien[_-]?thoai|sdt|so[_-]?dt|di[_-]?dong|so[_-]?di[_-]?dong',
    'hom[_-]?thu|thu[_-]?dien[_-]?tu|dia[_-]?chi[_-]?(?:mail|e-?mail)|ma[_-]?(?:otp|xac[_-]?(?:thuc|nhan))',
  ].join('|')
  return {
    param: new RegExp(`^(?:(?:.*[_.-])?(?:${words})_?|code)$`, 'i'),
    json: new RegExp(`["'](?:\\w*_)?(?:${words})["']\\s*:`, 'i'),
  }
}

const SENSITIVE = /* @__PURE__ */ sensitiveNames()
/** The same words in camel case, such as `userEmail`; `soDienThoai` is matched above. */
const SENSITIVE_CAMEL =
  /[a-z\d](?:Token|Password|Secret|Otp|E?[Mm]ail|Phone(?:Number)?|Mobile|Jwt|MatKhau|DienThoai|Sdt)_?$/

const EMAIL = /[^\s@/?&=]{1,64}@[^\s@/?&=]{1,190}\.[a-z]{2,24}/i
const JWT = /(?:^|[^\w-])ey[\w-]{8,}\.[\w-]{8,}\./
/** A whole value that is a Vietnamese telephone number, with or without country code and separators. */
const PHONE = /^(?:\+|00)?(?:84|0)[\s.-]?(?:[35789]\d(?:[\s.-]?\d){7}|2\d(?:[\s.-]?\d){8})$/

/** Maximum number of nested encodings to inspect. */
const MAX_DEPTH = 8
/** Maximum number of characters to inspect in a value. */
const MAX_LENGTH = 4000

/**
 * Returns a value, or `redacted` if it looks like an e-mail address, a telephone number or a signed token.
 *
 * @example redactValue('an.nguyen@example.com') // 'redacted'
 */
export function redactValue(value: string): string {
  return looksPrivate(value) ? REDACTED : value
}

/**
 * Removes private data from a URL before it is stored: user names; values of parameters whose name suggests tokens,
 * passwords, e-mail addresses or telephone numbers, in English or Vietnamese, `user[email]` included; and parameters and
 * path segments that look like them, in any encoding and also in nested URLs. The rest is unchanged. `''` for
 * non-strings.
 *
 * @example redactUrl('https://a.example/?token=abc&q=java') // 'https://a.example/?token=redacted&q=java'
 */
export function redactUrl(url: string): string {
  return redactAddress(url, MAX_DEPTH)
}

function redactAddress(url: string, depth: number): string {
  const parts = splitUrl(url)
  if (!parts) return typeof url === 'string' ? redactValue(url) : ''
  return joinUrl({
    origin: parts.origin.replace(/\/\/[^/]*@/, '//'),
    path: parts.path.replace(/[^/;]+/g, (segment) => redactSegment(segment, depth)),
    search: redactPieces(parts.search, depth),
    hash: redactPieces(parts.hash, depth),
  })
}

/** Redacts a path segment, which may contain an encoded URL. */
function redactSegment(segment: string, depth: number): string {
  return segment.includes('%') || segment.includes('=') ? redactNested(segment, depth) : redactValue(segment)
}

/** Redacts the parameters of a query or hash. */
function redactPieces(text: string, depth: number): string {
  return text.replace(/([?#&]|^)([^&#?]*)/g, (piece, before: string, body: string) => {
    if (!body.includes('=')) return before + redactNested(body, depth)
    const at = body.indexOf('=') + 1
    if (isSensitiveParam(pieceKey(body))) return before + body.slice(0, at) + REDACTED
    const redacted = redactNested(body.slice(at), depth)
    return redacted === body.slice(at) ? piece : before + body.slice(0, at) + redacted
  })
}

/** Redacts a value, which may contain a URL. */
function redactNested(written: string, depth: number): string {
  const value = safeDecode(written.replace(/\+/g, ' '))
  const isAddress = /[/?#&=]/.test(value) || (value !== written && value.includes('%'))
  if (!isAddress || /\s/.test(value)) return looksPrivate(written) ? REDACTED : written
  // Deeper than any URL of the site: values that are not inspected are not stored.
  if (depth === 0) return REDACTED
  const isQuery = /^[^/?#:]*=/.test(value)
  const redacted = isQuery ? redactPieces(value, depth - 1) : redactAddress(value, depth - 1)
  // Redacts only the private parts of a nested URL.
  if (redacted !== value) return value === written ? redacted : encodeQueryValue(redacted)
  return looksPrivate(written) ? REDACTED : written
}

function isSensitiveParam(key: string): boolean {
  const plain = key
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .trim()
    .replace(/[\s[\]]+/g, '_')
  return SENSITIVE.param.test(plain) || SENSITIVE_CAMEL.test(plain)
}

/** Returns whether a text looks private, as written or at any level of decoding. */
function looksPrivate(written: string): boolean {
  let text = written.slice(0, MAX_LENGTH)
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    if (EMAIL.test(text) || JWT.test(text) || PHONE.test(text.trim()) || SENSITIVE.json.test(text)) return true
    const decoded = safeDecode(text)
    if (decoded === text) return false
    text = decoded
  }
  return false
}
