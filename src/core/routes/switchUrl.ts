import { isLanguage, type Language } from '../language/language.ts'
import { pagePath } from '../pages/pages.ts'
import { linkableUrl, trimmed } from '../url/pageUrl.ts'
import { parseUrl } from '../url/parseUrl.ts'
import { encodeQueryValue, joinQuery, pieceKey, pieceValue, queryPieces, setParam } from '../url/query.ts'
import { safeReturnUrl } from '../url/safeHref.ts'
import { joinUrl, parseHttpUrl } from '../url/splitUrl.ts'
import { languageOfParts } from './detectLanguage.ts'
import { type LocalizeOptions, localizeUrl } from './localizeUrl.ts'

/**
 * Returns the target of the language switch: the counterpart of a URL or, for a page with one URL, the same URL with
 * `lang=` in its query. A same-site `redirectURL` in the query is localized too.
 *
 * Safe in a link: `//host` becomes one slash, another scheme than http(s) the home page. With `site`, a URL on another
 * host is reduced to its path.
 *
 * @example switchUrl('/ho-so', 'en') // '/my-profile'
 * @example switchUrl('/career-newbies', 'en') // '/career-newbies?lang=en'
 * @example switchUrl('/dang-nhap?redirectURL=%2Fviec-lam', 'en') // '/login?redirectURL=%2Fjobs'
 * @example switchUrl('//evil.example/viec-lam', 'en') // '/evil.example/viec-lam?lang=en'
 */
export function switchUrl(url: string, to: Language, options: LocalizeOptions = {}): string {
  const rules: LocalizeOptions = Object(options)
  const safe = url === '' ? url : linkableUrl(url, rules)
  if (safe === null) return !rules.site && isHarmless(url) ? url : pagePath('homepage', to)
  const { href, isOwn } = counterpart(safe, to, rules)
  return isOwn || !href.includes('redirectURL') ? href : localizeRedirect(href, to, rules)
}

/** Returns the counterpart of a URL, and whether it is the page's alternate URL (`isOwn`). */
function counterpart(url: string, to: Language, options: LocalizeOptions): { href: string; isOwn: boolean } {
  const localized = localizeUrl(url, to, options)
  if (localized === trimmed(options.alternateUrl)) return { href: localized, isOwn: true }
  const parts = parseHttpUrl(localized)
  if (!parts || !isLanguage(to) || languageOfParts(parts, options.campaignPaths) === to)
    return { href: localized, isOwn: false }
  return { href: joinUrl({ ...parts, search: setParam(parts.search, 'lang', to) }), isOwn: false }
}

/** Localizes every same-site `redirectURL` in the query of a URL, one level deep. */
function localizeRedirect(
  href: string,
  to: Language,
  { alternateUrl: _, page: __, ...rules }: LocalizeOptions,
): string {
  const parts = parseHttpUrl(href)
  if (!parts) return href
  const before = queryPieces(parts.search)
  const after = before.map((piece) => {
    const target = pieceKey(piece) === 'redirectURL' ? pieceValue(piece) : ''
    if (!isOnSite(target, rules)) return piece
    const localized = counterpart(target, to, rules).href
    return localized === target ? piece : `redirectURL=${encodeQueryValue(localized)}`
  })
  const isChanged = after.some((piece, index) => piece !== before[index])
  return isChanged ? joinUrl({ ...parts, search: joinQuery(after) }) : href
}

/** Returns whether a redirect leads to the site: by its host if the site is known; otherwise only for a path. */
function isOnSite(target: string, { site }: LocalizeOptions): boolean {
  if (site) return safeReturnUrl(target, site) !== null
  return target.startsWith('/') && safeReturnUrl(target, ANY_SITE) !== null
}

const ANY_SITE = { siteDomain: '', siteOrigin: 'https://localhost' }

/**
 * Returns whether a URL is safe in a link although it is not a page: a non-string, `mailto:`, `tel:`, or unreadable
 * http(s).
 */
const isHarmless = (url: unknown): boolean =>
  typeof url !== 'string' || /^(?:mailto|tel):/i.test(url) || (/^https?:/i.test(url) && !parseUrl(url))
