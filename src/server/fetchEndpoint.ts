import type { ShellConfig } from '../core/config/config.ts'
import { wholeLogger } from '../core/log.ts'
import type { Site } from '../core/site/site.ts'
import type { AdaptedEndpoint } from '../services/adapters.ts'
import {
  fetchEndpoint as callAdapted,
  type FetchEndpointOptions,
  type InputOf,
  type OutputOf,
} from '../services/fetchEndpoint.ts'
import { configIn } from './siteConfig.ts'

/**
 * Calls an endpoint that has an adapter. Never rejects: `null` for any failure, which is logged in one line.
 *
 * @example await fetchEndpoint(site, 'jobSearch', { query: 'kế toán', locationIds: [29] })
 */
export async function fetchEndpoint<Name extends AdaptedEndpoint>(
  site: Site | ShellConfig,
  endpoint: Name,
  input: InputOf<Name>,
  options: FetchEndpointOptions = {},
): Promise<OutputOf<Name> | null> {
  try {
    return await callAdapted(configIn(site), endpoint, input, options)
  } catch {
    // Without the error's message, which may quote what is sent.
    wholeLogger(options?.logger).warn(
      `[@jobsite/shell] ${endpoint}: the request failed; continuing without it. (code: no-answer)`,
    )
    return null
  }
}
