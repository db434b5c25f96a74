/**
 * Server functions of the shell: data of the first paint, the shell as HTML for pages without React, and HTML
 * sanitizing. Uses web standards only, so it runs on Node and edge runtimes.
 *
 * @packageDocumentation
 */

export type { SafeHtml } from './core/html/safeHtml.ts'
export type { Logger } from './core/log.ts'
export type { BottomTextData, SeoKeywordsData, ShellData, ShellDataPart, TopBannerData } from './core/shellData.ts'
export type { Site, SiteDefinition, SiteMenuItem, SiteProblem } from './core/site/site.ts'
export { type PageRequest, requestUrl } from './core/url/pageUrl.ts'
export { type RenderedShell, type RenderShellOptions, renderShell } from './embed/renderShell.tsx'
export { type CachedFragment, createShellCache, type ShellCache, type ShellCacheOptions } from './embed/shellCache.ts'
export { type ShellStyleTagsOptions, shellStyleTags } from './embed/shellStyleTags.ts'
export {
  fetchEndpoint,
  type LoadShellDataOptions,
  loadShellData,
  loadStaticShellData,
  type ShellRequest,
} from './server/loadShellData.ts'
export { type LoadSiteOptions, loadSite } from './server/loadSite.ts'
export { type ParsedSite, parseSite } from './server/parseSite.ts'
export { sanitizeHtml } from './server/sanitizeHtml.ts'
export type { AdaptedEndpoint, Adapter, Adapters } from './services/adapters.ts'
export type { CallOptions } from './services/callEndpoint.ts'
export type { FetchEndpointOptions } from './services/fetchEndpoint.ts'
export type { Fetch } from './services/request.ts'
