import type { Context } from 'hono'

/** Whether a browser requests a page that no visitor has opened, and may never open: the request must change nothing. */
export const isPrefetch = (context: Context): boolean =>
  context.req.header('Sec-Purpose')?.startsWith('prefetch') === true
