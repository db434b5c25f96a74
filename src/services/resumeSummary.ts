import * as v from 'valibot'
import { parseResumeSummary, type ResumeSummary } from '../core/user/resumeSummary.ts'
import type { User } from '../core/user/user.ts'
import { defineService } from './defineService.ts'
import { object, parseBy, statusOk } from './schemas.ts'

const answer = object({
  status: object({ code: statusOk }),
  data: object({ attributes: v.fallback(v.record(v.string(), v.unknown()), {}) }),
})

/** Reads the counts of a response, `{ status: { code: 200 }, data: { attributes: { totalEmployerViews, totalJobAlert } } }`. */
export function parseResumeSummaryAnswer(value: unknown): ResumeSummary | null {
  const parsed = parseBy(answer)(value)
  return parsed && parseResumeSummary(parsed.data.attributes)
}

/**
 * A seeker's counts of the last 7 days. A user without a token is not requested. The token goes into one header of the
 * request and nowhere else.
 */
export const resumeSummary = defineService<{ readonly user: User }, ResumeSummary>({
  endpoint: 'resumeSummary',
  headers: ({ user }) => {
    const token = readToken(user)
    return token === null ? null : { authorization: `Bearer ${token}` }
  },
  parse: parseResumeSummaryAnswer,
})

/** Returns the bearer token; `null` for none, and for one that cannot be decoded or sent in a header. */
function readToken({ accessToken, isTokenEncrypted }: User): string | null {
  if (!accessToken) return null
  try {
    const token = isTokenEncrypted ? atob(atob(accessToken)) : accessToken
    return /^[\x21-\x7e]+$/.test(token) ? token : null
  } catch {
    return null
  }
}
