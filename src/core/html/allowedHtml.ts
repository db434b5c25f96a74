/** Allowed tags with their allowed attributes. `lang` is allowed on all. */
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
  // Text
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

/** Tags that are renamed: a page has one `h1` and its own landmarks, and blocks must stay separate. */
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

/** Tags that are removed with their content. Any other tag that is not allowed is unwrapped. */
export const DROPPED_TAGS: readonly string[] = [
  // Foreign content and nested documents
  ...['applet', 'embed', 'fencedframe', 'frame', 'frameset', 'iframe', 'math', 'noembed', 'noframes', 'noscript'],
  ...['object', 'plaintext', 'portal', 'script', 'style', 'svg', 'template', 'xmp'],
  // Head elements
  ...['base', 'basefont', 'bgsound', 'head', 'link', 'meta', 'title'],
  // Controls
  ...['button', 'datalist', 'dialog', 'input', 'keygen', 'meter', 'optgroup', 'option', 'output', 'progress'],
  ...['select', 'selectedcontent', 'textarea'],
  // Media
  ...['area', 'audio', 'canvas', 'map', 'param', 'source', 'track', 'video'],
]

/** Void elements, without an end tag. */
export const VOID_TAGS: readonly string[] = ['br', 'col', 'hr', 'img', 'wbr']

/** Allowed URL schemes. */
export const ALLOWED_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel']
