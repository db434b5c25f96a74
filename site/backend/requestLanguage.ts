import { DEFAULT_LANGUAGE, isLanguage, type Language, parseLanguageCookie } from '@jobsite/shell/core'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/** The language of an endpoint's response: `language` or `lang` of the query, the visitor's cookie, `Accept-Language`, Vietnamese. */
export function requestLanguage(context: Context): Language {
  const requested = context.req.query('language') ?? context.req.query('lang')
  if (isLanguage(requested)) return requested
  const accepted = context.req.header('Accept-Language')?.slice(0, 2).toLowerCase()
  return parseLanguageCookie(getCookie(context, 'lang')) ?? (isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE)
}
