import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** A relative link or image of a page. */
export interface Link {
  /** Path of the target: from the root of the repository, or of the site. */
  readonly target: string
  /** The part after `#`; `undefined` without one. */
  readonly anchor: string | undefined
}

/** Returns the relative links and images of a Markdown page, those in code blocks left out. */
export function linksIn(file: string, text: string): Link[] {
  const found = text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/(?:\]\(|\bsrc=")(?!https?:|mailto:|data:)([^)"\s]+)/g)
  return [...found].map(([, link = '']) => {
    const [path = '', anchor] = link.split('#')
    return { target: path === '' ? file : posix.join(posix.dirname(file), decodeURI(path)), anchor }
  })
}

/** Returns links of a page to files that do not exist and to headings that a page does not have. */
export function deadLinks(root: string, file: string, text: string, exists: (target: string) => boolean): string[] {
  return linksIn(file, text).flatMap(({ target, anchor }) => {
    if (!exists(target)) return [`${file} links to ${target}, which does not exist.`]
    const page = join(root, target)
    if (anchor === undefined || !target.endsWith('.md') || !existsSync(page)) return []
    return anchorsOf(readFileSync(page, 'utf8')).has(anchor)
      ? []
      : [`${file} links to ${target}#${anchor}, which is not a heading there.`]
  })
}

const anchorsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))

/** Returns the anchor of a heading, as code hosts generate it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
