/** The tags that stay, each with the attributes that may stand on it. `lang` may stand on all. */
export const ALLOWED_TAGS: Readonly<Record<string, readonly string[]>> = {
  // Blocks
  blockquote: [],
  div: [],
  figcaption: [],
  figure: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  p: [],
  pre: [],
  // Lists
  dd: [],
  dl: [],
  dt: [],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  ul: [],
  // Tables
  caption: [],
  col: ['span'],
  colgroup: ['span'],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  tfoot: [],
  th: ['colspan', 'rowspan', 'scope'],
  thead: [],
  tr: [],
  // Links and images
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  // Words
  abbr: ['title'],
  b: [],
  br: [],
  cite: [],
  code: [],
  del: [],
  em: [],
  i: [],
  ins: [],
  kbd: [],
  mark: [],
  q: [],
  s: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  u: [],
  wbr: [],
}

/** Tags that become another: a page has one `h1` and its own landmarks, and blocks must stay apart. */
export const RENAMED_TAGS: Readonly<Record<string, string>> = {
  acronym: 'abbr',
  address: 'div',
  article: 'div',
  aside: 'div',
  center: 'div',
  details: 'div',
  dir: 'ul',
  fieldset: 'div',
  footer: 'div',
  h1: 'h2',
  header: 'div',
  hgroup: 'div',
  legend: 'div',
  listing: 'pre',
  main: 'div',
  menu: 'ul',
  nav: 'div',
  search: 'div',
  section: 'div',
  strike: 's',
  summary: 'div',
}

/** Tags that go with all that is in them. Of any other tag that is not allowed, what is in it stays. */
export const DROPPED_TAGS: readonly string[] = [
  // Other languages than HTML, and other documents
  ...['applet', 'embed', 'fencedframe', 'frame', 'frameset', 'iframe', 'math', 'noembed', 'noframes', 'noscript'],
  ...['object', 'plaintext', 'portal', 'script', 'style', 'svg', 'template', 'xmp'],
  // What stands in a head
  ...['base', 'basefont', 'bgsound', 'head', 'link', 'meta', 'title'],
  // Controls
  ...['button', 'datalist', 'dialog', 'input', 'keygen', 'meter', 'optgroup', 'option', 'output', 'progress'],
  ...['select', 'selectedcontent', 'textarea'],
  // Media, and what belongs to them
  ...['area', 'audio', 'canvas', 'map', 'param', 'source', 'track', 'video'],
]

/** Tags without an end. */
export const VOID_TAGS: readonly string[] = ['br', 'col', 'hr', 'img', 'wbr']

/** Schemes of the addresses that stay. */
export const ALLOWED_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel']
