import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { text } from '../bilingual.ts'
import { createPageContext } from './createPageContext.ts'
import type { PageAssets } from './document.ts'
import { plainDocument } from './plainDocument.ts'
import type { SiteEnv } from './siteEnv.ts'

const WORDS = {
  title: text('Nội dung hoặc tệp quá lớn', 'The text or the file is too large'),
  lead: text(
    'Chưa có gì được gửi. Hãy quay lại trang trước, rút ngắn nội dung hoặc chọn tệp nhỏ hơn 2 MB, rồi gửi lại.',
    'Nothing was sent. Go back to the page before, shorten what you wrote or choose a file below 2 MB, and send it again.',
  ),
}

/**
 * Refuses bodies above a size.
 *
 * @param maxSize in bytes
 * @param assets of the page that says so to a visitor; without them, and to programs, it is said as JSON
 */
export function limitBody(maxSize: number, assets?: PageAssets): MiddlewareHandler<SiteEnv> {
  return bodyLimit({
    maxSize,
    onError: (context: Context<SiteEnv>) => {
      // The rest of the body is not read, so the connection cannot be used again.
      context.header('Connection', 'close')
      if (!assets || !context.req.header('Accept')?.includes('text/html')) {
        return context.json({ status: { code: 413, message: 'The request is too large' } }, 413)
      }
      const { language } = createPageContext(context)
      const title = WORDS.title[language]
      const body = html`<h1>${title}</h1><p>${WORDS.lead[language]}</p>`
      return context.html(plainDocument({ language, title, body, assets }), 413)
    },
  })
}
