import { readFile, writeFile } from 'node:fs/promises'
import { optimize } from 'svgo'

/** Line icons: the shell's name, and the name in Lucide (ISC). */
const LINES = {
  menu: 'menu',
  close: 'x',
  chevronDown: 'chevron-down',
  back: 'arrow-left',
  externalLink: 'external-link',
  user: 'user-round',
  search: 'search',
  history: 'clock',
  trending: 'trending-up',
  globe: 'globe',
  mapPin: 'map-pin',
  shieldCheck: 'shield-check',
  jobs: 'briefcase-business',
  interviews: 'messages-square',
  salary: 'banknote',
  companies: 'building',
  magazine: 'newspaper',
  tools: 'wrench',
  careerCentre: 'layout-dashboard',
  bell: 'bell',
  employers: 'users-round',
  logOut: 'log-out',
}

/** Brand icons: the shell's name, and the name in Simple Icons (CC0). */
const SHAPES = {
  facebook: 'facebook',
  google: 'google',
  tiktok: 'tiktok',
  youtube: 'youtube',
  spotify: 'spotify',
  appStore: 'appstore',
  googlePlay: 'googleplay',
}

/** LinkedIn is in neither set: "in" in a rounded square, drawn for this project. */
const OWN_SHAPES = {
  linkedin:
    'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Zm1.5 8.5v9h3v-9h-3ZM7 4.8a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Zm4 4.7v9h3v-4.9c0-1.2.7-1.9 1.7-1.9s1.5.7 1.5 2v4.8h3v-5.5c0-2.6-1.4-4-3.4-4-1.3 0-2.2.6-2.8 1.5V9.5h-3Z',
}

type IconNode = [tag: string, attributes: Record<string, string>]

/** Returns a node of an icon as path data, so that an icon is one `<path>` on every page. */
function toPath([tag, attributes]: IconNode): string {
  const number = (name: string): number => Number(attributes[name] ?? 0)
  if (tag === 'path') return fromItsOwnStart(attributes.d ?? '')
  if (tag === 'circle') {
    const r = number('r')
    return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  }
  if (tag === 'rect') {
    const [r, width, height] = [number('rx'), number('width') - 2 * number('rx'), number('height') - 2 * number('rx')]
    const corner = (x: number, y: number): string => (r > 0 ? `a${r} ${r} 0 0 1 ${x} ${y}` : '')
    const sides = `h${width}${corner(r, r)}v${height}${corner(-r, r)}h${-width}${corner(-r, -r)}v${-height}${corner(r, -r)}`
    return `M${number('x') + r} ${number('y')}${sides}z`
  }
  throw new Error(`An icon contains <${tag}>. Add it to toPath in scripts/build/buildIcons.ts.`)
}

/** Returns path data that can follow another path: a leading `m` is absolute only at the start. */
function fromItsOwnStart(d: string): string {
  return d
    .replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*/, (_, x, y) => `M${x} ${y}l`)
    .replace(/^(M[^a-z]*)l(?=[a-z])/i, '$1')
}

/** Decimals of lines on a grid of 24: some have a dot, a line of a hundredth. */
const LINE_PRECISION = 2
/** Decimals of shapes, which are shown at 20 to 28 pixels: a tenth of a unit is invisible. */
const SHAPE_PRECISION = 1

/** Stroke of the line icons. Its round caps draw dots of zero-length lines; without it the optimizer removes them. */
const ROUND = 'stroke="#000" stroke-linecap="round"'

/** The same path in fewer characters. */
function shorten(d: string, precision: number, attributes = ''): string {
  const path = `<path d="${d}" ${attributes}/>`
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${path}</svg>`, {
    multipass: true,
    floatPrecision: precision,
    plugins: ['convertPathData'],
  })
  const shortened = / d="([^"]+)"/.exec(data)?.[1]
  if (shortened === undefined) throw new Error(`svgo removed the path ${d}.`)
  return shortened
}

const dotsOf = (d: string): number => d.split('h.01').length - 1

async function readLines(): Promise<Record<string, string>> {
  const all = JSON.parse(await readFile('node_modules/lucide-static/icon-nodes.json', 'utf8')) as Record<
    string,
    IconNode[]
  >
  return Object.fromEntries(
    Object.entries(LINES).map(([name, source]) => {
      const nodes = all[source]
      if (!nodes) throw new Error(`Lucide has no icon "${source}".`)
      const d = nodes.map(toPath).join('')
      const shortened = shorten(d, LINE_PRECISION, ROUND)
      if (dotsOf(shortened) !== dotsOf(d)) throw new Error(`The icon "${name}" lost a dot.`)
      return [name, shortened]
    }),
  )
}

async function readShapes(): Promise<Record<string, string>> {
  const entries = await Promise.all(
    Object.entries(SHAPES).map(async ([name, source]) => {
      const svg = await readFile(`node_modules/simple-icons/icons/${source}.svg`, 'utf8')
      const d = /<path d="([^"]+)"/.exec(svg)?.[1]
      if (!d) throw new Error(`Simple Icons has no shape "${source}".`)
      return [name, d] as const
    }),
  )
  return Object.fromEntries(
    [...entries, ...Object.entries(OWN_SHAPES)].map(([name, d]) => [name, shorten(d, SHAPE_PRECISION)]),
  )
}

const text = `// Written by scripts/build/buildIcons.ts from Lucide (ISC), Simple Icons (CC0) and one custom drawing. Do not edit.

/** Icons of lines, each one path on a 24 × 24 grid. */
export const lines = ${JSON.stringify(await readLines(), null, 2)}

/** Brand icons, as filled shapes. */
export const shapes = ${JSON.stringify(await readShapes(), null, 2)}

/** Name of an icon. */
export type IconName = keyof typeof lines | keyof typeof shapes
`
await writeFile('src/components/shared/icons.ts', text)
