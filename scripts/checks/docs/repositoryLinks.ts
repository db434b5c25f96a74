import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../entryPoints.ts'

/** Returns the URL of the repository for links, without a trailing slash. */
export const repositoryUrl = (root: string): string =>
  readManifest(root)
    .repository.url.replace(/^git\+/, '')
    .replace(/\.git$/, '')

/**
 * Returns absolute links and images of a page to files of the repository that do not exist. Packed pages use such URLs for
 * files that are not packed.
 */
export function deadRepositoryLinks(root: string, file: string, text: string): string[] {
  const repository = repositoryUrl(root)
  const escaped = repository.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const links = new RegExp(`${escaped}/(?:blob|tree|raw)/([\\w.-]+)/([^)"\\s#?]*)`, 'g')
  return [...text.matchAll(links)].flatMap(([url, branch, path = '']) => {
    if (branch !== 'main') return [`${file} links to ${url}, which is not on the branch main.`]
    return existsSync(join(root, decodeURI(path)))
      ? []
      : [`${file} links to ${path} in the repository, which does not exist.`]
  })
}
