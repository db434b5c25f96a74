// The brand is a property name, not a symbol, so that all entry points accept each other's results.
/** Sanitized HTML, safe to insert into a page. Only the sanitizers create it. */
export type SafeHtml = string & { readonly __sanitised: true }
