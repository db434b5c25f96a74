import fc from 'fast-check'
import { words } from '../words.ts'

const TAGS = words(`
  p div a b i u s em strong code small big font nobr tt strike span q sub sup mark abbr wbr br hr img image blockquote
  pre listing h1 h2 h3 ul ol li dl dt dd menu dir table caption colgroup col thead tbody tfoot tr th td figure article
  section center details summary fieldset legend label form input button select option optgroup textarea template svg
  math mi mtext mglyph malignmark annotation-xml foreignObject desc title style script noscript xmp iframe noembed
  noframes plaintext object applet marquee ruby rt rp html head body frameset frame base link meta param source track
  area embed video audio canvas map dialog portal keygen isindex selectedcontent x-y P SVG`)

const NAMES = words(`
  href src alt title width height colspan rowspan span scope start reversed type value lang target rel loading id name
  class style is IS srcset onclick onerror xlink:href xml:lang data-x aria-label encoding color shadowrootmode HREF`)

const VALUES = [
  ...words(`/a ?a #a https://a.example/x https://đ.example //a.example javascript:x data:x mailto:a@b.example tel:+84`),
  ...words(`5 -5 100% a A 1 row vi vi-VN _blank _BLANK nofollow noopener hidden text/html {{x}} </style> <svg> </p>`),
  ...[
    '',
    ' /a ',
    '/a b',
    'a < b',
    'a --> b',
    "x' onerror=",
    '&quot;',
    '&amp;quot;',
    '&lt;b&gt;',
    '&#13;',
    'this is it',
  ],
  ...['\u202ea', 'a\0b', '\u00a0', 'x\ny', '<!-- x', ']>', '<b>', '`', '/\t/a'],
]

const TEXTS = [
  ...['x', ' ', '\n', 'Hà Nội', '&amp;', '&nbsp;', '&lt;b&gt;', '&copy', '&notit;', '&#0;', '&#13;', '&#x0d', '&#x80;'],
  ...[
    '&Tab;',
    '&NewLine;',
    '<',
    '</',
    '>',
    '"',
    "'",
    '<!--c-->',
    '<!--<b-->',
    '<!-->',
    '-->',
    '--!>',
    '<!-- a',
    '<!x>',
  ],
  ...['<![CDATA[x]]>', ']]>', '<?pi x?>', '<?a "b>c"?>', '<!doctype html>', '</p>', '</br>', '\0', '\r\n', '\f', '\v'],
  ...['\ud800', '\ufeff', '\u202e', '\u2028', '\u0085', '😀', '&lt;/p&gt;', ' is ', '<\0svg>'],
]

const quoted = (name: string, value: string, quote: string | undefined): string =>
  ` ${name}${quote === undefined ? '' : `=${quote}${value}${quote}`}`

const quote = fc.constantFrom('"', '"', "'", '', undefined)
const value = fc.constantFrom(...VALUES)
const attribute = fc.tuple(fc.constantFrom(...NAMES), value, quote).map((parts) => quoted(...parts))

// Tags with the attributes that they live by, which chance alone seldom brings together.
const LIVING = [
  'a href',
  'a target',
  'img src',
  'img alt',
  'ol start',
  'li value',
  'td colspan',
  'th scope',
  'col span',
]
const living = fc
  .tuple(fc.constantFrom(...LIVING), value, quote)
  .map(([pair, ...rest]) => pair.split(' ')[0] + quoted(pair.split(' ')[1] ?? '', ...rest))
const href = fc
  .tuple(fc.constantFrom('a href', 'img src'), fc.constantFrom('/a', '?a', 'https://a.example/x'))
  .map(([name, to]) => `${name}="${to}"`)

const start = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...TAGS) }, living, href),
    fc.array(attribute, { maxLength: 3 }),
    fc.constantFrom('>', '>', '>', '/>', ''),
  )
  .map(([tag, attributes, close]) => `<${tag}${attributes.join('')}${close}`)

const end = fc.constantFrom(...TAGS).map((tag) => `</${tag}>`)

/** Any text of tags, attributes and characters, most of it wrong. */
export const anyHtml = fc
  .array(fc.oneof({ weight: 4, arbitrary: start }, { weight: 2, arbitrary: end }, fc.constantFrom(...TEXTS)), {
    maxLength: 40,
    size: 'max',
  })
  .map((parts) => parts.join(''))
