import type { SafeHtml } from '../../core/html/safeHtml.ts'

/**
 * Sanitizes HTML in a browser, with the result of the server's `sanitizeHtml`: parsed into an inert document, reduced
 * to the allowed elements and attributes, and passed through DOMPurify, which is loaded on first use. Returns `''` for
 * more than 200,000 characters, and if DOMPurify cannot be loaded. Never rejects.
 *
 * @example await sanitizeHtml('<h1 onclick="x()">Hà Nội<script>x()</script>') // '<h2>Hà Nội</h2>'
 */
export async function sanitizeHtml(html: string): Promise<SafeHtml> {
  try {
    const { sanitizeWithDomPurify } = await import('./sanitizeWithDomPurify.ts')
    return sanitizeWithDomPurify(html)
  } catch {
    return '' as SafeHtml
  }
}
