import type { ShellConfig } from '@jobsite/shell/core'
import type { Fetch } from '@jobsite/shell/server'
import type { Account, Accounts } from './accounts.ts'

/** What a request carries through the site. */
export interface SiteEnv {
  Variables: {
    accounts: Accounts
    /** Scheme and host of the request. */
    origin: string
    config: ShellConfig
    /** Asks the site's own backend, without a way over the network. */
    services: Fetch
    /** Whoever is logged in. */
    account: Account | null
    /** Allows this answer's own style elements. */
    nonce: string
  }
}
