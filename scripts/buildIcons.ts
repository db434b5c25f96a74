import { readFile, writeFile } from 'node:fs/promises'

/** Icons by the shell's name and their name in Lucide (ISC), drawn as lines. */
const LINES = {
  menu: 'menu',
  close: 'x',
  chevronDown: 'chevron-down',
  back: 'arrow-left',
  externalLink: 'external-link',
  user: 'user-round',
  search: 'search',
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

/** Brand marks by the shell's name and their name in Simple Icons (CC0), drawn as shapes. */
const SHAPES = {
  facebook: 'facebook',
  google: 'google',
  tiktok: 'tiktok',
  youtube: 'youtube',
  spotify: 'spotify',
  appStore: 'appstore',
  googlePlay: 'googleplay',
}

/** LinkedIn is in neither set: a plain "in" in a rounded square, drawn for this project. */
const OWN_SHAPES = {
  linkedin:
    'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Zm1.5 8.5v9h3v-9h-3ZM7 4.8a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Zm4 4.7v9h3v-4.9c0-1.2.7-1.9 1.7-1.9s1.5.7 1.5 2v4.8h3v-5.5c0-2.6-1.4-4-3.4-4-1.3 0-2.2.6-2.8 1.5V9.5h-3Z',
}

type IconNode = [tag: string, attributes: Record<string, string>]

async function readLines(): Promise<Record<string, { nodes: IconNode[] }>> {
  const all = JSON.parse(await readFile('node_modules/lucide-static/icon-nodes.json', 'utf8')) as Record<
    string,
    IconNode[]
  >
  return Object.fromEntries(
    Object.entries(LINES).map(([name, source]) => {
      const nodes = all[source]
      if (!nodes) throw new Error(`Lucide has no icon "${source}".`)
      return [name, { nodes }]
    }),
  )
}

async function readShapes(): Promise<Record<string, { shape: true; nodes: IconNode[] }>> {
  const entries = await Promise.all(
    Object.entries(SHAPES).map(async ([name, source]) => {
      const svg = await readFile(`node_modules/simple-icons/icons/${source}.svg`, 'utf8')
      const d = /<path d="([^"]+)"/.exec(svg)?.[1]
      if (!d) throw new Error(`Simple Icons has no shape "${source}".`)
      return [name, d] as const
    }),
  )
  return Object.fromEntries(
    [...entries, ...Object.entries(OWN_SHAPES)].map(([name, d]) => [name, { shape: true, nodes: [['path', { d }]] }]),
  )
}

const icons = { ...(await readLines()), ...(await readShapes()) }
const text = `// Written by scripts/buildIcons.ts from Lucide (ISC), Simple Icons (CC0) and one own drawing: change it there.

/** The parts of an icon on a 24 × 24 grid, drawn as lines or, with \`shape\`, filled. */
export interface IconDrawing {
  readonly shape?: true
  readonly nodes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/** The shell's icons by name. */
export const icons = ${JSON.stringify(icons, null, 2)} as const satisfies Record<string, IconDrawing>

/** The name of an icon. */
export type IconName = keyof typeof icons
`
await writeFile('src/components/Icon/icons.ts', text)
