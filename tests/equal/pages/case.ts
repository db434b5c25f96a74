import type { EndpointName, ShellConfig } from '@jobsite/shell/core'

/** JSON in which functions, nodes and `undefined` are tokens; see `revive`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type JsonRecord = Readonly<Record<string, Json>>

/**
 * Where the shell gets the URL from. `page`: the page passes it, on the server and in the browser. `server`: the server passes
 * it to `renderShell`, and the script reads the location; a page of React passes each location. `location`: nobody passes it,
 * so that HTML of `renderShell` is that of the page's own path.
 */
export type UrlSource = 'page' | 'server' | 'location'

/** Response of a service. */
export type Answer = 'good' | 'empty' | 'broken' | 'late'

/** Selectors of the header's controls that visitors use by key; `null` for what has the focus. */
export const KEY_TARGETS = {
  page: null,
  'menu button': '.shell-menu-button',
  submenu: '.shell-entries button',
  account: '.shell-user > button',
  search: '[role="combobox"]',
  locations: '.shell-location-button',
  language: '.shell-language-switch a',
  'skip link': '[data-shell="skip-link"]',
} as const
export type KeyTarget = keyof typeof KEY_TARGETS

/** Keys that a visitor presses one after another without waiting, in a control that gets the focus first. */
export interface Presses {
  readonly do: 'press'
  readonly on: KeyTarget
  /** Keys by their names in Playwright. */
  readonly keys: readonly string[]
}

/** What a visitor, a page or the browser does. */
export type Step =
  | { readonly do: 'update'; readonly options: JsonRecord }
  /** Without a component: of all that take these props. */
  | { readonly do: 'updateOwn'; readonly part: string | null; readonly props: JsonRecord }
  | { readonly do: 'event'; readonly name: string; readonly detail: Json }
  | { readonly do: 'push' | 'replace'; readonly url: string; readonly isPassed: boolean }
  | { readonly do: 'hash'; readonly hash: string }
  | { readonly do: 'back' }
  | { readonly do: 'click'; readonly part: string; readonly control: number }
  | { readonly do: 'type'; readonly text: string }
  | Presses
  | { readonly do: 'submit' }
  | { readonly do: 'remove' | 'add'; readonly part: string }
  | { readonly do: 'release' }
  | { readonly do: 'load' }
  | { readonly do: 'restore' }

/** A page, its visitor and what happens. */
export interface Case {
  /** `react`: with inputs that only React pages can pass. */
  readonly kind: 'everywhere' | 'react'
  readonly isServed: boolean
  /** Width of the window in CSS pixels. */
  readonly width: number
  readonly url: string
  readonly urlSource: UrlSource
  /** Hash of the URL, with `#`, which no server receives; or `''`. */
  readonly hash: string
  /** Path that the head names as the page's English URL, in a pair of alternate links; or `null` without the links. */
  readonly alternate: string | null
  readonly config: JsonRecord
  readonly options: JsonRecord
  /** Names of the options that a page with fragments passes in the browser only. */
  readonly late: readonly string[]
  readonly parts: readonly string[]
  readonly own: Readonly<Record<string, JsonRecord>>
  /** Names of the options of pages without React that are props of each component. */
  readonly takes: Readonly<Record<string, readonly string[]>>
  readonly cookies: Readonly<Record<string, string>>
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
  readonly answers: Readonly<Partial<Record<EndpointName, Answer>>>
  /** Whether the page handles `LOGIN_POPUP`. */
  readonly handlesLogin: boolean
  /** Whether a component of a React page calls `useShell()`. */
  readonly usesShell: boolean
  /** Whether the page's head has the boot script for events. */
  readonly boots: boolean
  /** What a visitor does on a served page before its scripts have come. */
  readonly early: readonly Presses[]
  readonly steps: readonly Step[]
}

/** A case as a page receives it. */
export interface PageCase extends Case {
  readonly way: string
  readonly now: number
  readonly resolvedConfig: ShellConfig
}

/** Whether a visitor has touched a page: decides what is compared, and is not compared itself. */
export const TOUCHED = 'touched'

/** What a user or another program can observe of a page. */
export type Observed = Readonly<Record<string, readonly string[]>>
