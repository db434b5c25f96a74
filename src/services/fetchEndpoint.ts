import type { ShellConfig } from '../core/config/config.ts'
import { type AdaptedEndpoint, type Adapter, type Adapters, defaultAdapters } from './adapters.ts'
import type { CallOptions } from './callEndpoint.ts'
import { defineService } from './defineService.ts'

/** Options of {@link fetchEndpoint}. */
export interface FetchEndpointOptions extends CallOptions {
  /** Adapters that replace the documented formats. */
  readonly adapters?: Partial<Adapters> | undefined
  /** Bearer token of a seeker, for endpoints that need one. Sent in one header and used nowhere else. */
  readonly token?: string | undefined
}

/** Input of an adapted endpoint. */
export type InputOf<Name extends AdaptedEndpoint> = Adapters[Name] extends Adapter<infer Input, unknown> ? Input : never
/** Output of an adapted endpoint. */
export type OutputOf<Name extends AdaptedEndpoint> =
  Adapters[Name] extends Adapter<never, infer Output> ? Output : never

/**
 * Calls an endpoint that has an adapter: `null` for any failure, which is logged in one line. Rejects only if an adapter's
 * `query` or `body` throws.
 */
export function fetchEndpoint<Name extends AdaptedEndpoint>(
  config: ShellConfig,
  endpoint: Name,
  input: InputOf<Name>,
  options: FetchEndpointOptions = {},
): Promise<OutputOf<Name> | null> {
  const { adapters, token, ...call }: FetchEndpointOptions = Object(options)
  const adapter = (adapters?.[endpoint] ?? defaultAdapters[endpoint]) as Adapter<InputOf<Name>, OutputOf<Name>>
  const service = defineService<InputOf<Name>, OutputOf<Name>>({
    endpoint,
    query: (params) => adapter.query?.(params) ?? {},
    body: (params) => adapter.body?.(params),
    parse: (response) => adapter.parse(response),
    reader: adapter,
    ...(token !== undefined && { headers: () => ({ authorization: `Bearer ${token}` }) }),
  })
  return service.fetch(config, input, call)
}
