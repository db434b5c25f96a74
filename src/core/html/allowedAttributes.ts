import { safeHref } from '../url/safeHref.ts'
import { ALLOWED_TAGS } from './allowedHtml.ts'
import { visibleText } from './visibleText.ts'

/** Reads an attribute of a tag; `null` if it is absent. */
export type ReadAttribute = (name: string) => string | null

type Rule = (value: string | null, read: ReadAttribute) => string | null

/**
 * Returns the attributes to write for an allowed tag, in order, with the values that their rules accept.
 *
 * @example allowedAttributes('a', (name) => ({ href: '/a', target: '_blank', onclick: 'x()' })[name] ?? null)
 * // [['href', '/a'], ['target', '_blank'], ['rel', 'noopener']]
 */
export function allowedAttributes(tag: string, read: ReadAttribute): (readonly [name: string, value: string])[] {
  return ['lang', ...(ALLOWED_TAGS[tag] ?? [])].flatMap((name) => {
    const value = RULES[name]?.(read(name), read) ?? null
    return value === null ? [] : [[name, value] as const]
  })
}

// Only hosts that all browsers and servers parse alike: Vietnamese and English letters, no user name or password.
const HOST =
  /^https?:\/\/[a-z\d\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e\u01a0\u01a1\u01af\u01b0\u1e00-\u1eff.-]+(?::\d+)?(?:[/?#]|$)/i
const MAIL = /^mailto:[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
const PHONE = /^tel:\+?\d[\d(). -]{1,20}$/i

/** Markup that could end a surrounding comment or text, or start a tag there. */
const MARKUP = /--!?>|\]>|<[!/?a-z]/i

const LONGEST_TEXT = 500
const REL = ['nofollow', 'noreferrer', 'sponsored', 'ugc', 'noopener']

/** URL of an image: http(s) or site-relative. */
const imageUrl: Rule = (value) => {
  const href = safeHref(value)
  if (href === null || /[<>]/.test(href)) return null
  return /^[/?#]/.test(href) || HOST.test(href) ? href : null
}

/** URL of a link: as for an image, or a plain `mailto:` or `tel:` without parameters. */
const link: Rule = (value, read) => {
  const text = value?.trim() ?? ''
  return MAIL.test(text) || PHONE.test(text) ? text : imageUrl(value, read)
}

const words: Rule = (value) => {
  const text = visibleText(value ?? '').trim()
  return text === '' || text.length > LONGEST_TEXT || MARKUP.test(text) ? null : text
}

const like =
  (pattern: RegExp): Rule =>
  (value) => {
    const text = value?.trim() ?? ''
    return pattern.test(text) ? text : null
  }

const isNewTab = (read: ReadAttribute): boolean => read('target')?.trim().toLowerCase() === '_blank'

const rel: Rule = (value, read) => {
  const given = value?.toLowerCase().split(/\s+/) ?? []
  return REL.filter((word) => given.includes(word) || (word === 'noopener' && isNewTab(read))).join(' ') || null
}

const span = like(/^[1-9]\d?$/)
const count = like(/^-?\d{1,6}$/)
const size = like(/^[1-9]\d{0,3}$/)

const RULES: Readonly<Record<string, Rule>> = {
  alt: (value, read) => words(value, read) ?? '',
  colspan: span,
  height: size,
  href: link,
  lang: like(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i),
  loading: () => 'lazy',
  rel,
  reversed: (value) => (value === null ? null : ''),
  rowspan: span,
  scope: like(/^(?:row|col|rowgroup|colgroup)$/),
  span,
  src: imageUrl,
  start: count,
  target: (_value, read) => (isNewTab(read) ? '_blank' : null),
  title: words,
  type: like(/^[1aAiI]$/),
  value: count,
  width: size,
}
