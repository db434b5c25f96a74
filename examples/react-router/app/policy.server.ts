import { formatCsp, shellCsp } from '@jobsite/shell/core'
import { currentSite } from './currentSite.server'

/** Only scripts and styles with the nonce are allowed. Add the hosts of images that the services return. */
export const policyOf = async (nonce: string) => formatCsp(shellCsp(await currentSite(), { nonce }))
