import type { PageName } from '@jobsite/shell/core'

/** The pages that this app serves. Links to any other page of the site are page loads. */
export const ownPaths: readonly PageName[] = ['homepage', 'searchResult', 'companyList']
