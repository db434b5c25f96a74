const FOLDER = '/shell-fixtures/'

const image = <Name extends string>(name: Name, color: string, width: number, height: number) => ({
  name,
  color,
  width,
  height,
})

const IMAGES = [
  image('text', '#0b57c2', 320, 200),
  image('sidebar', '#127a4b', 160, 600),
  image('companies', '#b93408', 2560, 94),
  image('cv', '#5b2a86', 2560, 94),
  image('logo', '#0b57c2', 140, 36),
  image('whiteLogo', '#ffffff', 140, 36),
  image('narrowLogo', '#0b57c2', 100, 36),
] as const

/** Site-relative URLs of the fixtures' images. */
export const FIXTURE_IMAGES = Object.fromEntries(IMAGES.map(({ name }) => [name, `${FOLDER}${name}.svg`])) as Readonly<
  Record<(typeof IMAGES)[number]['name'], string>
>

/** Pattern of the paths of the fixtures' images. */
export const FIXTURE_IMAGE_PATH = `${FOLDER}*`

/** Returns an image of the fixtures by its path, an SVG of one color; `null` for another path. */
export function fixtureImage(path: string): string | null {
  const found = IMAGES.find(({ name }) => path === FIXTURE_IMAGES[name])
  if (!found) return null
  const { color, width, height } = found
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`
}
