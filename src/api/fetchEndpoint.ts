import type { ShellConfig } from '../core/config/config.ts'
import { type AdaptedEndpoint, type Adapter, type Adapters, defaultAdapters } from './adapters.ts'
import { type CallOptions, callEndpoint } from './callEndpoint.ts'

/** How an adapted endpoint is called. */
export interface FetchEndpointOptions extends CallOptions {
  /** Adapters that replace the documented ones. */
  readonly adapters?: Partial<Adapters> | undefined
  /** A seeker's bearer token, for endpoints that want one. It goes into a header and nowhere else. */
  readonly token?: string
}

type InputOf<Name extends AdaptedEndpoint> = Adapters[Name] extends Adapter<infer Input, unknown> ? Input : never
type OutputOf<Name extends AdaptedEndpoint> = Adapters[Name] extends Adapter<never, infer Output> ? Output : never

/**
 * Calls one of the endpoints whose shape is the site's own affair, through its adapter. Never rejects: `null` for
 * anything unexpected, told of in one line.
 *
 * @example await fetchEndpoint(config, 'jobSearch', { query: 'kế toán', locationIds: [29] })
 */
export function fetchEndpoint<Name extends AdaptedEndpoint>(
  config: ShellConfig,
  endpoint: Name,
  input: InputOf<Name>,
  { adapters, token, ...options }: FetchEndpointOptions = {},
): Promise<OutputOf<Name> | null> {
  const adapter = (adapters?.[endpoint] ?? defaultAdapters[endpoint]) as Adapter<InputOf<Name>, OutputOf<Name>>
  return callEndpoint(
    config,
    {
      endpoint,
      query: adapter.query?.(input),
      body: adapter.body?.(input),
      headers: token === undefined ? undefined : { authorization: `Bearer ${token}` },
      parse: adapter.parse,
    },
    options,
  )
}
