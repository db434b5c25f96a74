import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../entryPoints.ts'

/** Returns the URL of the repository for links, without a trailing slash. */
export const repositoryUrl = (root: string): string =>
  readManifest(root)
    .repository.url.replace(/^git\+/, '')
    .replace(/\.git$/, '')

/** Returns the URL of the published documentation site, with a slash at the end: a project site of the code host. */
export const siteUrl = (root: string): string => {
  const [owner, name] = new URL(repositoryUrl(root)).pathname.slice(1).split('/')
  return `https://${owner}.github.io/${name}/`
}

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

/** Returns links of a page to pages of the published site that do not exist. The Storybook is published below it. */
export function deadSiteLinks(root: string, file: string, text: string, exists: (target: string) => boolean): string[] {
  const links = text.matchAll(new RegExp(`${siteUrl(root)}([^)"\\s#?]*)`, 'g'))
  return [...links]
    .map(([, path = '']) => path)
    .filter(
      (path) => path !== '' && !path.startsWith('storybook/') && !exists(`docs/${path.replace(/\.html$/, '')}.md`),
    )
    .map((path) => `${file} links to ${path} on the documentation site, which does not exist.`)
}
