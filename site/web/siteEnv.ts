import type { IncomingMessage } from 'node:http'
import type { Language, ShellConfig } from '@jobsite/shell/core'
import type { Fetch } from '@jobsite/shell/server'
import type { Account, Accounts } from './accounts.ts'
import type { Faults } from './faults.ts'
import type { RejectedForm } from './pageContext.ts'
import type { Shares } from './shares.ts'
import type { Visitor } from './visitor.ts'

/** The files that a page loads, site-relative. */
export interface PageAssets {
  readonly script: string
  /** Further files that the script imports. */
  readonly imports: readonly string[]
  readonly styles: readonly string[]
}

/** Rejected forms of each browser, by the key in its cookie, then by the name of the form, the latest last. */
export type RejectedForms = Shares<readonly (readonly [name: string, form: RejectedForm])[]>

/** Variables of a request in the site's handlers. */
export interface SiteEnv {
  Bindings: {
    /** The request as Node has it. */
    readonly incoming?: IncomingMessage
    /** The request for which the site calls itself. No visitor can set it. */
    readonly caller?: { readonly requestId: string; readonly address: string }
  }
  Variables: {
    /** Names the request in the log, and to its visitor. */
    requestId: string
    /** IP address of the visitor. */
    address: string
    assets: PageAssets
    accounts: Accounts
    /** Scheme and host that the visitor sees. */
    origin: string
    config: ShellConfig
    /** Calls the site's own backend without a network. */
    services: Fetch
    rejectedForms: RejectedForms
    /** Anyone who is logged in. */
    account: Account | null
    /** The language of the form that was sent, if it says one. */
    language: Language | undefined
    /** Nonce of this response's own style elements. */
    secureHeadersNonce: string
    /** Features that are switched off; empty in production. */
    faults: Faults
    /** The user according to the development switches. */
    visitor: Visitor
    isDevelopment: boolean
  }
}
