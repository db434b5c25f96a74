import type { PageContext } from '../web/pageContext.ts'

/** The hidden field of a form that says whose form it is. */
export const userField = ({ account }: Pick<PageContext, 'account'>): { readonly user?: string } =>
  account ? { user: account.userId } : {}

/** The rejected form, if it is the seeker's own: someone else may have logged in after the session ended. */
export const ownForm = ({ account, rejected }: Pick<PageContext, 'account' | 'rejected'>): PageContext['rejected'] =>
  rejected?.values.user === account?.userId ? rejected : undefined
