import { currentUrl } from '../browser/navigation/overlayMark.ts'
import { isSupportedBrowser } from '../browser/page/isSupportedBrowser.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { readShared, writeShared } from '../browser/page/shared.ts'
import type { Language } from '../core/language/language.ts'
import type { HostOptions } from '../options/options.ts'
import { VERSION } from '../react/version.ts'

/** Attribute of the element with the serialized options of a page's fragments. */
export const PROPS_ATTRIBUTE = 'data-shell-props'

type Callable = ((...given: never) => unknown) | (abstract new (...given: never) => unknown)

/** `true` for a value that is, or contains, a function; `never` for one that JSON can carry. */
type HasFunction<Value> = Value extends Callable
  ? true
  : Value extends string | number | bigint | boolean
    ? never
    : Value extends readonly (infer Item)[]
      ? HasFunction<Item>
      : Value extends object
        ? { [Name in keyof Value]-?: HasFunction<NonNullable<Value[Name]>> }[keyof Value]
        : never

/** The kinds of a value that JSON can carry: of an id or a getter of an id, the id. */
type Carried<Value> = Value extends unknown ? ([HasFunction<Value>] extends [never] ? Value : never) : never

/** Options that HTML carries: those that are JSON-serializable. All others are given in the browser. */
export type ServedOptions = {
  [Name in keyof HostOptions as [Carried<NonNullable<HostOptions[Name]>>] extends [never] ? never : Name]: Carried<
    HostOptions[Name]
  >
}

/** A page whose fragments a server rendered: the options that the page gave, and those that followed. */
export interface ServedPage {
  /** Options that the page gave. */
  readonly options: ServedOptions
  /** Values that followed from them: never an option of the page. */
  readonly renderedFor: RenderedOptions
  /** URL of the folder with the scripts. @default unknown */
  readonly scriptBase?: string | undefined
  /** The browser's URL when a script first read them. */
  readonly readAt: string
}

/** Inputs of the fragments' HTML, given or derived. */
export interface RenderedOptions {
  readonly url: string
  readonly language: Language
}

/** Content of the element with the options of a page's fragments. */
export interface Serialized {
  readonly version: string
  readonly options: ServedOptions
  readonly renderedFor: RenderedOptions
  readonly scriptBase?: string | undefined
}

/** Returns whether the browser is at another page than the one that a page's fragments were rendered for. */
export const isNextView = ({ readAt }: ServedPage): boolean => currentUrl() !== readAt

/** Serializes options, for props of a page and for cache keys. A BigInt, such as a database's id, is a text. */
export function serialize(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    // Slower, and rarely needed: JSON has no BigInt.
    return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
  }
}

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
    return { ...served, readAt: url }
  } catch {
    return null
  }
}

/** Returns whether the page's fragments stay as the server rendered them: the browser is older than the supported ones. */
export const keepsFragments = (): boolean =>
  !isSupportedBrowser() && safeDocument.querySelector(`script[${PROPS_ATTRIBUTE}]`) !== null
