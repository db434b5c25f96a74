import type { ShellConfig } from '../config/config.ts'
import { configured } from '../config/configured.ts'
import { toList } from '../looseValues.ts'
import { parseUrl } from '../url/parseUrl.ts'
import type { Site } from './site.ts'

/** Options of {@link shellCsp}. */
export interface ShellCspOptions {
  /** Nonce of the response, for its scripts and style elements. @default none */
  readonly nonce?: string | undefined
  /** Hashes of inline scripts, `sha256-…`, such as `themeBootScriptHash` and `eventBootScriptHash`. @default none */
  readonly hashes?: readonly string[] | undefined
}

/** Directives of a content security policy, with their sources. */
export type CspDirectives = Readonly<Record<string, readonly string[]>>

/**
 * Returns the directives of a content security policy that the shell needs on a page. Add your own sources, such as the
 * hosts of banners' images.
 *
 * @param site the site, or its config.
 *
 * @throws TypeError for a missing or incomplete one.
 *
 * @example shellCsp(site, { nonce: 'abc' })['script-src'] // ["'self'", "'nonce-abc'"]
 */
export function shellCsp(site: Site | ShellConfig, options: ShellCspOptions = {}): CspDirectives {
  const { hosts, linkBase, logos }: ShellConfig = Object(Object(site).config ?? site)
  const { nonce, hashes }: ShellCspOptions = Object(options)
  const own = ["'self'"]
  const inline = [
    // Quotes and semicolons would end the source, or the directive.
    ...(typeof nonce === 'string' && /^[\w+/=-]+$/.test(nonce) ? [`'nonce-${nonce}'`] : []),
    ...(Array.isArray(hashes) ? hashes : [])
      .map((hash) => `${hash}`.replace(/^'|'$/g, ''))
      .filter((hash) => /^sha(?:256|384|512)-[\w+/=-]+$/.test(hash))
      .map((hash) => `'${hash}'`),
  ]
  const { api, metadata, metaService, banners } = configured(hosts)
  // A host may have a semicolon or a comma, which would end the directive or the policy.
  const origins = (urls: readonly unknown[]): string[] =>
    urls
      .flatMap((url) => (typeof url === 'string' && parseUrl(url)?.origin) || [])
      .filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin))
  const sources = (...all: string[]): readonly string[] => [...new Set(all)]
  const services = origins([api, metadata, metaService, banners])
  return {
    'default-src': ["'none'"],
    'script-src': sources(...own, ...inline),
    'style-src': sources(...own, ...inline.filter((source) => source.startsWith("'nonce-"))),
    'img-src': sources(...own, 'data:', ...services, ...origins(Object.values(Object(logos)))),
    'connect-src': sources(...own, ...services),
    // The search is a form.
    'form-action': sources(...own, ...origins([linkBase])),
    'base-uri': ["'none'"],
  }
}

/**
 * Formats directives as the value of a `Content-Security-Policy` header.
 *
 * @example formatCsp({ 'object-src': ["'none'"] }) // "object-src 'none'"
 */
export const formatCsp = (directives: CspDirectives): string =>
  Object.entries(Object(directives) as CspDirectives)
    .map(([name, sources]) => [name, ...toList(sources)].join(' '))
    .join('; ')
