import type { ShellConfig } from '../core/config/config.ts'
import { parseResumeSummary, type ResumeSummary } from '../core/user/resumeSummary.ts'
import type { User } from '../core/user/user.ts'
import { type RequestOptions, request } from './request.ts'

const PATH = '/api-gateway/v1.0/profile/resume-summary'
const FINE = 200

/**
 * A seeker's counts of the last 7 days. `null` for anything unexpected, and for a user without a token. The token goes
 * into one header of this request and nowhere else.
 *
 * Answer: `{ status: { code: 200 }, data: { attributes: { totalEmployerViews, totalJobAlert } } }`.
 */
export async function fetchResumeSummary(
  config: ShellConfig,
  user: User,
  options?: RequestOptions,
): Promise<ResumeSummary | null> {
  const token = readToken(user)
  if (token === null) return null
  const answer = (await request(`${config.hosts.api}${PATH}`, {
    ...options,
    headers: { authorization: `Bearer ${token}` },
  })) as { status?: { code?: unknown }; data?: { attributes?: unknown } } | null
  return answer?.status?.code === FINE ? parseResumeSummary(answer.data?.attributes) : null
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
