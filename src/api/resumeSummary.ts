import * as v from 'valibot'
import type { ShellConfig } from '../core/config/config.ts'
import { parseResumeSummary, type ResumeSummary } from '../core/user/resumeSummary.ts'
import type { User } from '../core/user/user.ts'
import { type CallOptions, callEndpoint } from './callEndpoint.ts'
import { parseBy } from './schemas.ts'

const FINE = 200

const answer = v.object({
  status: v.object({ code: v.literal(FINE) }),
  data: v.object({ attributes: v.fallback(v.record(v.string(), v.unknown()), {}) }),
})

/** The counts of an answer, `{ status: { code: 200 }, data: { attributes: { totalEmployerViews, totalJobAlert } } }`. */
export function parseResumeSummaryAnswer(value: unknown): ResumeSummary | null {
  const parsed = parseBy(answer)(value)
  return parsed && parseResumeSummary(parsed.data.attributes)
}

/**
 * A seeker's counts of the last 7 days. `null` for anything unexpected, and for a user without a token. The token goes
 * into one header of this request and nowhere else. Never rejects.
 */
export async function fetchResumeSummary(
  config: ShellConfig,
  user: User,
  options?: CallOptions,
): Promise<ResumeSummary | null> {
  const token = readToken(user)
  if (token === null) return null
  const headers = { authorization: `Bearer ${token}` }
  return callEndpoint(config, { endpoint: 'resumeSummary', headers, parse: parseResumeSummaryAnswer }, options)
}

/** The bearer token; `null` where there is none, or none that can be read or sent. */
function readToken({ accessToken, isTokenEncrypted }: User): string | null {
  if (!accessToken) return null
  try {
    const token = isTokenEncrypted ? atob(atob(accessToken)) : accessToken
    return /^[\x21-\x7e]+$/.test(token) ? token : null
  } catch {
    return null
  }
}
