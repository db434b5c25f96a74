import type { ShellConfig } from '@jobsite/shell/core'
import type { Account, Accounts } from './accounts.ts'

/** What a request carries through the site. */
export interface SiteEnv {
  Variables: {
    accounts: Accounts
    /** Scheme and host of the request. */
    origin: string
    config: ShellConfig
    /** Whoever is logged in. */
    account: Account | null
    /** Allows this answer's own style elements. */
    nonce: string
  }
}
