import { queryPieces } from '../url/query.ts'
import { splitUrl, type UrlParts } from '../url/splitUrl.ts'
import { isAttributionParam, withoutAttributionParams } from './attributionParams.ts'

/**
 * Returns whether a new URL is a separate page view: another path, or another query that was not set by a replacement.
 * A changed hash or removed attribution parameters do not count.
 *
 * @param isReplaced whether the history entry was replaced, as by pages that filter a list or clean their URL.
 *
 * @example isNextPageView('/viec-lam?utm_source=fb', '/viec-lam', false) // false
 * @example isNextPageView('/viec-lam', '/viec-lam?page=2', false) // true
 */
export function isNextPageView(before: string, next: string, isReplaced: boolean): boolean {
  const [one, other] = [splitUrl(before), splitUrl(next)]
  if (!one || !other) return before !== next
  if (one.path !== other.path || isOtherOrigin(one, other)) return true
  if (isReplaced) return false
  if (withoutAttributionParams(one.search) !== withoutAttributionParams(other.search)) return true
  const known = queryPieces(one.search)
  return queryPieces(other.search).some(
    (piece) => isAttributionParam(piece.split('=', 1)[0] ?? '') && !known.includes(piece),
  )
}

/** Returns whether two URLs have different origins. URLs of one app may be passed with or without it. */
function isOtherOrigin(one: UrlParts, other: UrlParts): boolean {
  return one.origin !== other.origin && one.origin !== '' && other.origin !== ''
}
