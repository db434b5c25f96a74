import type { BannerCombination } from '../core/banner/rotation.ts'
import type { ShellConfig } from '../core/config/config.ts'
import type { EndpointName, EndpointQuery } from '../core/endpoints.ts'
import type { SafeHtml } from '../core/html/safeHtml.ts'
import type { Language } from '../core/language/language.ts'
import type { Logger } from '../core/log.ts'
import type { PageName } from '../core/pages/pages.ts'
import type { ShellData } from '../core/shellData.ts'
import { type CallOptions, callEndpoint } from './callEndpoint.ts'
import type { Failure } from './request.ts'

/** The page that a section of {@link ShellData} is fetched for. */
export interface SectionPage extends BannerCombination {
  readonly language: Language
  /** `undefined` where the URL names none. */
  readonly page: PageName | undefined
  /** The page's URL, absolute or site-relative. */
  readonly url: string
  /** The page's canonical or current URL. */
  readonly pageUrl: string
  /** Zone of the top banner; `undefined` where the page has none. */
  readonly zoneName?: string | undefined
  /** Sanitizes HTML from outside. @default none: sections with HTML are empty */
  readonly sanitize?: (html: string) => SafeHtml | Promise<SafeHtml>
}

/** A section of {@link ShellData} that a service fills. */
export interface Section<Input, Output, Key extends keyof ShellData = keyof ShellData> {
  /** The section's key in {@link ShellData}. */
  readonly key: Key
  /** Whether it is the same on every page, so that it can be cached without a request. @default false */
  readonly isShared?: boolean
  /** Returns what the service is called with; `undefined` where the page has no such section. */
  input(page: SectionPage): Input | undefined
  /** Returns the section's data. */
  data(output: Output, input: Input, page: SectionPage): Pick<ShellData, Key> | Promise<Pick<ShellData, Key>>
}

/** Definition of a service's request and response. Method, host and path are those of `core/endpoints.ts`. */
export interface ServiceDefinition<Input, Output, Key extends keyof ShellData = keyof ShellData> {
  readonly endpoint: EndpointName
  /** Returns the parameters of the URL. @default none */
  query?(input: Input): EndpointQuery
  /** Returns the request's headers; `null` makes no request, and the call gives `null`. @default none */
  headers?(input: Input): Readonly<Record<string, string>> | null
  /** Returns what is sent as JSON. @default nothing */
  body?(input: Input): unknown
  /** Reads a response; returns `null`, or throws, for one of another shape. */
  parse(response: unknown, input: Input): Output | null
  /** Identity of the reader of the response. Only calls with the same one share a request. @default `parse` */
  readonly reader?: object | undefined
  /** Logs a failure. @default a warning that names the endpoint */
  report?(failure: Failure, logger: Logger): void
  /** Returns the result in place of a failed call. @default `null` */
  recover?(failure: Failure): Output | null
  /** The section of the first paint that it fills. @default none */
  readonly section?: Section<Input, Output, Key>
}

/** A service that can be called. */
export interface Service<Input, Output, Key extends keyof ShellData = keyof ShellData>
  extends ServiceDefinition<Input, Output, Key> {
  /** Calls the endpoint. Never rejects: `null` for any failure, which is logged in one line. */
  fetch(config: ShellConfig, input: Input, options?: CallOptions): Promise<Output | null>
  /**
   * Fetches the section that the service fills. Resolves to `undefined` where the page has no such section, and where the
   * service fails: the section is unknown then, not empty, and who shows it asks again.
   */
  fetchSection(config: ShellConfig, page: SectionPage, options?: CallOptions): Promise<Pick<ShellData, Key> | undefined>
}

/**
 * Defines a service. The calls of the server loader, of the hooks, of the fault tests and the rows of
 * `etc/contracts.json` derive from the definition. List it in `services.ts`.
 */
export function defineService<Input, Output, Key extends keyof ShellData = never>(
  definition: ServiceDefinition<Input, Output, Key>,
): Service<Input, Output, Key> {
  const { endpoint, query, headers, body, parse, reader = parse, report, recover, section } = definition
  const fetch = async (config: ShellConfig, input: Input, options?: CallOptions): Promise<Output | null> => {
    const sent = headers?.(input)
    if (sent === null) return null
    return callEndpoint(
      config,
      {
        endpoint,
        query: query?.(input),
        headers: sent,
        body: body?.(input),
        parse: (response) => parse(response, input),
        reader,
        report,
        recover,
      },
      options,
    )
  }
  return {
    ...definition,
    fetch,
    fetchSection: async (config, page, options) => {
      const input = section?.input(page)
      if (!section || input === undefined) return undefined
      const output = await fetch(config, input, options)
      return output === null ? undefined : section.data(output, input, page)
    },
  }
}
