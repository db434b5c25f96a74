/**
 * What servers and edges use: the data of the first paint, the shell as HTML for pages that are not React, and HTML
 * from outside made safe. Web standards only.
 *
 * @packageDocumentation
 */
export type { AdaptedEndpoint, Adapter, Adapters } from './api/adapters.ts'
export type { CallOptions } from './api/callEndpoint.ts'
export { type FetchEndpointOptions, fetchEndpoint } from './api/fetchEndpoint.ts'
export type { Fetch } from './api/request.ts'
export type { SafeHtml } from './core/html/safeHtml.ts'
export type { Logger } from './core/log.ts'
export type { BottomTextData, SeoKeywordsData, ShellData, TopBannerData } from './core/shellData.ts'
export { type RenderedShell, type RenderShellOptions, renderShell } from './embed/renderShell.tsx'
export { type ShellStyleTagsOptions, shellStyleTags } from './embed/shellStyleTags.ts'
export {
  type LoadShellDataOptions,
  loadShellData,
  type ShellDataPart,
  type ShellRequest,
} from './server/loadShellData.ts'
export { sanitizeHtml } from './server/sanitizeHtml.ts'
