import { currentUrl } from '../browser/navigation/overlayMark.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { readShared, writeShared } from '../browser/page/shared.ts'
import type { Language } from '../core/language/language.ts'
import { VERSION } from '../react/version.ts'
import type { HostOptions } from './mountPoints.ts'
import { servedOptions } from './servedOptions.ts'

/** Attribute of the element with the serialized options of a page's fragments. */
export const PROPS_ATTRIBUTE = 'data-shell-props'

/** Options that are not JSON-serializable. */
type ScriptOption =
  | 'adapters'
  | 'fetch'
  | 'linkComponent'
  | 'logger'
  | 'navigate'
  | 'ownPaths'
  | 'refreshUser'
  | 'serviceWorker'
  | 'suggest'

/** JSON-serializable options of fragments. */
export type ServedOptions = Omit<HostOptions, ScriptOption>

/** A page whose fragments a server rendered: the options that the page gave, and those that followed. */
export interface ServedPage {
  /** Options that the page gave. */
  readonly options: ServedOptions
  /** Values that followed from them: never an option of the page. */
  readonly renderedFor: RenderedOptions
  /** The browser's URL when a script first read them. */
  readonly readAt: string
}

/** Inputs of the fragments' HTML, given or derived. */
export interface RenderedOptions {
  readonly url: string
  readonly language: Language
}

interface Serialized {
  readonly version: string
  readonly options: ServedOptions
  readonly renderedFor: RenderedOptions
}

/** Returns whether the browser is at another page than the one that a page's fragments were rendered for. */
export const isNextView = ({ readAt }: ServedPage): boolean => currentUrl() !== readAt

/**
 * Serializes the options to a JSON element for a page's HTML, `<script type="application/json">`: data, which no
 * content security policy blocks. Contains only what `servedOptions.ts` lists.
 */
export function formatSerializedProps(options: ServedOptions, renderedFor: RenderedOptions): string {
  const served: Serialized = { version: VERSION, options: servedOptions(options), renderedFor }
  const json = serialize(served).replaceAll('<', '\\u003c')
  return `<script type="application/json" ${PROPS_ATTRIBUTE}>${json}</script>`
}

/** Serializes options, for props of a page and for cache keys. */
export const serialize = (value: unknown): string => JSON.stringify(value, bigIntAsText)

/** Replaces a BigInt, such as a database's id, which JSON cannot contain. */
const bigIntAsText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

/** Returns the options of the page's fragments; `null` if there are none, or if another version wrote them. */
export function readSerializedProps(page: ParentNode = safeDocument): ServedPage | null {
  try {
    const element = page.querySelector(`script[${PROPS_ATTRIBUTE}]`)
    const text = element?.textContent ?? 'null'
    const served = JSON.parse(text) as Serialized | null
    if (!element || served?.version !== VERSION || !served.options || !served.renderedFor) return null
    // Libraries may write another page's text into the same element.
    const before = readShared('props-read-at', element)
    const { url } = before?.text === text ? before : writeShared('props-read-at', { text, url: currentUrl() }, element)
    const { options, renderedFor } = served
    return { options, renderedFor, readAt: url }
  } catch {
    return null
  }
}
