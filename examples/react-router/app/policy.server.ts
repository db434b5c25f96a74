import { formatCsp, shellCsp } from '@jobsite/shell/core'
import { config } from './shellConfig'

/** Only scripts and styles with the nonce are allowed. Add the hosts of images that the services return. */
export const policyOf = (nonce: string) => formatCsp(shellCsp(config, { nonce }))
