import { sanitizeHtml } from '../../../src/browser/sanitizeHtml.ts'

window.sanitizeHtml = sanitizeHtml
