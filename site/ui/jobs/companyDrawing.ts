/** Background and foreground of a logo: two colors with enough contrast in light and dark. */
const COLORS: readonly (readonly [ground: string, drawing: string])[] = [
  ['#1f7a4d', '#e6f7d9'],
  ['#0b57c2', '#d9ecff'],
  ['#7a1f3d', '#ffd9e4'],
  ['#b3530b', '#fff0d6'],
  ['#0a7480', '#d8fbff'],
  ['#5b3aa8', '#efe4ff'],
  ['#1d4f91', '#ffe28a'],
  ['#8a2b6e', '#ffd8f3'],
  ['#c2351d', '#ffe9d6'],
  ['#2c3e66', '#9fe3ff'],
  ['#33691e', '#f4ffd0'],
  ['#00695c', '#c9fff2'],
]

/** Drawings on a ground of 48 by 48: leaf, waves, columns, mountains, star, rainbow, crate, weave, bag, network, tick, pearl. */
const DRAWINGS: readonly string[] = [
  'M13 35C11 20 20 12 37 12c1 16-8 25-20 22M13 37c3-8 9-14 16-17',
  'M9 20c5-6 9-6 15 0s10 6 15 0M9 30c5-6 9-6 15 0s10 6 15 0',
  'M11 19 24 11l13 8ZM15 22v11M24 22v11M33 22v11M11 37h26',
  'M8 36 19 17l7 11 4-6 10 14Z',
  'm24 10 4 10 11 .6-8.6 6.8 3 10.6L24 32l-9.4 6 3-10.6L9 20.6 20 20Z',
  'M9 34a15 15 0 0 1 30 0M16 34a8 8 0 0 1 16 0M23 34h2',
  'm24 10 13 7v14l-13 7-13-7V17ZM11 17l13 7 13-7M24 24v14',
  'M12 16h24M12 24h24M12 32h24M16 12v24M24 12v24M32 12v24',
  'M13 18h22l2 19H11ZM18 22v-5a6 6 0 0 1 12 0v5',
  'M24 24 13 15M24 24l12-8M24 24l-9 11M24 24l11 10M24 21a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  'M24 10a14 14 0 1 0 0 28 14 14 0 0 0 0-28ZM17 24l5 5 9-10',
  'M24 13a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM9 30c5 8 25 8 30 0M13 25c-2 1-3 3-4 5M35 25c2 1 3 3 4 5',
]

/** Returns the drawing and colors of a company. Colors move on against the drawings each time these are through, so that far more ids than twelve differ. */
export const companyDrawing = (id: number) => {
  const nth = id + 3
  const drawing = nth % DRAWINGS.length
  const color = (drawing + Math.floor(nth / DRAWINGS.length) * 5) % COLORS.length
  const [ground, stroke] = COLORS[color] as (typeof COLORS)[number]
  return { path: DRAWINGS[drawing] as string, ground, stroke }
}
