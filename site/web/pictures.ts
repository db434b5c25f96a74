import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isLanguage, LANGUAGES, type Language } from '@jobsite/shell/core'
import { renderAsync } from '@resvg/resvg-js'
import type { Context, Hono } from 'hono'
import { companyById } from '../backend/fixtures/companies.ts'
import { jobById } from '../backend/fixtures/jobs.ts'
import { inLanguage, text } from '../bilingual.ts'
import { companyCard } from '../content/companyContent.ts'
import { jobCard } from '../content/jobCard.ts'
import { companyDrawing } from '../ui/jobs/companyDrawing.ts'
import type { PictureOf } from './pageContext.ts'
import type { SiteEnv } from './siteEnv.ts'

/** Pixels of the picture that networks show with a shared link. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** Site-relative URL of a page's picture: that of its subject, else of the site. */
export function pictureUrl(subject: Pick<PictureOf, 'of' | 'id'> | undefined, language: Language): string {
  return `/share/${subject ? `${subject.of}-${subject.id}` : 'site'}-${language}.png`
}

/** Pictures that are kept, of some 50 KB each. */
const MAX_PICTURES = 200
/** The site's icon: blue, with a white drawing. */
const ICON = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
const [ICON_GROUND, ICON_STROKE] = ['#0b57c2', '#fff']
const ICON_SIDE = 36
const A_DAY = 'public, max-age=86400'

/** Sizes of the site's icon, in pixels: of a phone's home screen, and of the manifest. */
const ICON_SIZES = [180, 192, 512]

/** Pictures for shared links, icons and manifests. Each PNG is drawn on its first request. */
export function addPictures(app: Hono<SiteEnv>): void {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const respond = async (context: Context, name: string, svg: string, width: number): Promise<Response> => {
    const picture = kept.get(name) ?? renderPng(svg, width)
    if (!kept.has(name)) {
      const [oldest] = kept.keys()
      if (kept.size >= MAX_PICTURES && oldest !== undefined) kept.delete(oldest)
      kept.set(name, picture)
      picture.catch(() => kept.delete(name))
    }
    return context.body(await picture, 200, { 'Content-Type': 'image/png', 'Cache-Control': A_DAY })
  }

  app.get('/share/:name{[a-z0-9-]+\\.png}', (context) => {
    const name = context.req.param('name').slice(0, -'.png'.length)
    const svg = pictureOf(name)
    return svg === null ? context.notFound() : respond(context, name, svg, PICTURE_SIZE.width)
  })
  for (const size of ICON_SIZES) {
    // Phones cut the corners themselves.
    const square = ICON.replace(/ rx="[\d.]+"/, '')
    app.get(`/icons/${size}.png`, (context) => respond(context, `icon-${size}`, square, size))
  }
  for (const language of LANGUAGES) {
    app.get(`/manifest-${language}.webmanifest`, (context) =>
      context.body(JSON.stringify(manifest(context.var.config.siteName, language)), 200, {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': A_DAY,
      }),
    )
  }
}

const manifest = (siteName: string, language: Language): object => ({
  name: siteName,
  lang: language,
  start_url: language === 'vi' ? '/' : '/en',
  scope: '/',
  display: 'browser',
  theme_color: '#0b57c2',
  background_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...ICON_SIZES.slice(1).map((size) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  ],
})

const font = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/be-vietnam-pro/${file}.ttf`))

const FONT = 'Be Vietnam Pro'

/** In another thread: a picture takes some 50 ms. */
async function renderPng(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      fontFiles: [font('700Bold/BeVietnamPro_700Bold'), font('500Medium/BeVietnamPro_500Medium')],
      loadSystemFonts: false,
      defaultFontFamily: FONT,
    },
  })
  return new Uint8Array(image.asPng())
}

/** Texts of a picture, from top to bottom. */
interface PictureTexts {
  /** Whose mark is in the picture. */
  readonly companyId: number | undefined
  readonly above: string
  readonly title: string
  /** In green. */
  readonly amount: string
  readonly below: string
  /** In the bar with the site's name. */
  readonly bar: string
}

/** The picture of a name, as SVG; `null` where there is none. */
function pictureOf(name: string): string | null {
  const [, kind, id = '', language] = /^(?:(job|company)-(\d+)|site)-(vi|en)$/.exec(name) ?? []
  if (!isLanguage(language)) return null
  const texts =
    kind === 'job' ? jobTexts(id, language) : kind === 'company' ? companyTexts(id, language) : siteTexts(language)
  return texts && draw(texts)
}

function jobTexts(id: string, language: Language): PictureTexts | null {
  const job = jobById(id)
  if (!job) return null
  const { companyId, company, title, salary, place, level } = jobCard(job, language, new Date())
  const bar = text('Xem và nộp đơn', 'See the job and apply')[language]
  return { companyId, above: company, title, amount: salary, below: `${place} · ${level}`, bar }
}

function companyTexts(id: string, language: Language): PictureTexts | null {
  const company = companyById(Number(id))
  if (!company) return null
  const { name, industry, place, openings } = inLanguage(companyCard(company, language), language)
  const bar = text('Xem công ty và việc làm', 'See the company and its jobs')[language]
  return {
    companyId: company.id,
    above: industry,
    title: name,
    amount: openings,
    below: place,
    bar,
  }
}

const siteTexts = (language: Language): PictureTexts => ({
  companyId: undefined,
  above: text('Việc làm tại Việt Nam', 'Jobs in Vietnam')[language],
  title: text('Tìm việc làm phù hợp với bạn', 'Find the job that fits you')[language],
  amount: '',
  below: text('Ngành nghề · Địa điểm · Mức lương', 'Category · Location · Salary')[language],
  bar: text('Tìm việc ngay', 'Find jobs now')[language],
})

const MARGIN = 80
const LINE = PICTURE_SIZE.width - 2 * MARGIN
const BAR = 110

/** Sizes of a title, each with the lines that there is room for. */
const TITLES = [
  { size: 68, max: 2 },
  { size: 50, max: 3 },
] as const

function draw({ companyId, above, title, amount, below, bar }: PictureTexts): string {
  const { width, height } = PICTURE_SIZE
  const top = 216
  const [size, lines] = titleLines(title)
  const after = top + lines.length * size * 1.2 + 8
  const line = (x: number, y: number, fontSize: number, color: string, words: string, more = ''): string =>
    words === ''
      ? ''
      : `<text x="${x}" y="${Math.round(y)}" font-size="${fontSize}" fill="${color}" ${more}>${escaped(words)}</text>`
  const mark = companyId === undefined ? siteMark(ICON_GROUND, ICON_STROKE, 48) : companyMark(companyId)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}" font-weight="500">
<rect width="${width}" height="${height}" fill="#fff"/>
<g transform="translate(${MARGIN} 70) scale(2)">${mark}</g>
${line(MARGIN + 120, 131, 34, '#4a5a6d', fitted(above, 34, LINE - 120))}
${lines.map((words, index) => line(MARGIN, top + (index + 0.8) * size * 1.2, size, '#17212e', words, 'font-weight="700"')).join('')}
${line(MARGIN, after + 48, 38, '#0a6b45', fitted(amount, 38), 'font-weight="700"')}
${line(MARGIN, after + (amount === '' ? 48 : 96), 32, '#4a5a6d', fitted(below, 32))}
<rect y="${height - BAR}" width="${width}" height="${BAR}" fill="#0b57c2"/>
<g transform="translate(${MARGIN} ${height - BAR + 31})">${siteMark(ICON_STROKE, ICON_GROUND, 48)}</g>
${line(MARGIN + 68, height - BAR / 2 + 14, 40, '#fff', 'Jobsite', 'font-weight="700"')}
${line(width - MARGIN, height - BAR / 2 + 11, 30, '#fff', bar, 'text-anchor="end"')}
</svg>`
}

const companyMark = (id: number): string => {
  const { path, ground, stroke } = companyDrawing(id)
  return `<rect width="48" height="48" rx="11" fill="${ground}"/><path d="${path}" fill="none" stroke="${stroke}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The site's icon in two colors. */
function siteMark(ground: string, stroke: string, side: number): string {
  const drawing = ICON.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(
    /(fill|stroke)="(#\w+)"/g,
    (_, name: string, color: string) =>
      `${name}="${color === ICON_GROUND ? ground : color === ICON_STROKE ? stroke : color}"`,
  )
  return `<g transform="scale(${side / ICON_SIDE})">${drawing}</g>`
}

/** The largest size in which a title fits, and its lines, which are of about the same length. */
function titleLines(title: string): readonly [size: number, lines: readonly string[]] {
  const { size, max } = TITLES.find((row) => wrap(title, row.size, LINE).length <= row.max) ?? TITLES[1]
  const lines = wrap(title, size, LINE)
  if (lines.length > max) return [size, [...lines.slice(0, max - 1), fitted(lines.slice(max - 1).join(' '), size)]]
  let room = LINE
  while (room > LINE / 3 && wrap(title, size, room - 20).length === lines.length) room -= 20
  return [size, wrap(title, size, room)]
}

function wrap(words: string, size: number, room: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Text that is cut off where its line ends. */
function fitted(words: string, size: number, room = LINE): string {
  if (widthOf(words, size) <= room) return words
  let end = words.length
  while (end > 0 && widthOf(`${words.slice(0, end)}…`, size) > room) end -= 1
  return `${words.slice(0, end).trimEnd()}…`
}

/** Upper bound of a text's width, in pixels: without accents, letters of the font are of three widths. */
const widthOf = (words: string, size: number): number =>
  [...words.normalize('NFD').replace(/\p{M}/gu, '')].reduce((sum, sign) => sum + widthOfSign(sign), 0) * size

const widthOfSign = (sign: string): number => {
  if (/[iljtfrI.,:;|!'()[\] -]/.test(sign)) return 0.4
  return /[A-ZĐ@%&mw–…]/.test(sign) ? 0.78 : 0.6
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
