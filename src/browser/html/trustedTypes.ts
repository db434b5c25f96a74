import { TRUSTED_TYPES_POLICY } from '../../core/contracts.ts'
import type { SafeHtml } from '../../core/html/safeHtml.ts'

/** Subset of a Trusted Types policy that the shell uses. */
export interface HtmlPolicy {
  createHTML(html: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): HtmlPolicy
}

let policy: HtmlPolicy | null | undefined

/**
 * Returns the shell's Trusted Types policy, created once: pages reject a second one of the same name. `null` in
 * browsers without Trusted Types, and if the page allows other policies only.
 */
export function trustedTypesPolicy(): HtmlPolicy | null {
  if (policy !== undefined) return policy
  try {
    const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
    policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (html) => html }) ?? null
  } catch {
    // Not in the page's directive: HTML is then assigned as text, or blocked.
    policy = null
  }
  return policy
}

/**
 * Wraps sanitized HTML for browsers that enforce Trusted Types; returns it unchanged on a server and in other browsers.
 */
export function trustedHtml(html: SafeHtml): string {
  return typeof window === 'undefined' ? html : (trustedTypesPolicy()?.createHTML(html) ?? html)
}
