import { pieceKey, queryPieces } from '../url/query.ts'
import { splitUrl } from '../url/splitUrl.ts'
import { isAttributionParam, withoutAttributionParams } from './attributionParams.ts'

/**
 * Returns whether a new URL is a separate page view: another path, or another query that was not set by a replacement.
 * A changed hash, removed attribution parameters, or a slash that a router adds or removes at the end do not count. Origins
 * are not compared: a page may pass its URLs with or without one.
 *
 * @param isReplaced whether the history entry was replaced, as by pages that filter a list or clean their URL.
 *
 * @example isNextPageView('/viec-lam?utm_source=fb', '/viec-lam', false) // false
 * @example isNextPageView('/viec-lam', '/viec-lam?page=2', false) // true
 */
export function isNextPageView(before: string, next: string, isReplaced: boolean): boolean {
  const [one, other] = [splitUrl(before), splitUrl(next)]
  if (!one || !other) return before !== next
  if (isReplaced) return one.path.replace(/\/$/, '') !== other.path.replace(/\/$/, '')
  if (one.path !== other.path) return true
  if (withoutAttributionParams(one.search) !== withoutAttributionParams(other.search)) return true
  const known = queryPieces(one.search)
  return queryPieces(other.search).some((piece) => isAttributionParam(pieceKey(piece)) && !known.includes(piece))
}
