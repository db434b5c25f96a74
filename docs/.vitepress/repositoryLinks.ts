import { posix } from 'node:path'

/** The part of markdown-it that is used here. */
interface Markdown {
  readonly core: { readonly ruler: { push(name: string, rule: (state: MarkdownState) => void): void } }
}

interface MarkdownState {
  readonly env: { readonly relativePath?: string }
  readonly tokens: readonly Token[]
}

interface Token {
  readonly type: string
  readonly children: readonly Token[] | null
  content: string
  attrGet(name: string): string | null
  attrSet(name: string, value: string): void
}

/** Options of the plugin. */
interface Options {
  /** URL of the repository, without a trailing slash. */
  readonly repository: string
  /** Where the Storybook is published, with a slash at the end. */
  readonly storybook: string
}

/**
 * The pages are written for the repository and the package. On the site, links to `README.md` lead to the index of the
 * folder, links to files outside of `docs/` lead to the repository, and `<!-- story: id -->` shows the story.
 */
export function repositoryLinks(markdown: Markdown, { repository, storybook }: Options): void {
  markdown.core.ruler.push('repository-links', ({ env, tokens }) => {
    const folder = posix.dirname(env.relativePath ?? '')
    for (const token of tokens) {
      if (token.type === 'html_block') token.content = token.content.replace(STORY, (_, id) => frameOf(storybook, id))
      for (const child of token.children ?? []) {
        // Vue must not read the braces of code.
        if (child.type === 'code_inline') child.attrSet('v-pre', '')
        const href = child.type === 'link_open' ? child.attrGet('href') : null
        if (href !== null) child.attrSet('href', resolveLink(href, folder, repository))
      }
    }
  })
}

const STORY = /<!-- story: ([\w-]+)(?: .*?)?-->/g

const frameOf = (storybook: string, id: string): string =>
  `<iframe class="story" src="${storybook}iframe.html?id=${id}&viewMode=story" title="Story ${id}" loading="lazy"></iframe>
<p><a href="${storybook}?path=/story/${id}" target="_self">Open in Storybook</a></p>`

/** Returns where a link of a page in a folder of `docs/` leads on the site. */
export function resolveLink(href: string, folder: string, repository: string): string {
  const [path = '', anchor] = href.split('#')
  const suffix = anchor === undefined ? '' : `#${anchor}`
  const inDocs = `${repository}/blob/main/docs/`
  if (path.startsWith(inDocs)) return `/${indexed(path.slice(inDocs.length))}${suffix}`
  if (path === '' || /^[a-z]+:|^\//.test(path)) return href
  const target = posix.join('docs', folder, path)
  // A folder has no page of its own.
  if (path.endsWith('/')) return `${repository}/tree/main/${target}`
  return target === 'docs' || target.startsWith('docs/')
    ? indexed(path) + suffix
    : `${repository}/blob/main/${target}${suffix}`
}

const indexed = (path: string): string => path.replace(/(^|\/)README\.md$/, '$1index.md')
