import { safeHref } from '../url/safeHref.ts'
import { ALLOWED_TAGS } from './allowedHtml.ts'
import { visibleText } from './visibleText.ts'

/** Reads an attribute of a tag: `null` where it is not there. */
export type ReadAttribute = (name: string) => string | null

type Rule = (value: string | null, read: ReadAttribute) => string | null

/**
 * The attributes that an allowed tag is written with, in order, each with a value that its rule lets through.
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

// Only hosts that all browsers and servers read alike: letters of Vietnamese and English, no user, no password.
const HOST =
  /^https?:\/\/[a-z\d\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e\u01a0\u01a1\u01af\u01b0\u1e00-\u1eff.-]+(?::\d+)?(?:[/?#]|$)/i
const MAIL = /^mailto:[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
const PHONE = /^tel:\+?\d[\d(). -]{1,20}$/i

/** What ends a comment or a text in which the attribute came to stand, or starts a tag there. */
const MARKUP = /--!?>|\]>|<[!/?a-z]/i

const LONGEST_TEXT = 500
const REL = ['nofollow', 'noreferrer', 'sponsored', 'ugc', 'noopener']

/** An address for an image: http(s) or site-relative. */
const address: Rule = (value) => {
  const href = safeHref(value)
  if (href === null || /[<>]/.test(href)) return null
  return /^[/?#]/.test(href) || HOST.test(href) ? href : null
}

/** An address for a link: as for an image, or one to write to or to call, which brings nothing but itself. */
const link: Rule = (value, read) => {
  const text = value?.trim() ?? ''
  return MAIL.test(text) || PHONE.test(text) ? text : address(value, read)
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
  src: address,
  start: count,
  target: (_value, read) => (isNewTab(read) ? '_blank' : null),
  title: words,
  type: like(/^[1aAiI]$/),
  value: count,
  width: size,
}
