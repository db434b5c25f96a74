/**
 * HTML that a sanitiser has made: it may be put into a page as it is. Nothing else makes one. The mark is a name, not a
 * symbol, so that what one door gives fits what another takes.
 */
export type SafeHtml = string & { readonly __sanitised: true }
