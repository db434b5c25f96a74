import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns Storybook's ids of all stories, read from the titles and exports of `*.stories.tsx`. */
export function storyIds(root: string): ReadonlySet<string> {
  const folder = join(root, 'stories')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.stories\.tsx$/.test(file),
  )
  return new Set(files.flatMap((file) => idsOf(readFileSync(join(folder, file), 'utf8'))))
}

function idsOf(text: string): string[] {
  const title = /^ {2}title: '([^']+)'/m.exec(text)?.[1]
  if (title === undefined) return []
  return [...text.matchAll(/^export const (\w+)(?:: Story)? =/gm)].map(
    ([, name = '']) => `${kebab(title)}--${kebab(name.replace(/([a-z0-9])([A-Z])/g, '$1-$2'))}`,
  )
}

const kebab = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()
