import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const compress = promisify(brotliCompress)

/** The quality from which on it takes much longer and saves little. */
const QUALITY = 5

/** Compresses pages with Brotli, which hono's middleware does not know: a page then arrives in one round trip. */
export const brotliPages: MiddlewareHandler = async (context, next) => {
  await next()
  const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html') === true
  if (!isPage || !context.res.body || !acceptsBrotli(context.req.header('Accept-Encoding') ?? '')) return
  const text = new Uint8Array(await context.res.arrayBuffer())
  const body = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  context.res = new Response(new Uint8Array(body), context.res)
  context.res.headers.set('Content-Encoding', 'br')
  context.res.headers.append('Vary', 'Accept-Encoding')
}

/** Whether `Accept-Encoding` names Brotli; a quality of 0 rules it out. */
const acceptsBrotli = (header: string): boolean =>
  header.split(',').some((item) => {
    const [name, quality = ''] = item.split(';').map((part) => part.trim())
    return name === 'br' && !/^q=0(?:\.0*)?$/.test(quality)
  })
