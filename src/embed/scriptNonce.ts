/** The self-contained script, while it runs. */
const ownScript = typeof document === 'undefined' ? null : document.currentScript

/** The nonce of the self-contained script itself: the page's policy trusts it already. `undefined` elsewhere. */
export const scriptNonce = (): string | undefined => ownScript?.nonce || undefined
