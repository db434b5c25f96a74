import { detectLanguage, requestUrl } from '@jobsite/shell/core'
import { type NextRequest, NextResponse } from 'next/server'

/** Adds the language of the site's URL as a folder that visitors do not see: `/viec-lam` is rendered by `/vi/viec-lam`. */
export function proxy(request: NextRequest) {
  const url = request.nextUrl.clone()
  const language = detectLanguage(requestUrl(request)) ?? 'vi'
  url.pathname = `/${language}${url.pathname === '/' ? '' : url.pathname}`
  return NextResponse.rewrite(url)
}

export const config = { matcher: ['/((?!api|_next|.*\\..*).*)'] }
