import type { ShellConfig } from '@jobsite/shell/core'
import type { Fetch } from '@jobsite/shell/server'
import type { Account, Accounts } from './accounts.ts'
import type { Faults } from './faults.ts'
import type { RejectedForms } from './rejectedForms.ts'
import type { Visitor } from './visitor.ts'

/** Variables of a request in the site's handlers. */
export interface SiteEnv {
  Variables: {
    accounts: Accounts
    /** Scheme and host that the visitor sees. */
    origin: string
    config: ShellConfig
    /** Calls the site's own backend without a network. */
    services: Fetch
    rejectedForms: RejectedForms
    /** Anyone who is logged in. */
    account: Account | null
    /** Nonce of this response's own style elements. */
    secureHeadersNonce: string
    /** Features that are switched off; empty in production. */
    faults: Faults
    /** The user according to the development switches. */
    visitor: Visitor
    isDevelopment: boolean
  }
}
