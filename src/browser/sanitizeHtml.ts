import type { SafeHtml } from '../core/html/safeHtml.ts'

/**
 * HTML from outside, made safe in a browser, as `sanitizeHtml` of the server makes it: read by the browser into a
 * document of its own, where nothing runs or loads, cut down to what is allowed, and let through by DOMPurify, which
 * is loaded on first use. `''` for more than 200,000 characters, and where the library cannot be loaded. Never rejects.
 *
 * @example await sanitizeHtml('<h1 onclick="x()">Hà Nội<script>x()</script>') // '<h2>Hà Nội</h2>'
 */
export async function sanitizeHtml(html: string): Promise<SafeHtml> {
  try {
    const { purifyHtml } = await import('./purifyHtml.ts')
    return purifyHtml(html)
  } catch {
    return '' as SafeHtml
  }
}
