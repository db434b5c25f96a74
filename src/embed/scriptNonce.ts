import { safeDocument } from '../browser/page/safeDocument.ts'

/** The self-contained script, while it runs. */
const currentScript = typeof window === 'undefined' ? null : safeDocument.currentScript

/** Returns the nonce of the self-contained script, which the page's policy already trusts. `undefined` elsewhere. */
export const scriptNonce = (): string | undefined => currentScript?.nonce || undefined
