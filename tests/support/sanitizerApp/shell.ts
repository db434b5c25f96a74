import { sanitizeHtml } from '../../../src/browser/html/sanitizeHtml.ts'

window.sanitizeHtml = sanitizeHtml
