import type { SHARED } from '../../core/contracts.ts'
import type { BUFFERED_EVENTS } from '../../core/events/eventBootScript.ts'
import type { PageVisit } from '../attribution/readVisit.ts'

/** Key of a value that all scripts of the shell on a page share, of any version: a row of the contracts' table. */
type Row = keyof typeof SHARED
/** A key may end with the version of React that it is for. */
export type SharedKey = Row | `${Row & `${string}/1`}/${string}`

/** The shape of each shared value. A later version may add to it, and takes another key where it changes. */
interface SharedShapes {
  readonly consent: boolean
  /** The last one decides. */
  readonly 'document-language': object[]
  readonly disclosures: () => void
  readonly elements: (options: object) => void
  readonly events: Partial<Record<(typeof BUFFERED_EVENTS)[number], Event>> & {
    /** The button that was clicked last; `false` after Escape, `null` once the shell handles clicks. */
    click?: HTMLElement | false | null | undefined
  }
  /** The functions of `developmentMessages.ts`: of the same version. */
  readonly messages: unknown
  readonly modal: (onClose: () => void) => () => void
  /** Elements of each shell with its components, by the function that ends it. */
  readonly mounted: Map<() => void, ReadonlyMap<Element, string>>
  readonly mounts: number
  readonly 'overlay-entries/1': {
    /** Tokens of the open overlays. */
    readonly open: Set<string>
    /** Callbacks waiting for a history step to finish; `null` if no step is in progress. */
    waiting: (() => void)[] | null
  }
  readonly page: { shells: number; isWelcomed: boolean }
  /** The function of `startPageView`, and the effects that it has started: of the same version. */
  readonly 'page-view': unknown
  readonly 'page-work': unknown
  readonly part: () => void
  readonly 'props-read-at': { readonly text: string; readonly url: string }
  readonly renderers: number
  readonly reported: Set<string>
  readonly 'scroll-lock': { holders: number; readonly unlock: () => void }
  readonly sticky: { readonly sticks: boolean; readonly stop: () => void; holders: number }
  readonly styles: true
  readonly submenus: () => void
  readonly visits: {
    /** Whether a shell has recorded it, or has nothing to record of it. */
    readonly visit: PageVisit & { isRecorded?: boolean }
    readonly landedFrom: string
  }
}

/** Shape of a shared value; of a key without one, as of React's contexts, it is known to its only user. */
export type Shared<Key extends SharedKey> = Key extends keyof SharedShapes ? SharedShapes[Key] : unknown

type Holder = Record<symbol, unknown>

const symbolOf = (key: string): symbol => Symbol.for(`@jobsite/shell/${key}`)

/**
 * Returns a value that the scripts of the shell share.
 *
 * @param holder the element that has it. @default the window
 */
export const readShared = <Key extends SharedKey>(key: Key, holder: object = globalThis): Shared<Key> | undefined =>
  (holder as Holder)[symbolOf(key)] as Shared<Key> | undefined

/** Sets a value that the scripts of the shell share, and returns it. */
export function writeShared<Key extends SharedKey, Value extends Shared<Key> | undefined>(
  key: Key,
  value: Value,
  holder: object = globalThis,
): Value {
  const shared = holder as Holder
  shared[symbolOf(key)] = value
  return value
}

/** Returns the value that the scripts of the shell share, and begins it with a first one. */
export const beginShared = <Key extends SharedKey>(key: Key, first: () => Shared<Key>): Shared<Key> =>
  readShared(key) ?? writeShared(key, first())
