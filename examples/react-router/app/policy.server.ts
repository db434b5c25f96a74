import { config } from './shellConfig'

const { api, metadata, metaService, banners } = config.hosts
const services = [...new Set([api, metadata, metaService, banners])].join(' ')

/** Only scripts and styles with the nonce are allowed. Add the hosts of images that the services return. */
export const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${services}`,
    `connect-src 'self' ${services}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
